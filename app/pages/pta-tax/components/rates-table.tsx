/** The rates of one period as a table, with how sure each is and its sources (PTA-5). */
import { formatDate, formatNumber, formatShortDate, formatUsCents } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { locale } from '#app/platform/text/language.ts'
import type { TaxLine } from '#app/pta/tax-kinds.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import type { ShownRates } from '../pta-tax-page.server.ts'
import { ptaTaxPageTexts } from '../texts.ts'

const columns = ['regulatoryDuty', 'salesTax', 'incomeTax148', 'handsetLevy'] as const satisfies TaxLine[]

const dollars = (value: number) => formatUsCents(value * 100)

/** `We are sure of the sales tax; fairly sure of the handset levy.` A table of an administrator may have other words. */
function howSure(confidence: ShownRates['confidence']): string {
  const { sureness, howSure, sureOf, notJudged } = ptaTaxPageTexts()
  const byWord = Map.groupBy(columns, line => confidence[line])
  const words = [...new Set([...Object.keys(sureness), ...byWord.keys(), undefined])].filter(word => byWord.has(word))
  return howSure(
    words.map(word => {
      const lines = (byWord.get(word) ?? []).map(line => ptaTexts().lines[line])
      return word === undefined ? notJudged(lines) : sureOf(lines, sureness[word] ?? ofSource(word))
    }),
  )
}

/** @param note how to read the table */
export function RatesTable({ rates, note }: { rates: ShownRates; note?: string }) {
  const texts = ptaTaxPageTexts()
  const { fiscalYear, from, to, isCertain, bands, confidence, sources } = rates
  return (
    <div className="tax-rates">
      {!isCertain && <p className="text-warn">{texts.notCertain}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="rates-table" aria-label={texts.earlier(fiscalYear)} tabIndex={0}>
        <table className="tax-table">
          <caption>
            {to === null
              ? texts.bandsCaption(fiscalYear, formatDate(from))
              : texts.bandsUntil(fiscalYear, formatDate(from), formatDate(to))}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.valueColumn}</th>
              {columns.map(line => (
                <th key={line} scope="col">
                  {/* The note below names the section. */}
                  {ptaTexts().lines[line].replace(/ \(.*\)$/, '')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map(({ above, upTo, regulatoryDuty, salesTax, incomeTax148, handsetLevy }) => (
              <tr key={above}>
                <th scope="row">
                  {upTo === null ? texts.over(dollars(above)) : texts.between(dollars(above), dollars(upTo))}
                </th>
                <td>{formatNumber(regulatoryDuty)}</td>
                <td>{'percent' in salesTax ? texts.percent(salesTax.percent) : formatNumber(salesTax.pkr)}</td>
                <td>{formatNumber(incomeTax148)}</td>
                <td>{formatNumber(handsetLevy)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="text-sm">
        {note && <p>{note}</p>}
        <p>{howSure(confidence)}</p>
        <details className="mt-2">
          <summary className="underline">{texts.sources}</summary>
          <ul>
            {sources.map(({ id, label, href, date, isOfficial }) => (
              <li key={id} className="wrap-anywhere">
                {href ? (
                  <a href={href} className="link" rel="noopener">
                    {label}
                  </a>
                ) : (
                  label
                )}{' '}
                <span className="text-muted">
                  <time dateTime={date}>{formatShortDate(date)}</time>
                  {`${locale().punctuation.comma} ${isOfficial ? texts.notOpened : texts.secondHand}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  )
}
