/** Generates the meta description and keywords of a phone. Pure. */

import type { Phone } from '#app/entities/phone.ts'
import { withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { htmlToText, oneLine } from '#app/platform/text/text.ts'
import { formatPrice } from '#app/prices/price.ts'
import { phoneSentences } from './sentence-texts.ts'

type DescribedPhone = Pick<
  Phone,
  'name' | 'brandName' | 'model' | 'pricePkr' | 'priceGrade' | 'priceNote' | 'dataConfidence' | 'shortSpecs'
>

/** Limits for generated keywords, and for all including a model's (SEO-3). */
const MAX_BASE_KEYWORDS = 15
const MAX_KEYWORDS = 25

/** Without a launch price, which is no price of Pakistan (PRICE-14). */
export function baseDescription(phone: DescribedPhone): string {
  const { name, pricePkr, priceGrade, priceNote, dataConfidence, shortSpecs } = phone
  const text = phoneSentences()
  const specs = withCommas(Object.values(shortSpecs).map(value => ofSource(htmlToText(value))))
  const isAtLaunch = priceGrade === 'launch'
  const more = [...(pricePkr === null || isAtLaunch ? [] : [formatPrice(pricePkr), priceNote?.text]), specs]
  const words =
    dataConfidence === 'name-only'
      ? text.descriptionOfName
      : isAtLaunch || pricePkr === null
        ? text.descriptionAtLaunch
        : text.description

  return words(name) + more.map(words => (words ? text.sentence(words) : '')).join('')
}

export function baseKeywords({
  name,
  brandName,
  model,
  shortSpecs: { ram, storage, battery },
}: DescribedPhone): string[] {
  return [
    name,
    phoneSentences().keywords.price(name),
    phoneSentences().keywords.specifications(name),
    phoneSentences().keywords.shortPrice(name),
    phoneSentences().keywords.review(name),
    model,
    phoneSentences().keywords.price(model),
    phoneSentences().keywords.brand(brandName),
    phoneSentences().keywords.brandPrices(brandName),
    ...(ram ? [phoneSentences().keywords.ram(name, htmlToText(ram))] : []),
    ...(storage ? [phoneSentences().keywords.storage(name, htmlToText(storage))] : []),
    ...(battery ? [phoneSentences().keywords.battery(name)] : []),
    ...phoneSentences().keywords.always,
  ]
}

/** The first 15 base keywords, then the model's; distinct ignoring case; at most 25. */
export function mergedKeywords(base: string[], added: string[]): string[] {
  const seen = new Map<string, string>()
  for (const keyword of [...base.slice(0, MAX_BASE_KEYWORDS), ...added]) {
    const text = oneLine(keyword)
    if (text !== '' && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  }
  return [...seen.values()].slice(0, MAX_KEYWORDS)
}
