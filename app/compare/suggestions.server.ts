/** What the compare page offers while there is nothing to compare (COMPARE-12). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { newestPriced } from '#app/phones/newest-priced.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { compareByMeaning, comparedPhones } from './compared-phones.server.ts'
import { indexOf } from './decision/rows.ts'
import { amountInWords, differenceOf } from './meaning/price-sentence.ts'
import { meaningTexts } from './meaning/texts.ts'

/** Popular budgets, in rupees. */
const BUDGETS = [30_000, 45_000, 70_000, 100_000, 150_000, 250_000]
/** A phone for a budget costs at least this share of it. */
const LEAST_SHARE = 0.8
/** Prices read within so many days of each other are of like age. */
const LIKE_DAYS = 45
/** So many pairs of a budget are looked at. */
const TRIED = 20
/** Figures of a card that must be known. */
const LEAST_KNOWN = 4

/** Of each phone what is better beside the other one, in words; empty where nothing. */
export type ReadyPair = { budget: number; phones: (PhoneCard & { leads: string })[] }

/** Phones of which little is known show nothing to compare. */
const isKnown = ({ specs }: PhoneCard) => specs.filter(Boolean).length >= LEAST_KNOWN

/**
 * Of each budget two of the newest phones of different brands, with prices that may be compared: recent ones before those that
 * may have changed, then of like age before others, and of the first of these the two of which each is better in something.
 * Budgets without are left out.
 */
export const readyPairs = cachePerVersion('suggested comparisons', (): ReadyPair[] =>
  BUDGETS.flatMap(budget => {
    const pairs = pairsOfCards(newestPriced(budget * LEAST_SHARE, budget).filter(isKnown))
    const [first] = pairs
    if (!first) return []
    // Each is compared only until one is found.
    for (const pair of pairs.slice(0, TRIED)) {
      const phones = withLeads(pair)
      if (phones.every(({ leads }) => leads)) return [{ budget, phones }]
    }
    return [{ budget, phones: withLeads(first) }]
  }),
)

const staleIn = (pair: PhoneCard[]) => pair.filter(({ isPriceStale }) => isPriceStale).length

/**
 * Of different brands: those alone whose prices are both recent, where there are any; else those with one such before others;
 * of like age first, then the newest.
 */
function pairsOfCards(cards: PhoneCard[]): [PhoneCard, PhoneCard][] {
  const pairs = cards.flatMap((a, index) =>
    cards
      .slice(index + 1)
      .flatMap((b, offset) =>
        a.brand === b.brand ? [] : [{ pair: [a, b] as [PhoneCard, PhoneCard], place: 2 * index + 1 + offset }],
      ),
  )
  const isApart = ([a, b]: [PhoneCard, PhoneCard]) => Number(daysBetween(a, b) > LIKE_DAYS)
  const recent = pairs.filter(({ pair }) => staleIn(pair) === 0)
  return (recent.length > 0 ? recent : pairs)
    .toSorted((a, b) => staleIn(a.pair) - staleIn(b.pair) || isApart(a.pair) - isApart(b.pair) || a.place - b.place)
    .map(({ pair }) => pair)
}

const daysBetween = (a: PhoneCard, b: PhoneCard) =>
  Math.abs(dayOfDate(a.priceNote?.date ?? '') - dayOfDate(b.priceNote?.date ?? ''))

function withLeads(pair: [PhoneCard, PhoneCard]): ReadyPair['phones'] {
  const compared = comparedPhones(listPhonesByIds(pair.map(({ id }) => id)))
  const { leads, pageMarks } = compareByMeaning(compared).meaning
  return pair.map(phone => {
    const index = compared.findIndex(({ id }) => id === phone.id)
    const own = leads[index]?.own ?? []
    const isCheaper = indexOf(pageMarks.price) === index
    const price = isCheaper ? [meaningTexts().lowerPrice(amountInWords(differenceOf(compared)))] : []
    return { ...phone, leads: meaningTexts().list([...price, ...own]) }
  })
}
