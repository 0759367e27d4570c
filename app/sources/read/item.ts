/** What one entry of a shop's feed or page says, before anything is concluded from it (SOURCE-3). Pure. */

import type { SourceItem } from '#app/entities/source.ts'
import { leftOutWords } from '#app/listings/left-out-texts.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { readPrice } from '#app/prices/rupees.ts'

const MAX_TITLE = 300
const MAX_DESCRIPTION = 2000

/** An item with its texts in one line and bounded; what is absent is empty. */
export function itemOf({
  key,
  title,
  description = '',
  ...given
}: Pick<SourceItem, 'key' | 'title'> & Partial<SourceItem>): SourceItem {
  return {
    url: null,
    priceText: '',
    oldPriceText: '',
    availability: '',
    brandField: '',
    condition: '',
    doubt: null,
    fault: oneLine(title) === '' ? itemFaults.noTitle : null,
    ...given,
    key: key.slice(0, MAX_TITLE),
    title: oneLine(title).slice(0, MAX_TITLE),
    description: oneLine(description).slice(0, MAX_DESCRIPTION),
  }
}

export const itemFaults = {
  noTitle: leftOutWords.noTitle,
  fewFields: leftOutWords.fewFields,
  launchPrice: leftOutWords.launchPrice,
}

export const itemDoubts = {
  noCurrency: 'its price names no currency',
  twice: 'its id is given twice with two prices',
  brokenData: 'the data of its page cannot be read; the price is from the text alone',
  severalPrices: 'its page gives several prices without saying of what',
  unknownKind: (text: string) => `"${text}" is no kind of price`,
  contradiction: (shown: string) => `its page shows ${shown}`,
}

const RUPEE_CODES = /^(pkr|rs\.?|₨|rupees?)$/i

/** An amount in a currency, as text; a missing currency is left out. */
export function priceTextOf(amount: string, currency: string): string {
  const number = amount.trim()
  if (number === '') return ''
  return RUPEE_CODES.test(currency.trim())
    ? `Rs ${number.replace(/^(rs|pkr)\.?\s*/i, '')}`
    : `${currency} ${number}`.trim()
}

/** Rupees of a text; null where it is no single full amount. */
export function rupeesOf(text: string): number | null {
  const read = readPrice(text)
  return read.ok ? read.pricePkr : null
}
