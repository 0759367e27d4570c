/** The price that we have, below what price abroad the phone with its tax costs less, and what was paid there (PTA-9). */
import { formatShortDate, formatUsCents } from '#app/platform/text/format.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import type { TaxForm } from '#app/pta/tax-form.ts'
import { typedNumber } from '#app/pta/tax-query.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { Answer } from '../answer.ts'
import type { TaxModel } from '../model.server.ts'
import { highestPriceAbroad } from '../saving.ts'
import { ptaTaxPageTexts } from '../texts.ts'

type Props = {
  price: NonNullable<TaxModel['price']>
  answer: Answer
  form: TaxForm
  /** Whether the tax is the middle of a guess. */
  isLikely: boolean
}

export function OurPrice({ price: { pkr, note, isCompared }, answer, form, isLikely }: Props) {
  const text = ptaTaxPageTexts()
  const abroad = highestPriceAbroad(pkr, answer)
  return (
    <div>
      <p className="text-sm text-muted">
        {fillIn(text.ourPrice, {
          price: <b>{formatPrice(pkr)}</b>,
          note: (
            <span className="inline-block">
              (<PriceNoteText note={note} />)
            </span>
          ),
        })}
      </p>
      {isCompared && (
        <p className="mt-1 font-semibold">
          {abroad === null
            ? text.paysNever
            : fillIn(isLikely ? text.paysBelowLikely : text.paysBelow, { price: <b>{formatPrice(abroad)}</b> })}
        </p>
      )}
      {isCompared && abroad !== null && <InDollars pkr={abroad} form={form} />}
    </div>
  )
}

/** By the rate of the form, whose date or owner stands beside it. */
function InDollars({ pkr, form: { usdPkr, isStartingRate, version } }: { pkr: number; form: TaxForm }) {
  const text = ptaTaxPageTexts()
  const dollars = formatUsCents(Math.round(pkr / typedNumber(usdPkr)) * 100)
  return (
    <p className="text-sm text-muted">
      {fillIn(text.dollarsAt(dollars, (isStartingRate ? text.startingRate : text.typedRate)(usdPkr)), {
        date: <time dateTime={version}>{formatShortDate(version)}</time>,
      })}
    </p>
  )
}

/** @param likely the sum of both @param sum of a guess, its range */
export function Paid({ paidPkr, likely, sum }: { paidPkr: number; likely: string; sum?: string }) {
  const text = ptaTaxPageTexts()
  return (
    <div className="tax-paid">
      <p>{fillIn(text.phoneItself, { price: <b>{formatPrice(paidPkr)}</b> })}</p>
      <p>
        {fillIn(text.withTax, { total: <b>{likely}</b> })}
        {sum && <span className="block">{sum}</span>}
      </p>
      <p className="text-sm text-muted">{text.paidIsNoBasis}</p>
    </div>
  )
}
