/** The words of the bar with the compare list. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  tray: 'Chosen phones',
  slip: 'Price slips',
  compare: 'Compare',
  /** Where one is chosen. */
  another: 'Add another',
  ofLimit: (count: number, limit: number) => `${count} of ${limit} phones`,
  /** After the names that fit. */
  others: (phones: number) => ` + ${phones}`,
}

export const compareTrayTexts = inLanguage('compareTrayTexts', en)
