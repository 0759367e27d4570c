/** The tax on a phone from abroad, as the fold of its form says it without being opened. Pure. */
import { formatNumber } from '#app/platform/text/format.ts'
import { formatPrice } from '#app/prices/price.ts'
import type { TaxForm } from '#app/pta/tax-form.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { phonePageTexts } from './texts.ts'

/**
 * From the cheaper route to the dearer one with the inferred fine: `+ PKR 41,000 to 51,000`. A minimum where a charge is not known, or
 * where other memory has another value. Null where the rates are not of today: the form says so.
 */
export function taxInShort({ figures, stale, values }: Pick<TaxForm, 'figures' | 'stale' | 'values'>): string | null {
  if (stale) return null
  const { added, taxUnknown } = phonePageTexts()
  if (!figures) return taxUnknown
  const { passportPkr, cnicFromPkr, cnicToPkr, isPassportFloor } = figures
  const lowest = Math.min(passportPkr, cnicFromPkr)
  if (cnicToPkr === null || isPassportFloor || values.length > 1) return added(ptaTexts().from(formatPrice(lowest)))
  const highest = Math.max(passportPkr, cnicToPkr)
  return added(lowest === highest ? formatPrice(lowest) : ptaTexts().range(formatPrice(lowest), formatNumber(highest)))
}
