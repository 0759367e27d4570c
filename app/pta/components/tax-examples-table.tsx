/** What the tax is at some customs values, where no ruling names the phone's (PTA-8). */
import { formatUsCents } from '#app/platform/text/format.ts'
import { inEnglish } from '#app/platform/text/language.ts'
import type { TaxFigures } from '../tax-form.ts'
import { taxRoutes } from '../tax-kinds.ts'
import { ptaTexts } from '../texts.ts'
import { roundedTotal } from '../total-text.ts'
import { TaxSourceLine } from './tax-source-line.tsx'

type Props = { examples: TaxFigures[]; usdPkr: string; isNearPrice: boolean }

export function TaxExamplesTable({ examples, usdPkr, isNearPrice }: Props) {
  const text = ptaTexts()
  return (
    <div>
      <table className="tax-table tax-examples">
        <caption>{(isNearPrice ? text.examplesNearPrice : text.examples)(usdPkr)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.customsValue}</th>
            {taxRoutes.map(route => (
              <th key={route} scope="col">
                {text.aboutRoute(text[route])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map(figures => (
            <tr key={figures.cnfUsd}>
              <th scope="row">{formatUsCents(Math.round(figures.cnfUsd * 100))}</th>
              {taxRoutes.map(route => (
                <td key={route}>{roundedTotal(figures, route)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Of all of them: they are worked out by the same rates. */}
      <details className="fold text-sm">
        <summary>{text.ratesFrom}</summary>
        <ul className="text-muted">
          {examples[0]?.sources.map(source => (
            <li key={source.label} {...inEnglish()}>
              <TaxSourceLine {...source} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
