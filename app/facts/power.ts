/** Battery and charging. Pure. */
import { factOf } from './fact.ts'
import { firstNumber, type SpecTexts } from './spec-texts.ts'
import type { PhoneTests } from './tables/schemas.ts'
import { testSource } from './test-results.ts'
import type { PhoneFacts } from './values.ts'

export function batteryFacts({ text, phone, source }: SpecTexts, tests: PhoneTests): PhoneFacts['battery'] {
  const { activeUse, endurance } = tests
  const rated = text('Battery', 'Type') ?? phone.shortSpecs.battery
  return {
    ratedMah: factOf(firstNumber(/(\d[\d,]*)\s*mAh/i, rated) || null, source),
    activeUseMinutes: activeUse ? factOf(activeUse.minutes, testSource(activeUse)) : null,
    enduranceHours: endurance ? factOf(endurance.hours, testSource(endurance)) : null,
  }
}

export function chargingFacts(specs: SpecTexts): PhoneFacts['charging'] {
  const { text, phone, source } = specs
  const row = text('Battery', 'Charging')
  const wirelessRow = text('Battery', 'Wireless charging')
  const wired = wiredWatts(row ?? (text('Battery', 'Type') === null ? phone.shortSpecs.battery : null) ?? '')
  const all = `${row ?? ''}; ${wirelessRow ?? ''}`
  const watts =
    firstNumber(/(\d+(?:\.\d+)?)\s*W\s*(?:fast\s+)?wireless/i, all) ?? firstNumber(/(\d+(?:\.\d+)?)\s*W\b/, wirelessRow)
  const isNamed = watts !== null || /(?<!reverse )\bwireless\b/i.test(row ?? '') || /^Yes\b/i.test(wirelessRow ?? '')
  const isAbsent = /^No\b/i.test(wirelessRow ?? '') || (specs.namesWhatExists && row !== null)
  return {
    wiredWatts: wired && factOf(wired.watts, source, wired.isPlain ? 'high' : 'low'),
    wireless: factOf(isNamed ? true : isAbsent ? false : null, source),
    wirelessWatts: factOf(watts, source),
  }
}

const figure = /(?<!(?:wireless|reverse)(?: charging)? )(\d+(?:\.\d+)?)\s*W\b(?!\s*(?:fast\s+)?(?:wireless|reverse))/gi

/**
 * The highest wired figure. Some rows run several kinds together without a separator (`66W wired 5W reverse wired`); a
 * figure from such a part is less certain (`isPlain` is false) and counts only where no other exists.
 */
function wiredWatts(row: string): { watts: number; isPlain: boolean } | null {
  const plain: number[] = []
  const mixed: number[] = []
  for (const part of row.split(/[;,\n]/)) {
    const isMixed = /wireless|reverse/i.test(part)
    for (const [, watts] of part.matchAll(figure)) (isMixed ? mixed : plain).push(Number(watts))
  }
  const figures = (plain.length > 0 ? plain : mixed).filter(watts => watts > 0)
  return figures.length > 0 ? { watts: Math.max(...figures), isPlain: plain.length > 0 } : null
}
