/** What search engines are told of a phone, from its own facts. Pure. */

import type { Phone } from '#app/entities/phone.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { formatPrice } from '#app/prices/price.ts'

type DescribedPhone = Pick<Phone, 'name' | 'brandName' | 'model' | 'pricePkr' | 'oldPrice' | 'shortSpecs'>

/** Keywords of our own, and all together with those of a model (SEO-3). */
const MAX_BASE_KEYWORDS = 15
const MAX_KEYWORDS = 25

export function baseDescription({ name, pricePkr, oldPrice, shortSpecs }: DescribedPhone): string {
  const price = pricePkr === null ? '' : ` ${formatPrice(pricePkr)}.${oldPrice ? ` ${oldPrice}.` : ''}`
  const specs = Object.values(shortSpecs).map(htmlToText).join(', ')
  return `${name} price in Pakistan and full specifications.${price}${specs ? ` ${specs}.` : ''}`
}

export function baseKeywords({
  name,
  brandName,
  model,
  shortSpecs: { ram, storage, battery },
}: DescribedPhone): string[] {
  return [
    name,
    `${name} price in Pakistan`,
    `${name} specifications`,
    `${name} price`,
    `${name} review`,
    model,
    `${model} price in Pakistan`,
    `${brandName} mobiles`,
    `${brandName} mobile prices in Pakistan`,
    ...(ram ? [`${name} ${htmlToText(ram)} RAM`] : []),
    ...(storage ? [`${name} ${htmlToText(storage)}`] : []),
    ...(battery ? [`${name} battery`] : []),
    'mobile prices in Pakistan',
    'compare mobile phones',
    'mobile specifications',
  ]
}

/** The first 15 of ours, then the model's; none twice, in whatever case; at most 25. */
export function mergedKeywords(base: string[], added: string[]): string[] {
  const seen = new Map<string, string>()
  for (const keyword of [...base.slice(0, MAX_BASE_KEYWORDS), ...added]) {
    const text = keyword.replace(/\s+/g, ' ').trim()
    if (text !== '' && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  }
  return [...seen.values()].slice(0, MAX_KEYWORDS)
}
