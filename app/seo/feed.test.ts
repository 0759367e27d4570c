import { expect, test } from 'vitest'
import { recordPrice } from '#app/phones/record-price.server.ts'
import { givenCatalogue } from '#tests/support/database.ts'
import { givenPhone } from '#tests/support/given.ts'
import { parseXml, texts } from '#tests/support/xml.ts'
import { atomFeed } from './feed.ts'
import { listNews, listNewsAmong, listNewsOfPhone } from './news.server.ts'

const priceOrigin = { source: 'priceoye-2026-11', date: '2026-11', kind: 'retail' as const }
const titles = () =>
  parseXml(atomFeed(listNews(), 'https://phones.example')).children.flatMap(each => texts(each, 'title'))

test('lists new phones and changed prices, newest first; the first price of a phone is not a change', () => {
  const { id, slug } = givenPhone({ name: 'A1', price: 'Rs 50,000', priceOrigin, now: 1000 })
  givenPhone({ name: 'B1', now: 2000 })
  givenPhone({ id, slug, name: 'A1', price: 'Rs 45,000', priceOrigin, now: 3000 })
  givenPhone({ id, slug, name: 'A1', price: null, priceOrigin, now: 4000 })
  expect(titles()).toEqual(['A1: price withdrawn', 'A1: now PKR 45,000', 'New phone: B1', 'New phone: A1'])
})

test('an entry contains the former price and the origin of the new one', () => {
  const { id, slug } = givenPhone({ price: 'Rs 50,000', priceOrigin, now: 1000 })
  givenPhone({ id, slug, price: 'Rs 45,000', priceOrigin, now: 3000 })
  const entry = parseXml(atomFeed(listNews(), 'https://phones.example')).children.find(({ name }) => name === 'entry')
  expect(entry && texts(entry, 'summary')).toEqual([
    'PKR 45,000 (Shop price from PriceOye, November 2026). Before: PKR 50,000.',
  ])
  expect(entry && texts(entry, 'updated')).toEqual(['1970-01-01T00:00:03.000Z'])
})

test('of many phones with the same time, the fifty latest releases are listed in a stable order', () => {
  for (let day = 10; day < 70; day += 1) {
    givenPhone({ name: `P${day}`, releaseDate: `20${day}-01-01`, now: 1000 })
  }
  expect(titles()).toEqual(Array.from({ length: 50 }, (_, index) => `New phone: P${69 - index}`))
})

test('ids are unique and survive a rename, and text is escaped', () => {
  const { id } = givenPhone({ slug: 'old', name: 'A & <B> "C"', price: 'Rs 1', priceOrigin, now: 1000 })
  const ids = () => parseXml(atomFeed(listNews(), 'https://phones.example')).children.flatMap(each => texts(each, 'id'))
  const before = ids()
  expect(before).toEqual([`tag:phones.example,2026:phone/${id}`])
  expect(titles()).toEqual(['New phone: A & <B> "C"'])
  givenPhone({ id, slug: 'new', name: 'D', price: 'Rs 1', priceOrigin, now: 2000 })
  expect(ids()).toEqual(before)
})

test('the feed of an empty site is valid', () => {
  const feed = parseXml(atomFeed([], 'https://phones.example'))
  expect(texts(feed, 'updated')).toEqual(['1970-01-01T00:00:00.000Z'])
})

const kindsOf = (news: ReturnType<typeof listNews>) =>
  news.map(each => [each.kind, each.phone.name, each.pricePkr] as const)
const on = (date: string) => ({ ...priceOrigin, date })

test('the feed of a phone has each of its prices, and nothing of others', () => {
  const { id, slug } = givenPhone({ name: 'A1', price: 'Rs 50,000', priceOrigin: on('2026-09'), now: 1000 })
  givenPhone({ name: 'B1', price: 'Rs 20,000', priceOrigin, now: 2000 })
  givenPhone({ id, slug, name: 'A1', price: 'Rs 60,000', priceOrigin: on('2026-10'), now: 3000 })
  expect(kindsOf(listNewsOfPhone(id))).toEqual([
    ['price', 'A1', 60_000],
    ['phone', 'A1', 60_000],
  ])
})

test('the feed of a list has new phones and lower prices, of its phones only', () => {
  const a = givenPhone({ name: 'A1', price: 'Rs 50,000', priceOrigin: on('2026-09'), now: 1000 })
  const b = givenPhone({ name: 'B1', price: 'Rs 40,000', priceOrigin: on('2026-09'), now: 2000 })
  givenPhone({ name: 'C1', price: 'Rs 10,000', priceOrigin: on('2026-09'), now: 2500 })
  givenPhone({ id: a.id, slug: a.slug, name: 'A1', price: 'Rs 45,000', priceOrigin: on('2026-10'), now: 3000 })
  givenPhone({ id: b.id, slug: b.slug, name: 'B1', price: 'Rs 48,000', priceOrigin: on('2026-10'), now: 4000 })
  expect(kindsOf(listNewsAmong([a.id, b.id]))).toEqual([
    ['price', 'A1', 45_000],
    ['phone', 'B1', 48_000],
    ['phone', 'A1', 45_000],
  ])
})

test('a price of the past that a later list brings is no news', () => {
  const { id } = givenPhone({ name: 'A1', price: 'Rs 50,000', priceOrigin: on('2026-09'), now: 1000 })
  recordPrice(id, { pricePkr: 30_000, ...on('2025-09') }, { replacesEdited: false }, 2000)
  expect(kindsOf(listNewsAmong([id]))).toEqual([['phone', 'A1', 50_000]])
})

test('a price without tax is no news of the phone, wherever the feed is', () => {
  const { id, slug } = givenPhone({ name: 'A1', price: 'Rs 90,000', priceOrigin: on('2026-09'), now: 1000 })
  recordPrice(id, { pricePkr: 60_000, ...on('2026-10'), kind: 'non-pta' }, { replacesEdited: false }, 2000)
  givenPhone({ id, slug, name: 'A1', price: 'Rs 95,000', priceOrigin: on('2026-10'), now: 3000 })
  const expected = [
    ['price', 'A1', 95_000, 90_000],
    ['phone', 'A1', 95_000, null],
  ]
  for (const news of [listNews(), listNewsOfPhone(id)])
    expect(
      news.map(each => [each.kind, each.phone.name, each.pricePkr, each.kind === 'price' ? each.beforePkr : null]),
    ).toEqual(expected)
})

test('phones of the first fill are as new as their release, those added later are newer', async () => {
  await givenCatalogue()
  const filled = listNews()
  expect(filled).toHaveLength(50)
  const today = new Date().toISOString().slice(0, 10)
  expect(filled.filter(({ at }) => new Date(at).toISOString().startsWith(today))).toEqual([])
  const { id } = givenPhone({ name: 'A1', now: Date.now() + 1000 })
  expect(kindsOf(listNews())[0]).toEqual(['phone', 'A1', null])
  expect(listNews().slice(1)).toEqual(filled.slice(0, 49))
  const [newest] = filled
  if (newest?.kind !== 'phone') throw new Error('There is no new phone.')
  expect(listNewsAmong([id, newest.id]).map(({ phone }) => phone.name)).toEqual(['A1', newest.phone.name])
  expect(listNewsOfPhone(newest.id)).toContainEqual(newest)
})
