/** What the first line on two phones ends the matter with: who takes which (COMPARE-8). Pure. */
import type { ValuePool } from '#app/finder/value.ts'
import { asSentence } from '#app/platform/text/format.ts'
import { columnNames } from '../column-names.ts'
import type { ComparedPhone } from './compared.ts'
import type { MarkRow } from './marks.ts'
import type { Leads } from './page-leads.ts'
import { amountInWords, differenceOf, priceDifference } from './price-sentence.ts'
import { FEW_ROWS, knownRows } from './sentences.ts'
import { meaningTexts } from './texts.ts'
import { valueForMoney } from './value.ts'
import type { Winners } from './winners.ts'

/** So many reasons are named at most; the lines below have all. */
const MOST_REASONS = 2

/** From this ratio on two prices are not alike. */
const LIKE_PRICE = 1.25

export type TwoVerdict = {
  text: string
  /** A third phone that gives as much as the cheaper one of two for clearly less, what is said of it, and than which it is cheaper, null for both; null where there is none. */
  cheaper: { slug: string; text: string; than: string | null } | null
  /** What of each phone it says all of, so that no other line must. */
  said: string[]
}

type Compared = { phones: ComparedPhone[]; compared: Winners<MarkRow>; leads: Leads[]; pool: ValuePool }

/** Null where little is known, or nothing tells the two apart. */
export function verdictOfTwo(of: Compared): TwoVerdict | null {
  const { phones, compared, leads } = of
  const [a, b] = phones
  if (!a || !b || phones.length > 2 || knownRows(compared.winners).known < FEW_ROWS) return null
  const { list, leadsIn } = meaningTexts()
  const verdict = verdictOf(of)
  if (!verdict) return null
  return {
    text: asSentence(verdict.clauses),
    cheaper: verdict.cheaper,
    said: phones.flatMap(({ name }, index) => {
      const own = leads[index]?.own ?? []
      return own.length > 0 && own.length <= MOST_REASONS ? [asSentence([leadsIn(name, list(own))])] : []
    }),
  }
}

function verdictOf({
  phones,
  compared,
  leads,
  pool,
}: Compared): (Pick<TwoVerdict, 'cheaper'> & { clauses: string[] }) | null {
  const text = meaningTexts()
  const names = phones.map(({ name, shortName }) => shortName ?? name)
  const nameOf = (index: number) => names[index] ?? ''
  const { price: winner } = compared.winners
  const reasons = leads.map(({ own }) => own.slice(0, MOST_REASONS))
  const leaders = reasons.flatMap(({ length }, index) => (length > 0 ? [index] : []))
  const [leader] = leaders
  if (leader === undefined)
    return typeof winner === 'number' ? { clauses: [text.takeCheaper(nameOf(winner))], cheaper: null } : null
  if (leaders.length > 1) {
    const reasonsOf = (index: number) =>
      text.list([...(reasons[index] ?? []), ...(winner === index ? [text.lowerCost] : [])])
    return { clauses: [text.takeEach(nameOf(0), reasonsOf(0), nameOf(1), reasonsOf(1))], cheaper: null }
  }
  const why = text.list(reasons[leader] ?? [])
  const difference = priceDifference(phones, compared)
  const isOlder = winner === null
  if (difference === null && isOlder)
    return !haveLikePrices(phones) ? null : { clauses: [text.takeAtLikePrice(nameOf(leader), why)], cheaper: null }
  if (difference === null || winner === '=')
    return { clauses: [text.takeAtSamePrice(nameOf(leader), why)], cheaper: null }
  const other = 1 - leader
  if (difference.dearer !== leader) return { clauses: [text.takeForLess(nameOf(leader), why, isOlder)], cheaper: null }
  return {
    clauses: [text.takeFirst(nameOf(leader), why), text.elseCheaper(nameOf(other), isOlder)],
    cheaper: cheaperThan(phones[other], nameOf(other), phones[leader], pool),
  }
}

/** Prices that are not compared, but would let nobody think of two classes. */
function haveLikePrices(phones: ComparedPhone[]): boolean {
  const [a = 0, b = 0] = phones.map(({ price, shown }) => shown?.pkr ?? price?.pkr ?? 0)
  return Math.min(a, b) > 0 && Math.max(a, b) < Math.min(a, b) * LIKE_PRICE
}

/**
 * A phone that gives as much as this one for clearly less, told about: it may be a price of another kind. It is said to cost
 * less than the dearer one too where its price is as new, as that of the cheaper one must be.
 */
function cheaperThan(
  phone: ComparedPhone | undefined,
  shortName: string,
  dearer: ComparedPhone | undefined,
  pool: ValuePool,
): TwoVerdict['cheaper'] {
  const slug = phone && valueForMoney(phone, pool)?.matchedBy
  const match = slug ? pool.phones[pool.places.get(slug) ?? -1] : undefined
  if (!phone?.price || !match || match.slug === dearer?.slug) return null
  const other = { pkr: match.pkr, kind: phone.price.kind, date: null }
  const amount = amountInWords(differenceOf([phone, { price: other }]))
  const [name = match.name] = columnNames([match.name])
  const { cheaperThanBoth, cheaperThanOne } = meaningTexts()
  const isBelowBoth =
    Boolean(dearer?.price?.date) && match.pkr < (dearer?.price?.pkr ?? 0) && match.date >= (dearer?.price?.date ?? '')
  return {
    slug: match.slug,
    than: isBelowBoth ? null : shortName,
    text: asSentence([(isBelowBoth ? cheaperThanBoth : cheaperThanOne)(name, shortName, amount)]),
  }
}
