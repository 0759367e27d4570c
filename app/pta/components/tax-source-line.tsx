/** A source of the rates, with its date. */
import { formatShortDate } from '#app/platform/text/format.ts'
import { locale } from '#app/platform/text/language.ts'
import type { TaxSource } from '../tax-form.ts'

export const TaxSourceLine = ({ label, href, date }: TaxSource) => (
  <>
    {href ? (
      <a href={href} rel="noopener">
        {label}
      </a>
    ) : (
      label
    )}
    {locale().punctuation.comma} <time dateTime={date}>{formatShortDate(date)}</time>
  </>
)
