/** What the row of updates says of a phone. Pure. */
import { regionText } from '#app/facts/place-texts.ts'
import { regionToName } from '#app/facts/promised-region.ts'
import { yearsUntil } from '#app/facts/updates-left.ts'
import { formatDate, formatShortDate, withCommas } from '#app/platform/text/format.ts'
import { meaningTexts } from '../meaning/texts.ts'
import { systemUntil } from '../meaning/update-marks.ts'
import type { Content } from './cells.ts'
import type { DecisionPhone } from './how.ts'
import { decisionTexts } from './texts.ts'

/**
 * @param withSystem the end of system updates first, as it is what is compared
 * @param isMany short forms, for narrow columns
 */
export function updatesContent(phone: DecisionPhone, now: number, withSystem: boolean, isMany = false): Content | null {
  const { updates, kind } = phone.facts
  const text = decisionTexts()
  const { securityUntil, osUntil, osUpgrades } = updates
  const promised = (securityUntil ?? (osUntil ? null : osUpgrades))?.value.region
  const region = regionToName(promised)
  const scope = region && text.statedFor(regionText(region))
  const system = withSystem && systemText(phone, now, isMany)
  const monthOf = isMany ? formatShortDate : formatDate
  if (securityUntil) {
    const { date, isMinimum } = securityUntil.value
    const month = monthOf(date.slice(0, 7))
    const left = Math.floor(yearsUntil(date, now) * 2) / 2
    const hasEnded = left < 0 && !isMinimum
    const security = hasEnded ? text.securityEnded(month) : text.securityUntil(month, isMinimum)
    const years = !isMany && left >= 0.5 && text.yearsLeft(left)
    if (system) return { text: system, more: withCommas([security, years, scope]) }
    return { text: security, more: withCommas([years, scope]) }
  }
  if (osUntil) return { text: endOfSystem(osUntil.value.date, now, isMany) }
  if (osUpgrades) {
    const [first, ...others] = [system, meaningTexts().upgrades(osUpgrades.value.count), scope].filter(said => said)
    return { text: first || '', more: withCommas(others) }
  }
  if (updates.isSupported) return { text: updates.isSupported.value ? text.stillCame : text.haveEnded }
  return kind?.value === 'keypad' ? null : { text: text.noPromise, isUnknown: true }
}

/** By its date, else about, by the number of upgrades. */
function systemText(phone: DecisionPhone, now: number, isMany: boolean): string | null {
  const until = systemUntil(phone)
  if (until === null) return null
  if (phone.facts.updates.osUntil) return endOfSystem(until, now, isMany)
  const { systemAbout, systemEndedAbout, systemShort, systemEndedShort } = decisionTexts()
  const hasEnded = yearsUntil(until, now) < 0
  if (isMany) return (hasEnded ? systemEndedShort : systemShort)(formatShortDate(until.slice(0, 7)))
  return (hasEnded ? systemEndedAbout : systemAbout)(formatDate(until.slice(0, 7)))
}

function endOfSystem(date: string, now: number, isMany: boolean): string {
  const { systemEnded, systemUntil } = decisionTexts()
  return (yearsUntil(date, now) < 0 ? systemEnded : systemUntil)(
    (isMany ? formatShortDate : formatDate)(date.slice(0, 7)),
  )
}
