import { expect, test } from 'vitest'
import { EXAMPLE_FEED } from '#app/pages/shops/example.ts'
import { db } from '#db/client.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { checkFeed } from './check-feed.server.ts'

const NOW = Date.UTC(2026, 10, 20)

const phones = () => {
  givenPhone({ name: 'Galaxy A06', brand: 'samsung', shortSpecs: { ram: '4GB', storage: '64GB' } })
  givenPhone({ name: 'Infinix Note 50 Pro', brand: 'infinix', shortSpecs: { ram: '8GB', storage: '256GB' } })
}

async function mistakesOf(text: string) {
  const check = await checkFeed(text, NOW)
  if (!check?.ok) throw new Error(check?.why)
  return check.mistakes.map(({ code, line }) => [line, code])
}

test('the example of the page is read without a mistake (SHOPS-1)', async () => {
  phones()
  expect(await checkFeed(EXAMPLE_FEED, NOW)).toMatchObject({
    ok: true,
    read: 2,
    counts: { price: 2, aside: 0, hold: 0, drop: 0 },
    mistakes: [],
  })
})

test('each mistake of a table is named with its line (SHOPS-2)', async () => {
  phones()
  const rows = [
    'id,title,price,link',
    '1,Samsung Galaxy A06 4GB/64GB,18999 PKR,https://example.pk/1',
    '2,,18999 PKR,https://example.pk/2',
    '3,Samsung Galaxy A06 4GB/64GB,18999,https://example.pk/3',
    '4,Samsung Galaxy A06 4GB/64GB',
    '5,Samsung Galaxy A06 4GB/64GB,,https://example.pk/5',
    '6,Nothing That We Know 9,18999 PKR,https://example.pk/6',
    '7,Samsung Galaxy A06 4GB/64GB,18999 PKR,https://example.pk/7',
    '7,Samsung Galaxy A06 4GB/64GB,19999 PKR,https://example.pk/7',
  ]
  expect(await mistakesOf(rows.join('\n'))).toEqual([
    [3, 'noTitle'],
    [4, 'noCurrency'],
    [5, 'fewFields'],
    [6, 'noPrice'],
    [7, 'other'],
    [8, 'twice'],
  ])
})

test('entries of XML have the line on which they begin, those of JSON their position', async () => {
  phones()
  const xml = `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<item><g:id>1</g:id><title>Samsung Galaxy A06 4GB/64GB</title><g:price>18999 PKR</g:price></item>
<item>
  <g:id>2</g:id><g:price>18999 PKR</g:price>
</item>
</channel></rss>`
  expect(await mistakesOf(xml)).toEqual([[4, 'noTitle']])
  const variant = (price: string) => [{ id: 1, title: 'Default Title', price, available: true }]
  const products = [
    { title: 'Samsung Galaxy A06 4GB/64GB', handle: 'a', variants: variant('18999') },
    { title: 'Infinix Note 50 Pro 8GB/256GB', handle: 'b', variants: variant('') },
  ]
  const check = await checkFeed(JSON.stringify({ products }).replace('"id":1', '"id":2'), NOW)
  expect(check).toMatchObject({ unit: 'entry', mistakes: [{ code: 'noPrice', line: 2 }] })
})

test.each([
  ['XML that is not well-formed', '<rss>\n<channel>\n<item></channel></rss>', 3],
  ['JSON that is cut off', '[\n{"name": "A06",\n"price":', 3],
  ['JSON with a mistake', '[\n{"name" "A06"}]', 2],
  ['a text', 'We have phones', null],
  ['an empty feed', '<rss><channel></channel></rss>', null],
  ['a page without data', '<!doctype html><html><body>Phones</body></html>', null],
  ['a sitemap', '<urlset><url><loc>https://example.pk/a</loc></url></urlset>', null],
])('%s is named, with its line where there is one', async (_, text, line) => {
  const check = await checkFeed(text, NOW)
  expect(check).toMatchObject({ ok: false, line })
  expect(check && !check.ok && check.why).not.toContain('our side')
})

test('a list without a column of prices says so', async () => {
  expect(
    await mistakesOf('title,price\nGalaxy A55 8GB/256GB,94500\nGalaxy A35 8GB/256GB,\nPrices of 20 Nov,\n'),
  ).toContainEqual([3, 'noPrice'])
  expect(await mistakesOf('Model,Colour\nGalaxy A06,Black\nGalaxy A16,Blue')).toContainEqual([1, 'noPriceColumn'])
})

test('of a long feed the first entries are checked, and nothing is stored', async () => {
  phones()
  const rows = Array.from(
    { length: 600 },
    (_, index) => `${index},Samsung Galaxy A06 4GB/64GB,,https://example.pk/${index}`,
  )
  const changes = () => db().$client.prepare('SELECT total_changes()').pluck().get()
  const before = changes()
  expect(await checkFeed(['id,title,price,link', ...rows].join('\n'), NOW)).toMatchObject({
    read: 600,
    notChecked: 100,
    notShown: 400,
  })
  expect(changes()).toBe(before)
})
