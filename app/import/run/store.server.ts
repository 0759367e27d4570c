/** Writing what an import brings: whole phones, never over one that is here. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ZodError } from 'zod'
import { insertBrand } from '#app/brands/save.server.ts'
import { drawingPaths } from '#app/drawings/paths.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { savePhone } from '#app/phones/save.server.ts'
import { reservedSlugs } from '#app/platform/reserved-slugs.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db, prepared } from '#db/client.server.ts'
import { providerRecords } from '#db/schema/index.ts'
import type { Candidate } from '../normalize/candidate.ts'
import type { NamedBrand } from '../normalize/names.ts'
import { slugOwner } from '../plan/slug-owner.server.ts'
import { priceState, recordImportChange } from './changes.server.ts'

export type Stored = { outcome: 'new' | 'existing' } | { outcome: 'refused'; says: string }

// Asked of the table: what is kept per version of the content would be computed again after each phone.
const brandRow = prepared(db => db.$client.prepare<[string]>('SELECT 1 FROM brands WHERE slug = ?'))
const hasBrand = (slug: string) => brandRow().get(slug) !== undefined

/** Where a candidate came from: the provider's id for it, and what it said. */
export type Origin = { provider: string; externalId: string; raw: unknown }

/**
 * Stores a candidate that is not here yet, and its brand when that is missing; in the transaction of the caller.
 * @param now milliseconds since 1970
 */
export function storeCandidate(candidate: Candidate, origin: Origin | null, now: number, runId: string | null): Stored {
  const { brand, price, priceText, imageUrl, carouselImages, variant: _, ...facts } = candidate
  const taken = slugOwner(brand.slug, facts.slug)
  if (taken === 'same') return { outcome: 'existing' }
  if (taken === 'other')
    return { outcome: 'refused', says: `the address "${facts.slug}" belongs to a phone of another brand` }
  const drawings = drawingPaths(facts.slug)
  const id = randomUUID()
  try {
    // Nested, hence a savepoint: a candidate that the schema refuses leaves nothing behind.
    db().transaction(tx => {
      if (!hasBrand(brand.slug)) storeBrand(brand, now, runId)
      savePhone(
        {
          ...facts,
          id,
          brand: brand.slug,
          imageUrl: imageUrl ?? drawings.front,
          carouselImages: carouselImages.length > 0 ? carouselImages : [drawings.front, drawings.back, drawings.side],
          price: price ? (priceText ?? formatPrice(price.pricePkr)) : null,
          priceOrigin: price ?? { source: 'import', date: facts.releaseDate, kind: 'import' },
        },
        now,
      )
      if (origin) {
        tx.insert(providerRecords)
          .values({ ...origin, mobileId: id, fetchedAt: now })
          .onConflictDoUpdate({
            target: [providerRecords.provider, providerRecords.externalId],
            set: { mobileId: id, raw: origin.raw, fetchedAt: now },
          })
          .run()
      }
    })
    noteStoredPhone(runId, id, now)
    return { outcome: 'new' }
  } catch (error) {
    if (error instanceof ZodError) return { outcome: 'refused', says: inWords(error) }
    throw error
  }
}

/** Notes that the run brought this phone, as it stands. */
export function noteStoredPhone(runId: string | null, id: string, now: number): void {
  const phone = runId === null ? null : findPhoneById(id)
  if (!phone) return
  const written = { subjectId: id, subjectName: phone.name, version: phone.version, after: priceState(phone) }
  recordImportChange(runId, 'phone', written, now)
}

/** Stores a brand that is not here yet; in the transaction of the caller. */
export function storeBrand(
  { description = null, logo = null, ...brand }: NamedBrand,
  now: number,
  runId: string | null,
): Stored {
  if (hasBrand(brand.slug)) return { outcome: 'existing' }
  const says = refusedBrand(brand)
  if (says) return { outcome: 'refused', says }
  const id = randomUUID()
  insertBrand(
    {
      ...brand,
      id,
      description,
      logo: logo ?? brand.name.charAt(0).toUpperCase(),
      phoneCount: null,
      isVisible: true,
    },
    now,
  )
  recordImportChange(runId, 'brand', { subjectId: id, subjectName: `brand ${brand.name}`, version: 1 }, now)
  return { outcome: 'new' }
}

const LONGEST_BRAND = 60

function refusedBrand({ slug, name }: NamedBrand): string | null {
  if (slug === '') return 'its name has no letters or digits that an address could hold'
  if (reservedSlugs.includes(slug)) return `the address /${slug} belongs to a page of this site`
  return name.length > LONGEST_BRAND ? `the name is longer than ${LONGEST_BRAND} characters` : null
}

const inWords = (error: ZodError) =>
  error.issues.map(issue => `${issue.path.join('.') || 'the record'}: ${issue.message}`).join('; ')

/** What the provider calls a phone of ours; null when it is not from there. */
export function recordOfPhone(provider: string, mobileId: string): string | null {
  const rows = db().select().from(providerRecords).where(eq(providerRecords.mobileId, mobileId)).all()
  return rows.find(row => row.provider === provider)?.externalId ?? null
}

/** How many phones and brands there are. */
export function countContent(): { totalBrands: number; totalMobiles: number } {
  return {
    totalBrands: db().$client.prepare('SELECT count(*) FROM brands').pluck().get() as number,
    totalMobiles: db().$client.prepare('SELECT count(*) FROM mobiles').pluck().get() as number,
  }
}
