/** No ruling values the phone: what the tax is at some customs values, and the one question that settles it (PTA-8). */
import { ptaTaxPath } from '#app/platform/paths.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { TaxExamplesTable } from '#app/pta/components/tax-examples-table.tsx'
import { ValueField } from '#app/pta/components/tax-fields.tsx'
import { ptaTexts } from '#app/pta/texts.ts'
import { aboutTotal, byPriceText } from '#app/pta/total-text.ts'
import type { ValueShare } from '#app/pta/value-share.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { Question } from '../answer.ts'
import { ANSWER } from '../answered.ts'
import type { TaxModel } from '../model.server.ts'
import { ptaTaxPageTexts } from '../texts.ts'

type Props = { model: TaxModel; question: Question; share: ValueShare | null }

export function TaxExamples({ model: { price }, question: { examples, form, route, q }, share }: Props) {
  const text = ptaTaxPageTexts()
  const [least, most] = [examples[0], examples.at(-1)]
  if (!least || !most) return null
  const kept = { q, route, usdPkr: form.usdPkr, device: form.device }
  return (
    <>
      {share ? (
        <p className="tax-sum price is-range">
          <b>{aboutTotal(least, route, most)}</b> <small>{text.routes[route]}</small>
        </p>
      ) : (
        <p className="tax-sum price">{ptaTexts().noRuling}</p>
      )}
      <p className="tax-basis notice">
        {text.noRuling} {share && byPriceText(least, most, share)}
      </p>
      <TaxExamplesTable examples={examples} usdPkr={form.usdPkr} isNearPrice={price !== null} />
      {price && (
        <p className="text-sm text-muted">
          {fillIn(text.priceHere, { price: <b>{formatPrice(price.pkr)}</b> })} · <PriceNoteText note={price.note} />
        </p>
      )}
      <form action={`${ptaTaxPath()}#${ANSWER}`} className="tax-value">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ValueField value="" error={undefined} hint={undefined} />
        <button type="submit" className="button button-quiet">
          {text.workOut}
        </button>
      </form>
    </>
  )
}
