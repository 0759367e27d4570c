/** Google Merchant product data, as XML or as a table, https://support.google.com/merchants/answer/7052112. Pure. */
import type { SourceItem } from '#app/entities/source.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { itemDoubts, itemFaults, itemOf, priceTextOf } from './item.ts'
import { elementsOf } from './xml.ts'

/** A field by its name with underscores; empty where it is absent. */
type Field = (name: string) => string

/** The items of an RSS or Atom feed. @throws FeedFault where it is not well-formed: nothing of it is used */
export async function readMerchantXml(text: string, now: number): Promise<SourceItem[]> {
  const records = await elementsOf(text, new Set(['item', 'entry']))
  return withDoubles(
    records.map(({ fields, line }, index) => ({
      ...merchantItem(name => fields.get(name) ?? '', index, now),
      line,
    })),
  )
}

/** The items of a table with the names of these fields as columns. */
export const readMerchantRows = (rows: { field: Field; line: number }[], now: number): SourceItem[] =>
  withDoubles(rows.map(({ field, line }, index) => ({ ...merchantItem(field, index, now), line })))

/** Whether these columns are the fields of a product feed. */
export function isMerchantTable(columns: string[]): boolean {
  const names = new Set(columns.map(fieldName))
  return names.has('title') && names.has('price') && (names.has('id') || names.has('link'))
}

/** `Sale Price` → `sale_price`; `g:price` → `price`. */
export const fieldName = (column: string) =>
  column
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_')

/** Some programs escape what is escaped already. */
const unescaped = (text: string) => htmlToText(/&(amp|lt|gt|quot|#\d+);/i.test(text) ? htmlToText(text) : text)

function merchantItem(field: Field, index: number, now: number): SourceItem {
  const price = priceInForce(field, now)
  const [, amount = '', currency = ''] = /^\s*([\d.,]+)\s*([a-z₨.]*)\s*$/i.exec(price) ?? [price, price, '']
  const isBare = price !== '' && currency === '' && !/rs|pkr|₨/i.test(price)
  const title = unescaped(field('title'))
  const old = price === field('price') ? '' : field('price')
  return itemOf({
    key: field('id') || field('link') || `row ${index + 1}`,
    url: field('link') || null,
    title,
    description: unescaped(field('description')),
    priceText: priceTextOf(amount, currency),
    oldPriceText: old,
    availability: field('availability'),
    condition: field('condition'),
    brandField: unescaped(field('brand')),
    ...(isBare ? { doubt: itemDoubts.noCurrency } : {}),
    // A row that was cut off has a title and nothing more.
    ...(title !== '' && price === '' && field('link') === '' ? { fault: itemFaults.fewFields } : {}),
  })
}

/** The sale price within its dates, else the price. Dates without a zone are UTC. */
function priceInForce(field: Field, now: number): string {
  const sale = field('sale_price')
  if (sale === '') return field('price')
  const [from = '', to = ''] = field('sale_price_effective_date').split('/')
  const start = momentOf(from)
  const end = momentOf(to)
  return (start === null || start <= now) && (end === null || now <= end) ? sale : field('price')
}

function momentOf(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const zoned = /(z|[+-]\d{2}:?\d{2})$/i.test(trimmed)
  const time = Date.parse(
    zoned ? trimmed.replace(/([+-]\d{2})(\d{2})$/, '$1:$2') : `${trimmed}${trimmed.includes('T') ? 'Z' : ''}`,
  )
  return Number.isNaN(time) ? null : time
}

/** Items whose id has several prices get the doubt; repeats with the same price are left out. */
function withDoubles(items: SourceItem[]): SourceItem[] {
  const byKey = Map.groupBy(items, ({ key }) => key)
  return [...byKey.values()].flatMap(same => {
    const [first] = same
    if (!first || same.length === 1) return same
    const isOne = same.every(({ priceText }) => priceText === first.priceText)
    return isOne ? [first] : [{ ...first, doubt: itemDoubts.twice }]
  })
}
