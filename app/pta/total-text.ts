/** The total of a route in words: an amount, a range or a minimum (PTA-3). Pure. */
import { formatNumber, formatUsCents } from '#app/platform/text/format.ts'
import { formatPrice } from '#app/prices/price.ts'
import type { TaxFigures } from './tax-form.ts'
import type { TaxRoute } from './tax-kinds.ts'
import { ptaTexts } from './texts.ts'
import type { ValueShare } from './value-share.ts'

type Totals = { fromPkr: number /** Null: nobody knows how much more. */; toPkr: number | null }

/** What a route costs at least and at most, in rupees. */
export const totalsOf = (figures: TaxFigures, route: TaxRoute): Totals =>
  route === 'passport'
    ? { fromPkr: figures.passportPkr, toPkr: figures.isPassportFloor ? null : figures.passportPkr }
    : { fromPkr: figures.cnicFromPkr, toPkr: figures.cnicToPkr }

/**
 * @param upTo the figures of the highest value, where those given are of the lowest
 * @param addedPkr rupees on top of the tax
 */
export function totalText(figures: TaxFigures, route: TaxRoute, upTo: TaxFigures | null = null, addedPkr = 0): string {
  return inWords(figures, route, upTo ?? figures, addedPkr, formatPrice)
}

/** The same as a guide, in whole hundreds. */
export const aboutTotal = (figures: TaxFigures, route: TaxRoute, upTo: TaxFigures | null = null): string =>
  inWords(figures, route, upTo ?? figures, 0, pkr => ptaTexts().about(formatPrice(toHundreds(pkr))), inHundreds)

/** Whose tax it is that a guide gives. @param before the model before the phone @param values how many its memories have */
export const guideText = (before: string, values: number): string =>
  (values > 1 ? ptaTexts().guideOfRange : ptaTexts().guide)(before)

/** On what the guess for a phone without a guide rests. @param examples by our price, the lowest first */
export function byPriceText(examples: TaxFigures[], share: ValueShare): string {
  const [least = '', middle = '', most = ''] = examples.map(dollarsOf)
  return ptaTexts().byPrice({ least, middle, most }, share)
}

/** `$510` */
export const dollarsOf = ({ cnfUsd }: Pick<TaxFigures, 'cnfUsd'>): string => formatUsCents(Math.round(cnfUsd * 100))

/** The tax at the lowest, the likely and the highest value that is guessed. */
export type Guess = Record<'least' | 'middle' | 'most', TaxFigures>

/**
 * What a guess comes to, in whole hundreds as in its table: `about PKR 38,700`, and `PKR 27,700 to 73,200`.
 * @param addedPkr rupees on top of the tax
 */
export const guessTotals = ({ least, middle, most }: Guess, route: TaxRoute, addedPkr = 0) => ({
  likely: ptaTexts().about(inWords(middle, route, middle, addedPkr, priceInHundreds, inHundreds)),
  sum: inWords(least, route, most, addedPkr, priceInHundreds, inHundreds),
})

/** The same in whole hundreds and without the currency, for examples in a table that names it. */
export const roundedTotal = (figures: TaxFigures, route: TaxRoute): string =>
  inWords(figures, route, figures, 0, inHundreds, inHundreds)

const toHundreds = (pkr: number) => Math.round(pkr / 100) * 100

const priceInHundreds = (pkr: number) => formatPrice(toHundreds(pkr))

const inHundreds = (pkr: number) => formatNumber(toHundreds(pkr))

function inWords(
  figures: TaxFigures,
  route: TaxRoute,
  upTo: TaxFigures,
  addedPkr: number,
  written: (pkr: number) => string,
  /** The end of a range, after the currency. */
  ending = formatNumber,
): string {
  const lowest = totalsOf(figures, route).fromPkr + addedPkr
  const { toPkr } = totalsOf(upTo, route)
  if (toPkr === null) return ptaTexts().from(written(lowest))
  const highest = toPkr + addedPkr
  return highest === lowest ? written(lowest) : ptaTexts().range(written(lowest), ending(highest))
}
