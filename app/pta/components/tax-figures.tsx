/** The charges of both routes side by side; of the CNIC route always a range or a minimum (PTA-3). */

import { formatNumber, formatShortDate, formatUsCents } from '#app/platform/text/format.ts'
import { inEnglish, locale } from '#app/platform/text/language.ts'
import { formatPrice } from '#app/prices/price.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { TaxFigures, TaxForm, TaxRow } from '../tax-form.ts'
import { ptaTexts } from '../texts.ts'

export function TaxFiguresTable({ form, figures }: { form: TaxForm; figures: TaxFigures }) {
  const texts = ptaTexts()
  const { cnfUsd, customsValuePkr, rows, passportPkr, isPassportFloor, cnicFromPkr, cnicToPkr, finePercent } = figures
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
          {rows.map(row => (
            <tr key={row.line}>
              <th scope="row">
                {texts.lines[row.line]}
                <Source source={row.source} />
              </th>
              <td>{amount(row.passport)}</td>
              <td>{amount(row.cnic)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>{isPassportFloor ? texts.from(formatPrice(passportPkr)) : formatPrice(passportPkr)}</td>
            <td>
              {cnicToPkr === null
                ? texts.from(formatPrice(cnicFromPkr))
                : texts.range(formatPrice(cnicFromPkr), formatNumber(cnicToPkr))}
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="tax-notes">
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

function Source({ source }: { source: TaxRow['source'] }) {
  if (!source) return null
  return (
    <small {...inEnglish()}>
      {source.href ? (
        <a href={source.href} rel="noopener">
          {source.label}
        </a>
      ) : (
        source.label
      )}
      {locale().punctuation.comma} <time dateTime={source.date}>{formatShortDate(source.date)}</time>
    </small>
  )
}

function amount({ pkr, state }: TaxRow['passport']): string {
  if (pkr === null) return ptaTexts().unknown
  return state === 'exempt' ? ptaTexts().exempt : formatNumber(pkr)
}
