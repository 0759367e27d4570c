/** The product list of shops made with Shopify: `/products.json`. Pure. */

import { z } from 'zod'
import type { SourceItem } from '#app/entities/source.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { itemOf } from './item.ts'
import { FeedFault } from './xml.ts'

const text = z
  .union([z.string(), z.number()])
  .transform(String)
  .nullish()
  .transform(value => value ?? '')

const productList = z.object({
  products: z.array(
    z.object({
      title: text,
      handle: text,
      body_html: text,
      vendor: text,
      product_type: text,
      variants: z
        .array(
          z.object({
            id: text,
            title: text,
            sku: text,
            price: text,
            compare_at_price: text,
            available: z.boolean().nullish(),
          }),
        )
        .default([]),
    }),
  ),
})

export const isShopifyList = (value: unknown): boolean => productList.safeParse(value).success

/** Shopify's name of the only variant of a product. */
const ONLY_VARIANT = 'Default Title'

/**
 * The variants of a page of the list. Their prices are in the currency of the shop, which the list does not name: rupees.
 * @param base the address of the list
 * @throws FeedFault where it is no such list
 */
export function readShopify(value: unknown, base: string): SourceItem[] {
  const list = productList.safeParse(value)
  if (!list.success) throw new FeedFault('The file is no list of products.')
  return list.data.products.flatMap(({ title, handle, body_html, vendor, product_type, variants }, index) => {
    const url = URL.canParse(`/products/${handle}`, base) ? new URL(`/products/${handle}`, base).href : null
    const sizes = new Map<string, SourceItem>()
    for (const { id, title: variant, sku, price, compare_at_price, available } of variants) {
      const item = itemOf({
        key: sku || id || `${handle} ${variant}`,
        line: index + 1,
        url,
        title: htmlToText(variant === ONLY_VARIANT ? title : `${title} ${variant}`),
        description: htmlToText(`${body_html} ${isPhoneType(product_type) ? '' : product_type}`),
        priceText: price === '' ? '' : `Rs ${price}`,
        oldPriceText: compare_at_price === '' ? '' : `Rs ${compare_at_price}`,
        brandField: vendor,
        availability: available === true ? 'in stock' : available === false ? 'out of stock' : '',
      })
      sizes.set(item.key, item)
    }
    return [...sizes.values()]
  })
}

const isPhoneType = (type: string) => /\b(mobile|phone|smartphone|handset)s?\b/i.test(type)
