/** The charges of both routes side by side, each with its source; of the CNIC route always a range or a minimum (PTA-3). */

import { Fragment, type ReactNode } from 'react'
import { formatNumber, formatShortDate } from '#app/platform/text/format.ts'
import { inEnglish, locale } from '#app/platform/text/language.ts'
import { formatPrice } from '#app/prices/price.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { TaxFigures, TaxForm, TaxRow } from '../tax-form.ts'
import { type TaxLine, type TaxRoute, taxRoutes } from '../tax-kinds.ts'
import { ptaTexts } from '../texts.ts'
import { dollarsOf, totalText } from '../total-text.ts'
import { SourceReference } from './source-reference.tsx'
import { TaxSourceLine } from './tax-source-line.tsx'

type Props = {
  form: TaxForm
  figures: TaxFigures
  /** Those of the highest value, where the others are of the lowest. */
  upTo?: TaxFigures | null
  /** The sum of a route, as the page says it elsewhere. */
  total?: (route: TaxRoute) => ReactNode
}

export function TaxFiguresTable({ form, figures, upTo = null, total = route => totalText(figures, route) }: Props) {
  const texts = ptaTexts()
  const { customsValuePkr, rows, cnicToPkr, finePercent, sources } = figures
  const most = upTo ?? figures
  const highestOf = (line: TaxLine) => most.rows.find(row => row.line === line)
  const isExempt = ({ passport, cnic }: TaxRow) => passport.state === 'exempt' && cnic.state === 'exempt'
  const [exempt, charged] = [rows.filter(isExempt), rows.filter(row => !isExempt(row))]
  return (
    <>
      <table className="tax-table">
        <caption>
          {texts.figuresFor(
            between(dollarsOf(figures), dollarsOf(most)),
            between(formatPrice(customsValuePkr), formatPrice(most.customsValuePkr)),
            form.usdPkr,
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.charge}</th>
            <th scope="col">{texts.passport}</th>
            <th scope="col">{texts.cnic}</th>
          </tr>
        </thead>
        <tbody>
          {exempt.length > 0 && (
            <tr>
              <th scope="row">
                {exempt.map((row, index) => (
                  <Fragment key={row.line}>
                    <Line {...row} after={index < exempt.length - 1 ? locale().punctuation.comma : ''} />{' '}
                  </Fragment>
                ))}
              </th>
              {taxRoutes.map(route => (
                <td key={route}>{texts.exempt}</td>
              ))}
            </tr>
          )}
          {charged.map(row => (
            <tr key={row.line}>
              <th scope="row">
                <Line {...row} />
              </th>
              {taxRoutes.map(route => (
                <td key={route}>{between(amount(row[route]), amount((highestOf(row.line) ?? row)[route]))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {taxRoutes.map(route => (
              <td key={route}>{total(route)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className="tax-notes">
        <ol className="tax-sources">
          {sources.map((source, index) => (
            <li key={source.label} id={sourceId(index)} {...inEnglish()}>
              <TaxSourceLine {...source} />
            </li>
          ))}
        </ol>
        <p>{texts.routes}</p>
        <p>{finePercent === null || cnicToPkr === null ? texts.fineUnknown : texts.fine(finePercent)}</p>
        {figures.levyGap && <p>{texts.levyGap}</p>}
        <p>
          {fillIn(texts.ratesOf(form.fiscalYear), {
            version: <time dateTime={form.version}>{formatShortDate(form.version)}</time>,
          })}{' '}
          {texts.isEstimate}
        </p>
      </div>
    </>
  )
}

/** @param after a sign that stands before the number of the source, so that it does not float behind it */
const Line = ({ line, source, after = '' }: TaxRow & { after?: string }) => (
  <>
    {ptaTexts().lines[line] + after}
    {source !== null && <SourceReference id={sourceId(source)} number={source + 1} />}
  </>
)

const sourceId = (index: number) => `tax-source-${index + 1}`

const between = (least: string, most: string) => (least === most ? least : ptaTexts().range(least, most))

function amount({ pkr, state }: TaxRow['passport']): string {
  if (pkr === null) return ptaTexts().unknown
  return state === 'exempt' ? ptaTexts().exempt : formatNumber(pkr)
}
