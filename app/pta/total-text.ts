/** The total of a route in words: an amount, a range or a minimum (PTA-3). Pure. */
import { formatNumber } from '#app/platform/text/format.ts'
import { formatPrice } from '#app/prices/price.ts'
import type { TaxFigures } from './tax-form.ts'
import type { TaxRoute } from './tax-kinds.ts'
import { ptaTexts } from './texts.ts'

type Totals = { fromPkr: number /** Null: nobody knows how much more. */; toPkr: number | null }

/** What a route costs at least and at most, in rupees. */
const totalsOf = (figures: TaxFigures, route: TaxRoute): Totals =>
  route === 'passport'
    ? { fromPkr: figures.passportPkr, toPkr: figures.isPassportFloor ? null : figures.passportPkr }
    : { fromPkr: figures.cnicFromPkr, toPkr: figures.cnicToPkr }

/**
 * @param upTo the figures of the highest value, where those given are of the lowest
 * @param addedPkr rupees on top of the tax
 */
export function totalText(figures: TaxFigures, route: TaxRoute, upTo: TaxFigures | null = null, addedPkr = 0): string {
  const lowest = totalsOf(figures, route).fromPkr + addedPkr
  const { toPkr } = totalsOf(upTo ?? figures, route)
  if (toPkr === null) return ptaTexts().from(formatPrice(lowest))
  const highest = toPkr + addedPkr
  return highest === lowest ? formatPrice(lowest) : ptaTexts().range(formatPrice(lowest), formatNumber(highest))
}
