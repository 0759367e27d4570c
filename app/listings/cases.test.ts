import { beforeAll, expect, test } from 'vitest'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { readLabelledListings } from '#tests/support/labelled-listings.ts'
import { differences, fieldTable, type LabelledListing, scoreOf, tagTable } from '#tests/support/listing-score.ts'
import { readListings } from './catalogue.server.ts'
import type { ReadListing } from './listing.ts'

keepTables()

let reads: { listing: LabelledListing; read: ReadListing }[] = []

beforeAll(async () => {
  await givenCatalogue()
  const listings = readLabelledListings()
  const results = await readListings(listings)
  reads = listings.flatMap((listing, at) => (results[at] ? [{ listing, read: results[at] }] : []))
})

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

test('of 400 labelled listings what is published is right, and nothing harmful is (LISTING-8)', () => {
  const score = scoreOf(reads)
  console.log({ ...score, precision: percent(score.precision), recall: percent(score.recall) })
  console.log(Object.fromEntries(fieldTable(reads).map(([field, share]) => [field, percent(share)])))
  console.table(tagTable(reads, 'traps'))
  console.table(tagTable(reads, 'forms'))
  if (process.env.LISTING_DIFFERENCES) console.log(differences(reads).join('\n'))
  expect(score.harm).toBe(0)
  expect(score.precision).toBeGreaterThanOrEqual(0.99)
  expect(score.recall).toBeGreaterThanOrEqual(0.9)
})

test('no trap is published', () => {
  const trapped = reads.filter(
    ({ listing, read }) => listing.traps && listing.labels.expect !== 'price' && read.outcome === 'price',
  )
  expect(trapped.map(({ listing }) => listing.title)).toEqual([])
})
