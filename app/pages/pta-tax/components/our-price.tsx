/** The price that we have, and below what price abroad the phone with its tax costs less (PTA-9). */
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

type Props = { price: NonNullable<TaxModel['price']>; answer: Answer; form: TaxForm }

export function OurPrice({ price: { pkr, note, isCompared }, answer, form }: Props) {
  const text = ptaTaxPageTexts()
  const abroad = highestPriceAbroad(pkr, answer)
  return (
    <div className="text-sm text-muted">
      <p>
        {fillIn(text.ourPrice, {
          price: <b>{formatPrice(pkr)}</b>,
          note: (
            <span className="inline-block">
              (<PriceNoteText note={note} />)
            </span>
          ),
        })}
      </p>
      {isCompared && <p>{abroad === null ? text.paysNever : <PaysBelow pkr={abroad} form={form} />}</p>}
    </div>
  )
}

/** By the rate of the form, whose date or owner stands beside it. */
function PaysBelow({ pkr, form: { usdPkr, isStartingRate, version } }: { pkr: number; form: TaxForm }) {
  const text = ptaTaxPageTexts()
  const dollars = formatUsCents(Math.round(pkr / typedNumber(usdPkr)) * 100)
  return fillIn(text.paysBelow(dollars, (isStartingRate ? text.startingRate : text.typedRate)(usdPkr)), {
    price: <b>{formatPrice(pkr)}</b>,
    date: <time dateTime={version}>{formatShortDate(version)}</time>,
  })
}
