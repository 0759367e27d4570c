/** No ruling values the phone: what the tax is at some customs values, and the one question that settles it (PTA-8). */
import { ptaTaxPath } from '#app/platform/paths.ts'
import { formatUsCents } from '#app/platform/text/format.ts'
import { ValueField } from '#app/pta/components/tax-fields.tsx'
import type { TaxFigures } from '#app/pta/tax-form.ts'
import { taxRoutes } from '#app/pta/tax-kinds.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { totalNumbers } from '#app/pta/total-text.ts'
import type { Question } from '../answer.ts'
import { ANSWER } from '../answered.ts'
import { ptaTaxPageTexts } from '../texts.ts'

const dollars = ({ cnfUsd }: TaxFigures) => formatUsCents(Math.round(cnfUsd * 100))

type Props = { name: string; question: Question }

export function TaxExamples({ name, question: { examples, form, route, q } }: Props) {
  const text = ptaTaxPageTexts()
  const [lowest, highest] = [examples[0], examples.at(-1)]
  if (!lowest || !highest) return null
  const kept = { q, route, usdPkr: form.usdPkr, device: form.device }
  return (
    <>
      <p className="tax-sum price">{text.unknownSum}</p>
      <p className="tax-basis notice">{text.guideOfExamples(name, dollars(lowest), dollars(highest))}</p>
      <table className="tax-table">
        <caption>{text.examples(form.usdPkr)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.customsValue}</th>
            <th scope="col">{ptaTexts().passport}</th>
            <th scope="col">{ptaTexts().cnic}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(figures => (
            <tr key={figures.cnfUsd}>
              <th scope="row">{dollars(figures)}</th>
              {taxRoutes.map(id => (
                <td key={id}>{totalNumbers(figures, id)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <form action={`${ptaTaxPath()}#${ANSWER}`} className="tax-value">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ValueField value="" error={undefined} hint={undefined} />
        <button type="submit" className="button button-primary">
          {text.workOut}
        </button>
      </form>
    </>
  )
}
