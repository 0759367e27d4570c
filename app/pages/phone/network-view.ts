/** What the page of a phone says about the networks of Pakistan. Pure. */
import { isDerived } from '#app/facts/fact.ts'
import { type OperatorHere, operatorsHere } from '#app/facts/network/here.ts'
import { networkTexts } from '#app/facts/network/texts.ts'
import type { NetworkStatus } from '#app/facts/network/values.ts'
import { type NamedSource, namedSource } from '#app/facts/source-text.ts'
import type { NetworkTable } from '#app/facts/tables/schemas.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { formatList, withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { lastingTexts } from './lasting-texts.ts'

export type NetworkView = {
  /** The answer on 5G in few words: with whom it works, or that it does not. */
  short: string
  /** One sentence where its bands are not known. */
  fiveG: string | null
  rows: { name: string; status: NetworkStatus }[]
  /** What limits 4G; nothing where every operator's 4G works fully. */
  fourG: string[]
  /** Whether it says no more than that its bands are not known. */
  is4gUnknown?: true
  /** The bands that are missing, by operator. */
  missing: string[]
  /** Which version of the phone the bands are of; null where there is one. */
  version: string | null
  source: NamedSource | null
}

export function networkView(
  { network: fact, fiveG }: Pick<PhoneFacts, 'network' | 'fiveG'>,
  table: NetworkTable,
): NetworkView {
  const network = fact?.value ?? null
  const operators = operatorsHere(network, table)
  const with5g = operators.filter(({ fiveG }) => fiveG.status !== 'not-offered')
  const only = (status: NetworkStatus) => with5g.every(({ fiveG }) => fiveG.status === status)
  return {
    short: only('unknown') && fiveG?.value === false ? networkTexts().statuses['no-5g'] : shortText(with5g),
    fiveG: only('unknown') ? unknownBandsText(fiveG) : null,
    rows:
      only('no-5g') || only('unknown') ? [] : with5g.map(each => ({ name: nameOf(each), status: each.fiveG.status })),
    fourG: limitsOf4g(operators),
    ...(operators.every(({ fourG }) => fourG.status === 'unknown') ? { is4gUnknown: true as const } : {}),
    missing: missingBands(operators, table),
    version: versionText(fact),
    source: fact && namedSource(fact.source),
  }
}

/** The operators whose 5G works, then those of which it works in part; else the best that can be said. */
function shortText(operators: OperatorHere[]): string {
  const namesOf = (...wanted: NetworkStatus[]) =>
    operators.filter(({ fiveG }) => wanted.includes(fiveG.status)).map(({ name }) => ofSource(name))
  const [whole, part] = [namesOf('full', 'good'), namesOf('partial')]
  const names = [...whole, ...part.map(lastingTexts().inPart)]
  if (names.length > 0) return withCommas(names)
  const { statuses } = networkTexts()
  const best = (['weak', 'unknown', 'none'] as const).find(status => namesOf(status).length > 0)
  return statuses[best ?? 'no-5g']
}

function unknownBandsText(fiveG: PhoneFacts['fiveG']): string | null {
  const text = lastingTexts()
  if (!fiveG) return text.unknown5g
  if (isDerived(fiveG)) return fiveG.value ? text.chipHas5g : text.chipHasNo5g
  return fiveG.value ? text.has5gUnknownBands : null
}

const nameOf = ({ name, brands }: OperatorHere) =>
  brands.length > 0 ? lastingTexts().withBrands(name, formatList(brands.map(ofSource))) : name

/** 4G works almost everywhere, so only what is not full is worth a line: one for each status. */
function limitsOf4g(operators: OperatorHere[]): string[] {
  const text = lastingTexts()
  const limited = operators.filter(({ fourG }) => !['full', 'good', 'not-offered'].includes(fourG.status))
  if (limited.length === operators.length && limited.every(({ fourG }) => fourG.status === 'unknown')) {
    return [text.unknown4g]
  }
  if (limited.length === operators.length && limited.every(({ fourG }) => fourG.status === 'no-4g')) return [text.no4g]
  const statuses = [...new Set(limited.map(({ fourG }) => fourG.status))]
  return statuses.map(status =>
    text.fourG(
      formatList(limited.filter(({ fourG }) => fourG.status === status).map(({ name }) => ofSource(name))),
      networkTexts().statuses4g[status] ?? networkTexts().statuses[status],
    ),
  )
}

/** Of operators that the phone can use at all; one without 5G lacks every band. */
function missingBands(operators: OperatorHere[], { bandNames }: NetworkTable): string[] {
  const bandsOf = (bands: number[], letter: string) =>
    bands.map(band => networkTexts().band(`${letter}${band}`, bandNames[band] ?? ''))
  return operators.flatMap(({ name, fiveG, fourG }) => {
    const missing = [
      ...(fiveG.status === 'no-5g' ? [] : bandsOf(fiveG.missing, '5G n')),
      ...(fourG.status === 'no-4g' ? [] : bandsOf(fourG.missing, '4G B')),
    ]
    return missing.length > 0 ? [lastingTexts().missing(name, formatList(missing))] : []
  })
}

function versionText(fact: PhoneFacts['network']): string | null {
  const text = lastingTexts()
  if (!fact) return null
  const { caution, chosenNr, chosenLte, nr } = fact.value
  if (caution) return text.foreign
  // The label of the 4G list says nothing of 5G bands that are not listed.
  const version = chosenNr ?? (nr.state === 'listed' ? chosenLte : null)
  return version && text.version(version)
}
