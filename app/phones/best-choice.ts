/** Which of some phones at one price is recommended first (HOME-1, SEARCH-13). Pure. */
import type { PhoneFacts } from '#app/facts/values.ts'
import { endOfUpdates, speedStep } from './card-summary.ts'

/** What the choice looks at, the first that differs decides; more is better. */
export type Marks = number[]

/**
 * The step of the speed that the card names, a measured before a probable one, 5G that works here, the year in which updates
 * end; null where the speed is not known.
 */
export function marksOf({ speed, graphics, fiveGHere, updates }: PhoneFacts): Marks | null {
  const step = speedStep(speed?.value.tier ?? null, graphics?.value.score ?? null)
  if (!speed || step === null) return null
  const end = updates.securityUntil
  const until = endOfUpdates({
    updatesUntil: end?.value.date ?? null,
    updatesConfidence: end?.confidence ?? null,
    region: end?.value.region ?? null,
  })
  return [step, Number(speed.confidence !== 'low'), Number(fiveGHere?.value === true), Number(until?.slice(0, 4) ?? 0)]
}

/** The better marks first. */
export const byMarks = (a: Marks, b: Marks): number => b.map((mark, at) => mark - (a[at] ?? 0)).find(Boolean) ?? 0

/** @param grade of its price, which orders a list before the marks */
export type Candidate = { brand: string; grade: number; marks: Marks }

/**
 * One of each list, at most so many of a brand where another has a phone. The list whose first leads those of other brands the
 * most in its marks chooses first, so that a brand stands where it is missed the most.
 * @param lists each the best first
 */
export function chooseOfEach<Each extends Candidate>(lists: Each[][], mostOfBrand: number): (Each | null)[] {
  const chosen: (Each | null)[] = lists.map(() => null)
  const open = new Set(lists.keys())
  const isFree = ({ brand }: Candidate) => chosen.filter(each => each?.brand === brand).length < mostOfBrand
  while (open.size > 0) {
    const offers = [...open].map(at => {
      const list = lists[at] ?? []
      const free = list.filter(isFree)
      const best = free[0] ?? list[0] ?? null
      const next = free.find(({ brand }) => brand !== best?.brand)
      return { at, best, lead: best?.marks.map((mark, index) => mark - (next?.marks[index] ?? 0)) ?? [] }
    })
    const first = offers.reduce((a, b) => (byMarks(a.lead, b.lead) > 0 ? b : a))
    chosen[first.at] = first.best
    open.delete(first.at)
  }
  return chosen
}
