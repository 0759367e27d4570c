/** A phone for each budget, for the home page (HOME-1). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { chooseOfEach } from '#app/phones/best-choice.ts'
import { bestPriced } from '#app/phones/best-priced.server.ts'
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
const MOST_OF_BRAND = 3

/** One for each budget, from the cheapest; where none is advisable, the newest. */
export const budgetPicks = cachePerVersion('phones for budgets', (): BudgetPick[] => {
  const chosen = chooseOfEach(
    budgets.map(budget => bestPriced(...limitsOf(budget))),
    MOST_OF_BRAND,
  )
  return budgets.map((budget, index) => {
    const card = chosen[index]?.card ?? newestPriced(...limitsOf(budget))[0]
    return { budget, phone: card ? pickOf(card) : null }
  })
})

/** A price at the limit of two budgets is of the dearer one: the cheaper ends under it. The last one ends at twice its start. */
const limitsOf = ({ from, to }: Budget): [number, number] => [from ?? 0, (to ?? (from ?? 0) * 2) - 1]

function pickOf(card: PhoneCard): BudgetPick['phone'] {
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
