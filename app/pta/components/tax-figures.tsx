/** The charges of both routes side by side, each with its source; of the CNIC route always a range or a minimum (PTA-3). */

import { Fragment } from 'react'
import { formatNumber, formatShortDate, formatUsCents } from '#app/platform/text/format.ts'
import { inEnglish, locale } from '#app/platform/text/language.ts'
import { formatPrice } from '#app/prices/price.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { TaxFigures, TaxForm, TaxRow } from '../tax-form.ts'
import { taxRoutes } from '../tax-kinds.ts'
import { ptaTexts } from '../texts.ts'
import { totalText } from '../total-text.ts'
import { SourceReference } from './source-reference.tsx'
import { TaxSourceLine } from './tax-source-line.tsx'

export function TaxFiguresTable({ form, figures }: { form: TaxForm; figures: TaxFigures }) {
  const texts = ptaTexts()
  const { cnfUsd, customsValuePkr, rows, cnicToPkr, finePercent, sources } = figures
  const isExempt = ({ passport, cnic }: TaxRow) => passport.state === 'exempt' && cnic.state === 'exempt'
  const [exempt, charged] = [rows.filter(isExempt), rows.filter(row => !isExempt(row))]
  return (
    <>
      <table className="tax-table">
        <caption>
          {texts.figuresFor(formatUsCents(Math.round(cnfUsd * 100)), formatPrice(customsValuePkr), form.usdPkr)}
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
              <td colSpan={2}>{texts.exempt}</td>
            </tr>
          )}
          {charged.map(row => (
            <tr key={row.line}>
              <th scope="row">
                <Line {...row} />
              </th>
              <td>{amount(row.passport)}</td>
              <td>{amount(row.cnic)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {taxRoutes.map(route => (
              <td key={route}>{totalText(figures, route)}</td>
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

function amount({ pkr, state }: TaxRow['passport']): string {
  if (pkr === null) return ptaTexts().unknown
  return state === 'exempt' ? ptaTexts().exempt : formatNumber(pkr)
}
