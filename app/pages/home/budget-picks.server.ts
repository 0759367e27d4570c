/** A phone for each budget, for the home page (HOME-1). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { factColumns } from '#app/facts/columns.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import { cardTexts } from '#app/phones/card-texts.ts'
import { newestPriced } from '#app/phones/newest-priced.server.ts'
import { capitalized, withCommas } from '#app/platform/text/format.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { type Budget, budgets } from './budgets.ts'

/** @param phone null where none was found whose price may be compared */
export type BudgetPick = {
  budget: Budget
  phone:
    | (Pick<PhoneCard, 'slug' | 'brand' | 'name' | 'pricePkr' | 'priceGrade' | 'priceNote' | 'isPriceStale'> & {
        /** What it is good for: `Enough for WhatsApp, no 5G`. */
        reason: string
      })
    | null
}

/** So many of one brand, where another has an advisable phone too. */
const MOST_OF_BRAND = 2

/** One for each budget, from the cheapest. */
export const budgetPicks = cachePerVersion('phones for budgets', (): BudgetPick[] => {
  const picks: BudgetPick[] = []
  for (const budget of budgets) {
    const isFrequent = (brand: string) => picks.filter(({ phone }) => phone?.brand === brand).length >= MOST_OF_BRAND
    picks.push({ budget, phone: phoneFor(budget, isFrequent) })
  }
  return picks
})

/** Less is too little for the apps of today, as the guide says. */
const LEAST_RAM_GB = 4

/**
 * A price at the limit of two budgets is of the dearer one: the cheaper ends under it. The last one ends at twice its start.
 * @param isFrequent whether a brand has its share already
 */
function phoneFor({ from, to }: Budget, isFrequent: (brand: string) => boolean): BudgetPick['phone'] {
  const cards = newestPriced(from ?? 0, (to ?? (from ?? 0) * 2) - 1)
  const facts = factsOfPhones(cards.map(({ id }) => id))
  const isAdvisable = ({ id }: PhoneCard) => {
    const known = facts.get(id)
    if (!known) return false
    const { speed, ramGb } = factColumns(known)
    return speed !== null && (ramGb ?? 0) >= LEAST_RAM_GB
  }
  const advisable = cards.filter(isAdvisable)
  const card = advisable.find(({ brand }) => !isFrequent(brand)) ?? advisable[0] ?? cards[0]
  if (!card) return null
  const { slug, brand, name, pricePkr, priceGrade, priceNote, isPriceStale } = card
  return { slug, brand, name, pricePkr, priceGrade, priceNote, isPriceStale, reason: reasonFor(card) }
}

/** So much fits one line. */
const REASON_PARTS = 2

/**
 * What its card says that it is good for, then its battery, in short; where the card says nothing of it, the screen without
 * its size in place of it.
 */
function reasonFor({ specs, summary }: PhoneCard): string {
  const { fiveGNotConfirmed, specs: labels } = cardTexts()
  const textOf = (label: string) => specs.find(spec => spec?.label === label)?.text ?? ''
  const goodFor = summary.filter(words => words !== fiveGNotConfirmed)
  const screen = goodFor.length > 0 ? '' : textOf(labels.display).replace(/^[\d.]+" ?/, '')
  const parts = [...goodFor, screen, textOf(labels.battery)].filter(Boolean)
  return capitalized(withCommas(parts.slice(0, REASON_PARTS)))
}
