/** Battery and charging. Pure. */
import { factOf } from './fact.ts'
import { rankHere, versionHere } from './regions.ts'
import { firstNumber, type SpecTexts } from './spec-texts.ts'
import type { PhoneTests } from './tables/schemas.ts'
import { testSource } from './test-results.ts'
import type { PhoneFacts } from './values.ts'

export function batteryFacts({ text, phone, source }: SpecTexts, tests: PhoneTests): PhoneFacts['battery'] {
  const { activeUse, endurance } = tests
  const rated = text('Battery', 'Type') ?? phone.shortSpecs.battery
  return {
    ratedMah: factOf(ratedIn(rated ?? ''), source),
    activeUseMinutes: activeUse ? factOf(activeUse.minutes, testSource(activeUse)) : null,
    enduranceHours: endurance ? factOf(endurance.hours, testSource(endurance)) : null,
  }
}

/** The capacity; of versions for several markets that of the one sold here. */
function ratedIn(text: string): number | null {
  const versions = [...text.matchAll(/(\d[\d,]*)\s*mAh\b([^;]*)/gi)].map(([, mah = '', label = '']) => ({
    mah: Number(mah.replaceAll(',', '')),
    label,
  }))
  return (versionHere(versions, ({ label }) => label) ?? versions[0])?.mah || null
}

export function chargingFacts(specs: SpecTexts): PhoneFacts['charging'] {
  const { text, phone, source } = specs
  const row = text('Battery', 'Charging')
  const wirelessRow = text('Battery', 'Wireless charging')
  const all = `${row ?? ''}; ${wirelessRow ?? ''}`
  const watts =
    firstNumber(/(\d+(?:\.\d+)?)\s*W\s*(?:fast\s+)?wireless(?! charging \d)/i, all) ??
    (/\bwireless\b/i.test(row ?? '') ? firstNumber(/(\d+(?:\.\d+)?)\s*W\b(?!\s*reverse)/i, wirelessRow) : null)
  // A phone that charges others without a wire is charged so too.
  const isNamed =
    watts !== null ||
    /(?<!reverse )\bwireless\b/i.test(row ?? '') ||
    /^Yes\b|\breverse wireless\b/i.test(wirelessRow ?? '')
  const isAbsent = /^No\b/i.test(wirelessRow ?? '') || (specs.namesWhatExists && row !== null)
  const summary = text('Battery', 'Type') === null ? phone.shortSpecs.battery : null
  const wired = wiredWatts(row ?? summary ?? '', isNamed)
  return {
    wiredWatts: wired && factOf(wired.watts, source, wired.isOfHere ? 'high' : 'low'),
    wireless: factOf(isNamed ? true : isAbsent ? false : null, source),
    wirelessWatts: factOf(watts, source),
  }
}

const figures = /(\d+(?:\.\d+)?)\s*W\b\s*(reverse|(?:fast\s+)?wireless|wired)?/gi
/** Words before a figure of another kind: `reverse wireless charging 27W`. */
const otherKind = /\b(?:wireless|reverse)(?: charging)?\s*$/i

/**
 * The highest wired figure of the version sold in Pakistan. A text that runs several kinds together without a separator
 * says of some figures what they are not; where the phone charges without a wire, only figures that are named wired count
 * (FACT-3). Of foreign versions the figure is less certain (`isOfHere` is false).
 */
function wiredWatts(row: string, isWireless: boolean): { watts: number; isOfHere: boolean } | null {
  const found = [...row.matchAll(figures)]
  const versions = found.flatMap((match, index) => {
    const [, watts, kind = ''] = match
    const isOther = /wireless|reverse/i.test(kind) || otherKind.test(row.slice(0, match.index))
    if (isOther || (isWireless && !/wired/i.test(kind)) || Number(watts) === 0) return []
    const rest = row.slice(match.index + match[0].length, found[index + 1]?.index)
    return [{ watts: Number(watts), label: labelIn(rest) }]
  })
  const here = versions.map(version => ({ ...version, rank: rankHere(version.label) }))
  const best = Math.min(...here.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY))
  const chosen = Number.isFinite(best)
    ? here.filter(({ rank, label }) => rank === best || label === null)
    : here.filter(({ label }) => label === null)
  const counted = chosen.length > 0 ? chosen : here
  return counted.length > 0
    ? { watts: Math.max(...counted.map(({ watts }) => watts)), isOfHere: chosen.length > 0 }
    : null
}

/** The region that a figure is of: `(India)`, `- International`; null where none is named. */
const labelIn = (text: string): string | null =>
  /(?:\(|-\s+)([^();]*\b(?:China|India|USA?|Japan|Korea|Pakistan|International|Intl|Global|ROW|EMEA|Europe|EU|Asia)\b[^();]*)/i.exec(
    text,
  )?.[1] ?? null
