/** `POST /api/admin/match`: who may ask, what is refused, and that other requests are served meanwhile (API-28). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReadListing } from '#app/listings/listing.ts'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { jsonOf } from '#tests/support/json.ts'
import { readLabelledListings } from '#tests/support/labelled-listings.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let admin: AdminClient
beforeAll(async () => {
  site = await startSite({ env: { ADMIN_PASSWORD } })
  admin = await signIn(site)
})
afterAll(() => site.stop())

const match = (listings: unknown[]) => admin.post('/api/admin/match', { listings })

test('listings are read in the order sent, and unknown is null', async () => {
  const listings = readLabelledListings()
  const { results } = await jsonOf<{ results: ReadListing[] }>(match(listings))
  expect(results.map(({ id, slug }) => [id, slug])).toEqual(listings.map(({ id, labels }) => [id, labels.slug]))
  expect(Object.keys(results[0] ?? {})).toEqual([
    ...['id', 'outcome', 'slug', 'ramGb', 'storageGb', 'pricePkr', 'kind', 'inStock', 'why'],
  ])
})

test('more than 1,000 listings, and one without a title, are refused at their field', async () => {
  const many = Array.from({ length: 1001 }, (_, at) => ({ id: String(at), title: 'Galaxy A55', priceText: '' }))
  const tooMany = await match(many)
  expect([tooMany.status, await tooMany.json()]).toMatchObject([
    422,
    { fieldErrors: { listings: ['At most 1000 listings'] } },
  ])
  const untitled = await match([{ id: '1', priceText: 'Rs 50,000' }])
  expect([untitled.status, Object.keys((await jsonOf<{ fieldErrors: object }>(untitled)).fieldErrors)]).toEqual([
    422,
    ['listings[0].title'],
  ])
})

test('a visitor is refused', async () => {
  const response = await fetch(`${site.origin}/api/admin/match`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.origin },
    body: JSON.stringify({ listings: [] }),
  })
  expect(response.status).toBe(401)
})

test('1,000 listings are read', async () => {
  const cases = readLabelledListings()
  const listings = Array.from({ length: 1000 }, (_, at) => ({ ...cases[at % cases.length], id: String(at) }))
  const { results } = await jsonOf<{ results: ReadListing[] }>(match(listings))
  expect(results).toHaveLength(1000)
})
