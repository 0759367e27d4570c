import { expect, test } from 'vitest'
import { recordFormerSlug } from '#app/phones/former-slugs.server.ts'
import { givenPhone } from '#tests/support/given.ts'
import { addressOfSlips, loadSlips } from './slip-page.server.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const slipsOf = (query: Record<string, string>) => loadSlips(new URLSearchParams(query), NOW)

test('what is written on a slip stays with its phone where another has no slip (SLIP-1, SLIP-3)', () => {
  const [first, second] = [givenPhone().id, givenPhone().id]
  const { slips, left } = slipsOf({
    phones: `${first},nobody,${second}`,
    asks2: '1',
    asks3: '89k',
    imei1: 'on',
    imei2: 'on',
  })
  expect(left).toBe(1)
  expect(slips.map(({ id, typed, isImeiSent }) => ({ id, typed, isImeiSent }))).toEqual([
    { id: first, typed: '', isImeiSent: true },
    { id: second, typed: '89k', isImeiSent: false },
  ])
  const address = addressOfSlips(slips)
  expect(address).toBe(`/slip?phones=${first},${second}&imei1=on&asks2=89k`)
  const again = loadSlips(new URL(address, 'https://phones.example').searchParams, NOW)
  expect(again).toEqual({ slips, left: 0 })
})

test('a merged phone has one slip, under its former id as under its own', () => {
  const { id } = givenPhone()
  recordFormerSlug('former', id, 'formerid')
  expect(slipsOf({ phones: `formerid,${id}` })).toMatchObject({ slips: [{ id }], left: 0 })
})

test('there are at most four slips, each phone once', () => {
  const ids = Array.from({ length: 5 }, () => givenPhone().id)
  const { slips } = slipsOf({ phones: [ids[0], ...ids].join() })
  expect(slips.map(({ id }) => id)).toEqual(ids.slice(0, 4))
})

test('without a price of last March the one before is said, as on the page of the phone (SLIP-2)', () => {
  const specifications = [{ category: 'Memory', specs: [{ feature: 'Internal', value: '256GB 8GB RAM' }] }]
  const seen = (price: string, date: string, id?: string) =>
    givenPhone({
      ...{ id, price, specifications, slug: 'risen-phone', name: 'Risen Phone' },
      priceOrigin: { source: 'test', date, kind: 'retail', ram: '8GB', storage: '256GB' },
    })
  const { id } = seen('PKR 60,000', '2026-06-15')
  expect(slipsOf({ phones: id }).slips[0]?.before).toBeNull()
  seen('PKR 70,000', '2026-10-15', id)
  expect(slipsOf({ phones: id }).slips[0]).toMatchObject({
    march: null,
    before: { pricePkr: 60_000, date: '2026-06-15' },
  })
})

test('what shops asked within a year for other memory is on the slip too (SLIP-2)', () => {
  const specifications = [
    { category: 'Memory', specs: [{ feature: 'Internal', value: '256GB 8GB RAM, 256GB 12GB RAM' }] },
  ]
  const seen = (price: string, date: string, ram: string, id?: string) =>
    givenPhone({
      ...{ id, price, specifications, slug: 'two-sizes', name: 'Two Sizes' },
      priceOrigin: { source: 'test', date, kind: 'retail', ram, storage: '256GB' },
    })
  const { id } = seen('PKR 80,000', '2025-10-15', '12GB')
  seen('PKR 60,000', '2026-10-15', '8GB', id)
  expect(slipsOf({ phones: id }).slips[0]?.others).toEqual([])
  seen('PKR 75,000', '2026-06-15', '12GB', id)
  seen('PKR 60,000', '2026-10-16', '8GB', id)
  expect(slipsOf({ phones: id }).slips[0]?.others).toMatchObject([{ pricePkr: 75_000, ram: '12GB' }])
})
