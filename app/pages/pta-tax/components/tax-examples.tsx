/** No ruling values the phone: what the tax is at some customs values, and the one question that settles it (PTA-8). */
import { ptaTaxPath } from '#app/platform/paths.ts'
import { formatUsCents } from '#app/platform/text/format.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { ValueField } from '#app/pta/components/tax-fields.tsx'
import type { TaxFigures } from '#app/pta/tax-form.ts'
import { taxRoutes } from '#app/pta/tax-kinds.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { aboutTotal, roundedTotal } from '#app/pta/total-text.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { Question } from '../answer.ts'
import { ANSWER } from '../answered.ts'
import type { TaxModel } from '../model.server.ts'
import { ptaTaxPageTexts } from '../texts.ts'
import type { ValueShare } from '../value-share.server.ts'

const dollars = ({ cnfUsd }: TaxFigures) => formatUsCents(Math.round(cnfUsd * 100))

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
        <p className="tax-sum price">{text.unknownSum}</p>
      )}
      <p className="tax-basis notice">
        {text.noRuling} {share && text.byPrice(dollars(least), dollars(most), share)}
      </p>
      <table className="tax-table tax-examples">
        <caption>{(price ? text.examplesNearPrice : text.examples)(form.usdPkr)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.customsValue}</th>
            {taxRoutes.map(id => (
              <th key={id} scope="col">
                {text.about(ptaTexts()[id])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map(figures => (
            <tr key={figures.cnfUsd}>
              <th scope="row">{dollars(figures)}</th>
              {taxRoutes.map(id => (
                <td key={id}>{roundedTotal(figures, id)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
