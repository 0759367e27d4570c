/** Which of two phones is promised updates for longer. Pure. */
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import type { ComparedPhone } from './compared.ts'
import type { Mark } from './mark.ts'

/** A year, less the days by which dates of the same promise differ. */
const UPDATE_YEARS = 0.95

/** The end of support in years; a minimum can be exceeded. */
type End = { years: number; isMinimum: boolean }

const securityEnd = ({ facts: { updates } }: ComparedPhone): End | null =>
  updates.securityUntil && {
    years: yearsOf(updates.securityUntil.value.date),
    isMinimum: updates.securityUntil.value.isMinimum,
  }

function systemEnd({ facts: { updates }, releaseDate }: ComparedPhone): End | null {
  if (updates.osUntil) return { years: yearsOf(updates.osUntil.value.date), isMinimum: false }
  if (!updates.osUpgrades || releaseDate === '') return null
  return { years: yearsOf(releaseDate) + updates.osUpgrades.value.count, isMinimum: false }
}

/** `2028-09` → 2028.67. */
function yearsOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return year + (month - 1) / 12 + (day - 1) / 365
}

/** Of promises that have both ended none is better. */
export function updatesMark(a: ComparedPhone, b: ComparedPhone): Mark {
  const security = [securityEnd(a), securityEnd(b)] as const
  const [endA, endB] = security[0] && security[1] ? security : [systemEnd(a), systemEnd(b)]
  if (!endA || !endB) return null
  const now = yearsOf(todayInPakistan())
  if (endA.years < now && endB.years < now && !endA.isMinimum && !endB.isMinimum) return '='
  const mark = endA.years - endB.years >= UPDATE_YEARS ? 'a' : endB.years - endA.years >= UPDATE_YEARS ? 'b' : '='
  // What is promised as a minimum can win but not lose.
  return (mark === 'a' && endB.isMinimum) || (mark === 'b' && endA.isMinimum) ? null : mark
}
