/** What the compare page offers while there is nothing to compare (COMPARE-12). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { newestPriced } from '#app/phones/newest-priced.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { compareByMeaning, comparedPhones } from './compared-phones.server.ts'
import { indexOf } from './decision/rows.ts'
import { meaningTexts } from './meaning/texts.ts'

/** Popular budgets, in rupees. */
const BUDGETS = [30_000, 45_000, 70_000, 100_000, 150_000, 250_000]
/** A phone for a budget costs at least this share of it. */
const LEAST_SHARE = 0.8
/** Figures of a card that must be known. */
const LEAST_KNOWN = 4

/** Of each phone what is better beside the other one, in words; empty where nothing. */
export type ReadyPair = { budget: number; phones: (PhoneCard & { leads: string })[] }

/** Phones of which little is known show nothing to compare. */
const isKnown = ({ specs }: PhoneCard) => specs.filter(Boolean).length >= LEAST_KNOWN

/** Of each budget the two newest phones of different brands, with a price that may be compared; budgets without are left out. */
export const readyPairs = cachePerVersion('suggested comparisons', (): ReadyPair[] =>
  BUDGETS.flatMap(budget => {
    const [first, ...others] = newestPriced(budget * LEAST_SHARE, budget).filter(isKnown)
    const second = others.find(({ brand }) => brand !== first?.brand)
    return first && second ? [{ budget, phones: withLeads([first, second]) }] : []
  }),
)

function withLeads(pair: [PhoneCard, PhoneCard]): ReadyPair['phones'] {
  const compared = comparedPhones(listPhonesByIds(pair.map(({ id }) => id)))
  const { leads, pageMarks } = compareByMeaning(compared).meaning
  return pair.map(phone => {
    const index = compared.findIndex(({ id }) => id === phone.id)
    const own = leads[index]?.own ?? []
    const [a = 0, b = 0] = compared.map(({ pricePkr }) => pricePkr ?? 0)
    const price = indexOf(pageMarks.price) === index ? [meaningTexts().lowerPrice(formatNumber(Math.abs(a - b)))] : []
    return { ...phone, leads: meaningTexts().list([...price, ...own]) }
  })
}
