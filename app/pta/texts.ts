/** The words of the tax on phones from abroad. */
import { inLanguage } from '#app/platform/text/language.ts'
import type { TaxField, TaxProblem } from './tax.ts'

const en = {
  problems: {
    cnfUsd: { none: 'Give the customs value in dollars.', wrong: 'Give the customs value in dollars, such as 666.' },
    usdPkr: { none: 'Give the rate of the dollar.', wrong: 'Give the rupees for one dollar, such as 280.' },
    route: { none: 'Choose passport or cnic.', wrong: 'Choose passport or cnic.' },
    device: { none: 'Choose smartphone or basicPhone.', wrong: 'Choose smartphone or basicPhone.' },
    date: {
      none: 'Give a date such as 2026-11-21.',
      wrong: 'Give a date such as 2026-11-21.',
      'not-covered': 'We have no rates for this date.',
      'not-calculated': 'The rates of this date are not certain enough to calculate with.',
    },
  } satisfies Record<TaxField, Partial<Record<TaxProblem, string>>>,
  wrongInput: 'The tax cannot be calculated from this.',
}

export const ptaTexts = inLanguage({ en })

/** The message of a problem at its field. */
export const problemText = (field: TaxField, problem: TaxProblem): string =>
  (ptaTexts().problems[field] as Partial<Record<TaxProblem, string>>)[problem] ?? ptaTexts().wrongInput
