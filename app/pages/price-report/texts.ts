/** The words of the page that takes reports of wrong prices. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Report a Wrong Price',
  /** Of a phone without a price. */
  titleUnpriced: 'Tell Us Its Price',
  titleFor: (title: string, phone: string) => `${title}: ${phone}`,
  description: 'Tell us a price that you saw in Pakistan.',
  thanks: 'Thank you, your report was sent',
  checked: 'An editor checks each report before a price on the site changes.',
  backTo: (phone: string) => `Back to ${phone}`,
}

export const priceReportTexts = inLanguage('priceReportTexts', en)
