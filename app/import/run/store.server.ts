/** Stores imported phones and brands; never overwrites existing ones. */

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ZodError } from 'zod'
import { insertBrand } from '#app/brands/save.server.ts'
import { drawingPaths } from '#app/drawings/paths.ts'
import { MAX_BRAND_NAME_LENGTH } from '#app/entities/limits.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { savePhone } from '#app/phones/save.server.ts'
import { reservedSlugs } from '#app/platform/addresses.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db, prepared } from '#db/client.server.ts'
import { providerRecords } from '#db/schema/index.ts'
import type { Candidate } from '../normalize/candidate.ts'
import type { NamedBrand } from '../normalize/names.ts'
import { withKnownPictures } from '../plan/known-pictures.server.ts'
import { slugOwner } from '../plan/slug-owner.server.ts'
import { priceState, recordImportChange } from './changes.server.ts'

export type Stored = { outcome: 'new' | 'existing' } | { outcome: 'refused'; message: string }

// Reads the table: results cached by content version would be recomputed after each phone.
const brandRow = prepared(db => db.$client.prepare<[string]>('SELECT 1 FROM brands WHERE slug = ?'))
const hasBrand = (slug: string) => brandRow().get(slug) !== undefined

/** The provider's id and record of a candidate. */
export type Origin = { provider: string; externalId: string; raw: unknown }

/**
 * Stores a new candidate, and its brand if missing, in the caller's transaction.
 * @param now milliseconds since 1970
 */
export function storeCandidate(candidate: Candidate, origin: Origin | null, now: number, runId: string | null): Stored {
  const { brand, price, priceText, imageUrl, carouselImages, variant: _, ...facts } = withKnownPictures(candidate)
  const owner = slugOwner(brand.slug, facts.slug)
  if (owner === 'same') return { outcome: 'existing' }
  if (owner === 'other')
    return { outcome: 'refused', message: `the address "${facts.slug}" belongs to a phone of another brand` }
  const drawings = drawingPaths(facts.slug)
  const id = randomUUID()
  try {
    // A savepoint (nested transaction): a candidate that the schema refuses leaves nothing behind.
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
    recordStoredPhone(runId, id, now)
    return { outcome: 'new' }
  } catch (error) {
    if (error instanceof ZodError) return { outcome: 'refused', message: describeIssues(error) }
    throw error
  }
}

/** Records the stored phone as a change of the run. */
export function recordStoredPhone(runId: string | null, id: string, now: number): void {
  const phone = runId === null ? null : findPhoneById(id)
  if (!phone) return
  const written = { subjectId: id, subjectName: phone.name, version: phone.version, after: priceState(phone) }
  recordImportChange(runId, 'phone', written, now)
}

/** Stores a new brand, in the caller's transaction. */
export function storeBrand(
  { description = null, logo = null, ...brand }: NamedBrand,
  now: number,
  runId: string | null,
): Stored {
  if (hasBrand(brand.slug)) return { outcome: 'existing' }
  const message = refusedBrand(brand)
  if (message) return { outcome: 'refused', message }
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

function refusedBrand({ slug, name }: NamedBrand): string | null {
  if (slug === '') return 'its name has no letters or digits that an address could hold'
  if (reservedSlugs.includes(slug)) return `the address /${slug} belongs to a page of this site`
  return name.length > MAX_BRAND_NAME_LENGTH ? `the name is longer than ${MAX_BRAND_NAME_LENGTH} characters` : null
}

const describeIssues = (error: ZodError) =>
  error.issues.map(issue => `${issue.path.join('.') || 'the record'}: ${issue.message}`).join('; ')

/** The provider's id of a stored phone; null when it is not from this provider. */
export function recordOfPhone(provider: string, mobileId: string): string | null {
  const rows = db().select().from(providerRecords).where(eq(providerRecords.mobileId, mobileId)).all()
  return rows.find(row => row.provider === provider)?.externalId ?? null
}

export function countContent(): { totalBrands: number; totalMobiles: number } {
  return {
    totalBrands: db().$client.prepare('SELECT count(*) FROM brands').pluck().get() as number,
    totalMobiles: db().$client.prepare('SELECT count(*) FROM mobiles').pluck().get() as number,
  }
}
