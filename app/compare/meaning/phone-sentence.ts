/** What one sentence says about a phone, part by part with the fact behind it. Pure. */
import { isDerived } from '#app/facts/fact.ts'
import { yearsUntil } from '#app/facts/updates-left.ts'
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import { type ComparedPhone, cameraMeans } from './compared.ts'
import { meaningTexts } from './texts.ts'

export type SentencePart = { fact: 'speed' | 'battery' | 'camera' | 'updates'; text: string }

/**
 * The parts that are known; a part without a fact is left out.
 * @param now for pages, which say that updates have ended and for which region they were promised
 */
export function phoneParts(phone: ComparedPhone, now?: number): SentencePart[] {
  const parts: [SentencePart['fact'], string | null][] = [
    ['speed', speedText(phone, now !== undefined)],
    ['battery', batteryText(phone)],
    ['camera', cameraText(phone)],
    ['updates', updatesText(phone, now)],
  ]
  return parts.flatMap(([fact, text]) => (text === null ? [] : [{ fact, text }]))
}

/** `Name: part, part.`; empty where nothing is known. */
export const phoneSentence = (phone: ComparedPhone, now?: number): string =>
  meaningTexts().phone(
    phone.name,
    phoneParts(phone, now).map(({ text }) => text),
  )

function speedText({ facts: { speed } }: ComparedPhone, isForPage: boolean): string | null {
  const { tier, score, range } = speed?.value ?? { tier: null, score: null, range: null }
  if (range) return meaningTexts().speedRange(...range)
  if (!tier || score === null) return null
  return speed && isDerived(speed) && isForPage
    ? meaningTexts().speedEstimated(tier, score)
    : meaningTexts().speed(tier, score)
}

function batteryText({ facts: { battery } }: ComparedPhone): string | null {
  if (battery.activeUseMinutes) {
    const minutes = Math.round(battery.activeUseMinutes.value)
    return meaningTexts().dayOfUse(Math.floor(minutes / 60), minutes % 60)
  }
  return battery.ratedMah && meaningTexts().batterySize(formatNumber(battery.ratedMah.value))
}

function cameraText(phone: ComparedPhone): string | null {
  // Nobody expects it of a keypad phone.
  if (phone.facts.kind?.value === 'keypad') return null
  const text = meaningTexts()
  const { opticalZoom, isStabilized } = cameraMeans(phone)
  if (opticalZoom !== null) return isStabilized ? text.zoomAndStabilized(opticalZoom) : text.opticalZoom(opticalZoom)
  return isStabilized === null ? null : isStabilized ? text.stabilized : text.notStabilized
}

function updatesText({ facts: { updates }, releaseDate }: ComparedPhone, now?: number): string | null {
  const { securityUntil, osUpgrades } = updates
  const text = meaningTexts()
  if (securityUntil) {
    const { date, isMinimum, region } = securityUntil.value
    const month = formatDate(date.slice(0, 7))
    if (now === undefined) return text.securityUntil(month, isMinimum)
    if (!isMinimum && yearsUntil(date, now) < 0) return text.securityEnded(month)
    const promise = text.securityUntil(month, isMinimum)
    return region ? text.statedFor(promise, region) : promise
  }
  // At one a year none is left.
  const isUsedUp =
    osUpgrades && now !== undefined && releaseDate && -yearsUntil(releaseDate, now) >= osUpgrades.value.count
  return osUpgrades && !isUsedUp ? text.upgrades(osUpgrades.value.count) : null
}
