/** Which of two phones is promised updates for longer. Pure. */
import { statedValue } from '#app/facts/fact.ts'
import { holdsHere } from '#app/facts/promised-region.ts'
import { yearsUntil } from '#app/facts/updates-left.ts'
import type { ComparedPhone } from './compared.ts'
import type { Mark } from './mark.ts'

/** A year, less the days by which dates of the same promise differ. */
const UPDATE_YEARS = 0.95

/** The end of support; a minimum can be exceeded. */
type End = { date: string; isMinimum: boolean }

/** Apple's minimum was stated in one country, but its phones get the same updates everywhere. */
function securityEnd({ facts: { updates } }: ComparedPhone): End | null {
  const until = statedValue(updates.securityUntil)
  if (!until || !(holdsHere(until.region) || until.isMinimum)) return null
  return { date: until.date, isMinimum: until.isMinimum }
}

/** The end of system updates, as precise as its source; of a number of upgrades about that many years after the release. */
export function systemUntil({ facts: { updates }, releaseDate }: ComparedPhone): string | null {
  const until = statedValue(updates.osUntil)
  if (until) return until.date
  const upgrades = statedValue(updates.osUpgrades)
  if (!upgrades || !holdsHere(upgrades.region) || releaseDate === '') return null
  return `${Number(releaseDate.slice(0, 4)) + upgrades.count}${releaseDate.slice(4)}`
}

function systemEnd(phone: ComparedPhone): End | null {
  const until = systemUntil(phone)
  return until === null ? null : { date: until, isMinimum: false }
}

/** `2028-09` → 2028.67. */
function yearsOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return year + (month - 1) / 12 + (day - 1) / 365
}

/** Whether the ends of system updates are compared, as that of security updates is not known for both. */
export const isBySystem = (a: ComparedPhone, b: ComparedPhone): boolean =>
  !(securityEnd(a) && securityEnd(b)) && systemEnd(a) !== null && systemEnd(b) !== null

/** Of promises that have both ended none is better. */
export function updatesMark(a: ComparedPhone, b: ComparedPhone): Mark {
  const [securityA, securityB] = [securityEnd(a), securityEnd(b)]
  if (securityA && securityB) return laterOf(securityA, securityB)
  const [systemA, systemB] = [systemEnd(a), systemEnd(b)]
  if (!systemA || !systemB) return null
  const mark = laterOf(systemA, systemB)
  // What is known of security must not say otherwise.
  return mark === laterOf(lastOf(systemA, securityA), lastOf(systemB, securityB)) ? mark : 'open'
}

const lastOf = (system: End, security: End | null): End =>
  security && yearsOf(security.date) > yearsOf(system.date) ? security : system

const hasEnded = ({ date, isMinimum }: End) => !isMinimum && yearsUntil(date, Date.now()) < 0

/** Whether what was promised is over. */
export function haveUpdatesEnded(phone: ComparedPhone): boolean {
  const end = securityEnd(phone) ?? systemEnd(phone)
  return end !== null && hasEnded(end)
}

function laterOf(a: End, b: End): Mark {
  if (hasEnded(a) && hasEnded(b)) return '='
  const years = yearsOf(a.date) - yearsOf(b.date)
  const mark = years >= UPDATE_YEARS ? 'a' : years <= -UPDATE_YEARS ? 'b' : '='
  // What is promised as a minimum can win but not lose.
  return (mark === 'a' && b.isMinimum) || (mark === 'b' && a.isMinimum) ? null : mark
}
