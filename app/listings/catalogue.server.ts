/** The phones of the site as listings are read against, kept until public content changes. */
import type { PriceKind } from '#app/entities/enums.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { createCache } from '#app/platform/cache.server.ts'
import { inSlices, yieldToEventLoop } from '#app/platform/slices.server.ts'
import { prepared } from '#db/client.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import type { KnownPhone } from './known-phone.ts'
import type { Listing, ReadListing } from './listing.ts'
import { addNames, emptyNameTable } from './name-table.ts'
import { type ListingReader, listingReader } from './read-listing.ts'

type Row = {
  id: string
  slug: string
  brand: string
  brandName: string
  name: string
  releaseDate: string
  has5g: number | null
  versions: string | null
  prices: string
  codes: string | null
}

type StoredPrice = [
  pkr: number,
  source: string,
  date: string,
  kind: PriceKind,
  storage: string | null,
  ram: string | null,
]

const phonesAfter = prepared(({ $client }) =>
  $client.prepare<{ after: string; limit: number }, Row>(`
    SELECT m.id, m.slug, m.brand, b.name AS brandName, m.name, m.release_date AS releaseDate,
      json_extract(f.facts, '$.fiveG.value') AS has5g,
      json_extract(f.facts, '$.memory.versions.value') AS versions,
      (SELECT json_group_array(json_array(price_pkr, source, date, kind, storage, ram))
        FROM price_history WHERE mobile_id = m.id) AS prices,
      (SELECT json_extract(spec.value, '$.value') FROM json_each(m.specifications) AS category,
          json_each(category.value, '$.specs') AS spec
        WHERE json_extract(category.value, '$.category') = 'Misc' AND json_extract(spec.value, '$.feature') = 'Models'
        LIMIT 1) AS codes
    FROM mobiles m JOIN brands b ON b.slug = m.brand LEFT JOIN phone_facts f ON f.mobile_id = m.id
    WHERE m.id > @after ORDER BY m.id LIMIT @limit`),
)

/** Phones read in one slice, of about five milliseconds. */
const SLICE = 100

const readers = createCache<ListingReader>({ name: 'listing reader', max: 1, version: contentVersion })

/** The reader of listings for the phones as they are now; made in slices where it is not kept. */
export async function currentListingReader(): Promise<ListingReader> {
  const kept = readers.find('')
  if (kept) return kept
  const version = contentVersion()
  const phones = await knownPhones()
  const names = emptyNameTable<KnownPhone>()
  for await (const phone of inSlices(phones)) addNames(names, phone)
  await yieldToEventLoop()
  const reader = listingReader(phones, names)
  if (contentVersion() === version) readers.set('', reader)
  return reader
}

/** Reads listings in slices, so that other requests are served meanwhile; nothing is stored (LISTING-1). */
export async function readListings(listings: Listing[]): Promise<ReadListing[]> {
  const read = await currentListingReader()
  const results: ReadListing[] = []
  for await (const listing of inSlices(listings)) results.push(read(listing))
  return results
}

/** All phones, read in slices. */
export async function knownPhones(): Promise<KnownPhone[]> {
  const phones: KnownPhone[] = []
  for (let rows = read(''); rows.length > 0; rows = read(rows.at(-1)?.id ?? '')) {
    phones.push(...rows.map(knownPhone))
    await yieldToEventLoop()
  }
  return phones
}

const read = (after: string) => phonesAfter().all({ after, limit: SLICE })

const knownPhone = ({ has5g, versions, prices, codes, releaseDate, ...row }: Row): KnownPhone => ({
  ...row,
  has5G: has5g === null ? null : has5g === 1,
  releaseYear: Number(releaseDate.slice(0, 4)) || null,
  versions: versions === null ? null : (JSON.parse(versions) as MemoryVersion[]),
  prices: (JSON.parse(prices) as StoredPrice[]).map(
    ([pricePkr, source, date, kind, storage, ram]): PricePoint => ({
      pricePkr,
      source,
      date,
      kind,
      ...(storage ? { storage } : {}),
      ...(ram ? { ram } : {}),
    }),
  ),
  codes: codes?.split(/[,;]/) ?? [],
})
