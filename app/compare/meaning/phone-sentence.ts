/** What one sentence says about a phone, part by part with the fact behind it. Pure. */
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import { type ComparedPhone, cameraMeans, timeOfUse } from './compared.ts'
import { meaningTexts } from './texts.ts'

export type SentencePart = { fact: 'speed' | 'battery' | 'camera' | 'updates'; text: string }

/** The parts that are known; a part without a fact is left out. */
export function phoneParts(phone: ComparedPhone): SentencePart[] {
  const parts: [SentencePart['fact'], string | null][] = [
    ['speed', speedText(phone)],
    ['battery', batteryText(phone)],
    ['camera', cameraText(phone)],
    ['updates', updatesText(phone)],
  ]
  return parts.flatMap(([fact, text]) => (text === null ? [] : [{ fact, text }]))
}

/** `Name: part, part.`; empty where nothing is known. */
export const phoneSentence = (phone: ComparedPhone): string =>
  meaningTexts().phone(
    phone.name,
    phoneParts(phone).map(({ text }) => text),
  )

function speedText({ facts: { speed } }: ComparedPhone): string | null {
  const { tier, score, range } = speed?.value ?? { tier: null, score: null, range: null }
  if (range) return meaningTexts().speedRange(...range)
  return tier && score !== null ? meaningTexts().speed(tier, score) : null
}

function batteryText(phone: ComparedPhone): string | null {
  const time = timeOfUse(phone)
  if (time) return meaningTexts().dayOfUse(time.hours, time.minutes)
  const { ratedMah } = phone.facts.battery
  return ratedMah && meaningTexts().batterySize(formatNumber(ratedMah.value))
}

function cameraText(phone: ComparedPhone): string | null {
  // Nobody expects it of a keypad phone.
  if (phone.facts.kind?.value === 'keypad') return null
  const text = meaningTexts()
  const { opticalZoom, isStabilized } = cameraMeans(phone)
  if (opticalZoom !== null) return isStabilized ? text.zoomAndStabilized(opticalZoom) : text.opticalZoom(opticalZoom)
  return isStabilized === null ? null : isStabilized ? text.stabilized : text.notStabilized
}

function updatesText({ facts: { updates } }: ComparedPhone): string | null {
  const { securityUntil, osUpgrades } = updates
  const text = meaningTexts()
  if (securityUntil)
    return text.securityUntil(formatDate(securityUntil.value.date.slice(0, 7)), securityUntil.value.isMinimum)
  return osUpgrades && text.upgrades(osUpgrades.value.count)
}
