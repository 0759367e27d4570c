/** What speaks for and against each of compared phones, where they differ (COMPARE-8). Pure. */
import { statedValue } from '#app/facts/fact.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { type Answer, type Described, firstPoints, type Point, pointsOf, shownPoints } from '#app/phones/answer.ts'

const isSame = (a: Point, b: Point) => a.topic === b.topic && a.isGood === b.isGood

/**
 * Without the points that all have in some form, also where that is only derived, or said of one by another point. The
 * first of each kind; what is shown of one is shown of each other that has it too.
 * @param now milliseconds since 1970
 * @param leadsInCharging whether a phone leads in it, alone or with others
 */
export function comparedPoints(
  phones: Described[],
  now: number,
  leadsInCharging: (index: number) => boolean,
): Pick<Answer, 'pros' | 'cons'>[] {
  // What a phone with keys has counts here, though nothing is said of it.
  const known = phones.map(phone =>
    pointsOf({ ...phone, facts: { ...phone.facts, kind: null } }, now, fact => fact?.value ?? null),
  )
  const isOfAll = (point: Point) => known.length > 1 && known.every(points => points.some(each => isSame(each, point)))
  const stated = phones.map((phone, index) =>
    pointsOf(phone, now).filter(
      point =>
        !isOfAll(point) &&
        !(isOfBatterySize(point, phone.facts) && isExceeded(point, phone.facts, index)) &&
        !(point.topic === 'charging' && !point.isGood && leadsInCharging(index)),
    ),
  )
  /** Whether another phone, of which the same is not said, has a smaller battery than a small one, or a bigger than a big one. */
  function isExceeded(point: Point, facts: PhoneFacts, index: number): boolean {
    const mah = statedValue(facts.battery.ratedMah) ?? 0
    return phones.some(({ facts: { battery } }, other) => {
      const its = statedValue(battery.ratedMah)
      const isSaid = known[other]?.some(each => isSame(each, point))
      return other !== index && its !== null && !isSaid && (point.isGood ? its > mah : its < mah)
    })
  }
  const first = stated.flatMap(points => Object.values(firstPoints(shownPoints(points))).flat())
  return stated.map(points => {
    const shown = points.filter(point => first.some(each => isSame(each, point)))
    const textsOf = (isGood: boolean) => shown.filter(point => point.isGood === isGood).map(({ text }) => text)
    return { pros: textsOf(true), cons: textsOf(false) }
  })
}

/** What is stated, in the same words, of each of two or more phones: first what speaks for them. */
export function sharedPoints(phones: Described[], now: number): string[] {
  const [first = [], ...others] = phones.map(phone => shownPoints(pointsOf(phone, now)))
  const shared = first.filter(({ text }) => others.every(points => points.some(point => point.text === text)))
  return others.length === 0 ? [] : Object.values(firstPoints(shared)).flatMap(points => points.map(({ text }) => text))
}

/** Where the life was measured, that is said instead. */
const isOfBatterySize = ({ topic }: Point, { battery }: PhoneFacts) =>
  topic === 'battery' && statedValue(battery.activeUseMinutes) === null
