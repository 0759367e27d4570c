/** The listings of a product page, by its structured data (SOURCE-3). Pure. */
import type { SourceItem } from '#app/entities/source.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { itemDoubts, itemOf, priceTextOf, rupeesOf } from './item.ts'
import { type Page, partsOf, type Thing, textOf, typesOf } from './page.ts'

const isOf = (thing: Thing, ...names: string[]) => typesOf(thing).some(type => names.includes(type))

const key = (text: string) =>
  htmlToText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The product that the page is about: the only one, or the one with the name of the heading; null on lists. */
function mainProduct({ things, heading }: Page): Thing | null {
  const groups = things.filter(thing => isOf(thing, 'ProductGroup'))
  const found = groups.length > 0 ? groups : things.filter(thing => isOf(thing, 'Product'))
  if (found.length <= 1) return found[0] ?? null
  return found.find(thing => key(textOf(thing, 'name')) === key(heading)) ?? null
}

/**
 * The items of a page: one for each variant or each offer with a name; none where the page is of no product. Where its data
 * cannot be read, what it shows is for a person.
 * @param address the page's own, without fragment
 */
export function readProduct(page: Page, address: string): SourceItem[] {
  const product = mainProduct(page)
  if (!product) return page.hasBrokenData ? shownItem(page, address) : []
  const variants = isOf(product, 'ProductGroup') ? partsOf(product, 'hasVariant') : []
  const items =
    variants.length > 0
      ? variants.flatMap(variant => itemsOf(variant, product, address))
      : itemsOf(product, null, address)
  return items.length === 1 ? items.map(item => checked(item, page)) : items
}

/** A page whose data are broken, as a reader sees it. */
function shownItem({ heading, prices }: Page, address: string): SourceItem[] {
  const [priceText = ''] = prices
  if (heading === '' || priceText === '') return []
  return [itemOf({ key: address, url: address, title: htmlToText(heading), priceText, doubt: itemDoubts.brokenData })]
}

/** Differences up to this share are of rounding and of prices that change while a page is made. */
const MAX_DIFFERENCE = 0.1

/** An item whose price the page does not show gets the doubt. */
function checked(item: SourceItem, { prices }: Page): SourceItem {
  const pkr = rupeesOf(item.priceText)
  const shown = prices.map(rupeesOf).filter(price => price !== null)
  const [first] = shown
  if (pkr === null || first === undefined || item.doubt !== null) return item
  const fits = shown.some(price => Math.abs(price - pkr) <= MAX_DIFFERENCE * Math.max(price, pkr))
  return fits ? item : { ...item, doubt: itemDoubts.contradiction(`Rs ${first}`) }
}

/** The offers of a product that may be a variant of another. */
function itemsOf(product: Thing, group: Thing | null, address: string): SourceItem[] {
  const name = htmlToText(textOf(product, 'name') || (group ? textOf(group, 'name') : ''))
  const given = (property: string) => textOf(product, property) || (group ? textOf(group, property) : '')
  const about = {
    url: address,
    brandField: htmlToText(given('brand')),
    description: htmlToText(given('description')),
    condition: given('itemCondition').replace(/^.*\//, ''),
  }
  const offers = partsOf(product, 'offers')
  const inner = offers.flatMap(offer => (isOf(offer, 'AggregateOffer') ? partsOf(offer, 'offers') : [offer]))
  const named = inner.filter(offer => textOf(offer, 'name') !== '')
  if (named.length > 0 && named.length === inner.length) {
    return named.map(offer => {
      const own = htmlToText(textOf(offer, 'name'))
      const title = key(own).startsWith(key(name)) ? own : `${name} ${own}`
      return itemOf({ ...about, key: `${address}#${title}`, title, ...offerTexts(offer, about.condition) })
    })
  }
  const itemKey = group ? `${address}#${name}` : address
  if (inner.length === 0) {
    const range = offers.map(offer => [textOf(offer, 'lowPrice'), textOf(offer, 'highPrice')].filter(Boolean))[0] ?? []
    return [itemOf({ ...about, key: itemKey, title: name, priceText: range.join(' - ') })]
  }
  const texts = inner.map(offer => offerTexts(offer, about.condition))
  const isOne = new Set(texts.map(({ priceText }) => priceText)).size === 1
  const available = texts.find(({ availability }) => !/out|sold/i.test(availability)) ?? texts[0]
  return [
    itemOf({
      ...about,
      key: itemKey,
      title: name,
      ...available,
      ...(isOne ? {} : { doubt: itemDoubts.severalPrices }),
    }),
  ]
}

const isListPrice = (price: Thing) => /list|strikethrough|msrp/i.test(textOf(price, 'priceType'))

/** Price, stock and condition of an offer. */
function offerTexts(offer: Thing, condition: string) {
  const specified = partsOf(offer, 'priceSpecification').filter(price => !isListPrice(price))
  const amount = textOf(offer, 'price') || specified.map(price => textOf(price, 'price')).find(Boolean) || ''
  const currency =
    textOf(offer, 'priceCurrency') || specified.map(price => textOf(price, 'priceCurrency')).find(Boolean) || ''
  const priceText = priceTextOf(amount, currency)
  return {
    priceText,
    availability: textOf(offer, 'availability').replace(/^.*\//, ''),
    condition: textOf(offer, 'itemCondition').replace(/^.*\//, '') || condition,
    ...(priceText !== '' && currency === '' && !/rs|pkr|₨|rupee/i.test(amount) ? { doubt: itemDoubts.noCurrency } : {}),
  }
}
