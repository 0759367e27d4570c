/** Five invented shops are read as their files have them: every item once, with its title and price. */

import { describe, expect, test } from 'vitest'
import type { SourceItem } from '#app/entities/source.ts'
import { decodeText } from '#app/import/read/decode.ts'
import { expectedOf, fileOf, momentOf, shopNames, shopOn } from '#tests/support/shops.ts'
import { itemDoubts, rupeesOf } from './item.ts'
import { readMerchantXml } from './merchant.ts'
import { readPage } from './page.ts'
import { readProduct } from './product.ts'
import { recognise } from './recognise.ts'
import { readShopify } from './shopify.ts'
import { readPriceTable } from './table.ts'

const ORIGIN = 'http://shop.example'
const now = momentOf(1)

async function itemsAt(target: string, file: string): Promise<SourceItem[]> {
  const text = decodeText(fileOf(file)).text.replaceAll('{{origin}}', ORIGIN)
  const content = recognise(text)
  switch (content.kind) {
    case 'page':
      return readProduct(await readPage(text), ORIGIN + target)
    case 'merchant':
      return readMerchantXml(text, now)
    case 'table':
      return (await readPriceTable(text, null, now)).items
    case 'shopify':
      return readShopify(content.value, ORIGIN + target)
    default:
      return []
  }
}

async function itemsOf(shop: string): Promise<Map<string, SourceItem>> {
  const found = new Map<string, SourceItem>()
  for (const [target, route] of Object.entries(shopOn(shop, 1).routes)) {
    const answer = 'sequence' in route ? route.sequence.at(-1) : route
    if (!answer?.file || answer.status !== 200 || /robots|cut|private|list\.html|\?limit|page=1|blog/.test(target))
      continue
    for (const item of await itemsAt(target, answer.file)) {
      const key = item.key.replace(ORIGIN, '')
      found.set(key.startsWith('/') ? key : `${target.replace(/\?.*/, '')}#${key}`, item)
    }
  }
  return found
}

describe.each(shopNames.filter(name => !name.startsWith('x-')))('%s', shop => {
  test('every item that is expected is read, and hardly another', async () => {
    const items = await itemsOf(shop)
    // An article is no product, so nothing is read there.
    const wanted = new Set(
      expectedOf(shop)
        .items.map(({ where }) => where)
        .filter(where => !where.startsWith('/blog/')),
    )
    const others = [...items.keys()].filter(key => !wanted.has(key))
    expect([[...wanted].filter(where => !items.has(where)), others]).toEqual([[], []])
  })

  test('items to be published have a title and a single price, and no doubt', async () => {
    const items = await itemsOf(shop)
    const wrong = expectedOf(shop)
      .items.filter(({ expect }) => expect === 'price')
      .map(({ where }) => items.get(where))
      .filter(item => item && (rupeesOf(item.priceText) === null || item.doubt !== null || item.fault !== null))
    expect(wrong).toEqual([])
  })
})

test('what makes an item doubtful is found in the file', async () => {
  const doubts = async (shop: string) =>
    Object.fromEntries(
      [...(await itemsOf(shop))].filter(([, { doubt }]) => doubt !== null).map(([where, { doubt }]) => [where, doubt]),
    )
  expect(await doubts('a-jsonld')).toEqual({
    '/product/itel-vision-3-price-in-pakistan-2gb-32gb.html': itemDoubts.contradiction('Rs 11299'),
    '/product/xiaomi-redmi-10c-3gb-ram-64gb-rom-6-71-display-5000-mah-battery.html': itemDoubts.brokenData,
  })
  expect(await doubts('b-microdata')).toEqual({})
  expect(await doubts('c-merchant-xml')).toEqual({
    '/feeds/google.xml#KO-DUP': itemDoubts.twice,
    '/feeds/google.xml#KO-NOCUR': itemDoubts.noCurrency,
  })
  expect(await doubts('d-csv')).toEqual({})
  expect(await doubts('e-shopify')).toEqual({})
})

test('a feed that is cut off is refused whole', async () => {
  await expect(readMerchantXml(fileOf('c-merchant-xml/google-cut.xml').toString(), now)).rejects.toThrow(
    'not well-formed',
  )
})

test('what an editor says of columns goes before the guess', async () => {
  const list = 'Name;Dealer price;Price\nSamsung Galaxy A55;140,000;149,999\n'
  const [guessed] = (await readPriceTable(list, null, now)).items
  expect(guessed).toMatchObject({ title: 'Samsung Galaxy A55', priceText: '149,999' })
  const mapping = { Name: 'name', 'Dealer price': 'price', Price: 'ignore' } as const
  const [chosen] = (await readPriceTable(list, mapping, now)).items
  expect(chosen?.priceText).toBe('140,000')
})
