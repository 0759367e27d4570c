/** What a phone can use of the networks in Pakistan. Pure. */
import { has5gModem } from '../chip/modem.ts'
import { type Fact, factOf } from '../fact.ts'
import type { SpecTexts } from '../spec-texts.ts'
import type { NetworkTable } from '../tables/schemas.ts'
import { type ChosenBands, chooseBands, parseBands } from './bands.ts'
import type { BandList, GenerationStatus, Network, NetworkStatus } from './values.ts'

type NetworkRows = { technology: string | null; speed: string | null; lte: string | null; nr: string | null }

type NetworkFacts = {
  network: Fact<Network> | null
  /** Whether the phone has 5G anywhere. */
  fiveG: Fact<boolean> | null
  /** Whether it has a 5G band that every operator here uses. */
  fiveGHere: Fact<boolean> | null
}

/** @param chip its normalized name */
export function networkFacts(specs: SpecTexts, table: NetworkTable, chip: string | null = null): NetworkFacts {
  const rows = {
    technology: specs.text('Network', 'Technology'),
    speed: specs.text('Network', 'Speed'),
    lte: specs.text('Network', '4G bands'),
    nr: specs.text('Network', '5G bands'),
  }
  const isKnown = Object.values(rows).some(row => row !== null)
  const network = isKnown ? networkOf(rows, table) : null
  return {
    network: factOf(network, specs.source, network?.caution ? 'low' : 'high'),
    fiveG:
      factOf(namedGeneration(specs.phone.name) ?? network?.has5g, specs.source) ??
      // No row tells: the chip is the next best evidence (FACT-6).
      factOf(chip === null ? null : has5gModem(chip), specs.source, 'low'),
    fiveGHere: factOf(fiveGHere(rows), specs.source, 'medium'),
  }
}

/** A name that ends in its generation decides: rows of phones that share a name with a 5G one may be the other's. */
function namedGeneration(name: string): boolean | null {
  return /\b5G\b/i.test(name) ? true : /\b4G\b/i.test(name) ? false : null
}

/** n41 or n78 carry 5G of all operators here. */
const BANDS_HERE = ['41', '78']

/** The finder's reading, which takes any number for a list of bands: a text with only `Sub6` counts as one without n41 and n78. */
function fiveGHere({ nr, technology }: NetworkRows): boolean | null {
  const numbers = nr?.match(/\d+/g)
  if (numbers) return BANDS_HERE.some(band => numbers.includes(band))
  if (nr !== null || technology === null) return null
  return /5G/i.test(technology) ? null : false
}

function networkOf(rows: NetworkRows, { operators }: NetworkTable): Network {
  const lte = parseBands(rows.lte)
  const nr = withoutCopies(parseBands(rows.nr), lte)
  const has5g = hasGeneration(/\b5G\b/i, rows, nr)
  // Every phone with 5G has 4G too, and so has one whose bands of 4G are listed.
  const has4g = has5g || lte.state === 'listed' || hasGeneration(/\bLTE\b|\b4G\b/i, rows, lte)
  const lteHere = chooseBands(lte)
  const nrHere = chooseBands(nr)
  const own = operators.flatMap(({ id, bands }) => (bands ? [{ id, bands }] : []))
  return {
    lte,
    nr,
    has4g,
    has5g,
    caution: lteHere.isForeign || nrHere.isForeign,
    chosenLte: lteHere.label,
    chosenNr: nrHere.label,
    operators: Object.fromEntries(
      own.map(({ id, bands }) => [
        id,
        {
          lte: statusOf(bands.lteCore, bands.lteExtra, has4g, 'no-4g', lteHere),
          nr: statusOf(bands.nrCore, bands.nrExtra, has5g, 'no-5g', nrHere),
        },
      ]),
    ),
  }
}

/** A 5G list that repeats the 4G list of its version was copied: its bands are not known. */
const withoutCopies = (nr: BandList, lte: BandList): BandList => ({
  ...nr,
  variants: nr.variants.map(variant => {
    const isCopy = lte.variants.some(({ label, bands }) => label === variant.label && isSameList(bands, variant.bands))
    return isCopy ? { ...variant, bands: [] } : variant
  }),
})

/** A few bands may be the same in both generations. */
const FEW_BANDS = 8

const isSameList = (a: number[], b: number[]) => a.length > FEW_BANDS && a.join() === b.join()

function hasGeneration(word: RegExp, { technology, speed }: NetworkRows, list: BandList): boolean | null {
  const row = technology ?? speed
  if (row !== null) return word.test(row)
  return list.state === 'missing' ? null : true
}

function statusOf(
  core: number[],
  extra: number[],
  hasIt: boolean | null,
  no: NetworkStatus,
  { versions }: ChosenBands,
): GenerationStatus {
  const wanted = [...core, ...extra]
  if (wanted.length === 0) return { status: 'not-offered', missing: [], versions: null }
  const results = versions
    .filter(({ bands }) => bands.length > 0)
    .map(({ bands }) => ({
      status: statusOfBands(core, extra, bands),
      missing: wanted.filter(band => !bands.includes(band)).sort((a, b) => a - b),
    }))
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  const [best] = results
  const worst = results.at(-1)
  if (!best || !worst) {
    return hasIt === false
      ? { status: no, missing: wanted, versions: null }
      : { status: 'unknown', missing: [], versions: null }
  }
  const versionsDiffer = best.status !== worst.status
  return { ...worst, versions: versionsDiffer ? { best: best.status, worst: worst.status } : null }
}

const order: NetworkStatus[] = ['full', 'good', 'partial', 'weak', 'none']

function statusOfBands(core: number[], extra: number[], bands: number[]): NetworkStatus {
  const has = (band: number) => bands.includes(band)
  if (core.every(has)) return extra.every(has) ? 'full' : 'good'
  if (core.some(has)) return 'partial'
  return extra.some(has) ? 'weak' : 'none'
}
