/** The tax on a phone from abroad, as the fold of its form says it without being opened. Pure. */
import { formatNumber } from '#app/platform/text/format.ts'
import { formatPrice } from '#app/prices/price.ts'
import type { CustomsValue } from '#app/pta/customs-table.ts'
import type { TaxForm } from '#app/pta/tax-form.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { aboutTotal } from '#app/pta/total-text.ts'
import type { Answer } from '../pta-tax/answer.ts'
import { phonePageTexts } from './texts.ts'

/** The tax of a phone of nearly the name, or of the one before it, by the page on the tax. */
export type TaxGuide = Pick<Answer, 'figures' | 'upTo'> & {
  before: string
  ruling: CustomsValue['ruling']
  /** How many values there are. */
  values: number
}

/**
 * From the cheaper route to the dearer one with the inferred fine, which is a guess: `+ PKR 41,000 to about 51,000`. A minimum where a charge is not known, or
 * where other memory has another value. Without a ruling what the page on the tax says first. Null where the rates are not of today: the form says so.
 */
export function taxInShort(
  { figures, stale, values }: Pick<TaxForm, 'figures' | 'stale' | 'values'>,
  guide: Pick<TaxGuide, 'figures' | 'upTo'> | null,
): string | null {
  if (stale) return null
  const { added } = phonePageTexts()
  if (!figures) return guide ? aboutTotal(guide.figures, 'passport', guide.upTo) : ptaTexts().noRuling
  const { passportPkr, cnicFromPkr, cnicToPkr, isPassportFloor } = figures
  const lowest = Math.min(passportPkr, cnicFromPkr)
  if (cnicToPkr === null || isPassportFloor || values.length > 1) return added(ptaTexts().from(formatPrice(lowest)))
  const highest = Math.max(passportPkr, cnicToPkr)
  if (lowest === highest) return added(formatPrice(lowest))
  const { range, about } = ptaTexts()
  const isGuessed = highest > Math.max(passportPkr, cnicFromPkr)
  return added(range(formatPrice(lowest), isGuessed ? about(formatNumber(highest)) : formatNumber(highest)))
}
