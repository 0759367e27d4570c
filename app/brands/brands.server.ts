/** Reads brands. They are few, so all are loaded at once and cached until the content changes. */
import { count } from 'drizzle-orm'
import { prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { brands, mobiles } from '#db/schema/index.ts'
import type { Brand } from './brand.ts'
import { findFormerBrand } from './former-slugs.server.ts'

const allRows = prepared(db => db.select().from(brands).orderBy(brands.name, brands.slug).prepare())

const phonesByBrand = prepared(db =>
  db.select({ brand: mobiles.brand, phones: count() }).from(mobiles).groupBy(mobiles.brand).prepare(),
)

const bySlug = cachePerVersion('brands', (): Map<string, Brand> => {
  const stored = new Map(
    phonesByBrand()
      .all()
      .map(row => [row.brand, row.phones]),
  )
  return new Map(
    allRows()
      .all()
      .map(({ phoneCount, ...row }) => [
        row.slug,
        { ...row, typedPhoneCount: phoneCount, storedPhones: stored.get(row.slug) ?? 0 },
      ]),
  )
})

/** All brands, including hidden ones, by name. */
export const listBrands = (): Brand[] => [...bySlug().values()]

/** The brand with this slug, case-insensitive; null when none. */
export const findBrand = (slug: string): Brand | null => bySlug().get(slug.toLowerCase()) ?? null

/** The brand that had this slug before it was renamed; null when none had. */
export function findBrandByFormerSlug(slug: string): Brand | null {
  const id = findFormerBrand(slug)
  return id === null ? null : findBrandById(id)
}

/** The brand with exactly this slug; null when none. */
export const findBrandBySlug = (slug: string): Brand | null => bySlug().get(slug) ?? null

/** The brand with this id; null when none. */
export const findBrandById = (id: string): Brand | null => listBrands().find(brand => brand.id === id) ?? null

/** The display name of a brand, or its slug for an unknown brand. */
export const brandName = (slug: string): string => bySlug().get(slug)?.name ?? slug

/** The brand with this slug or display name, case-insensitive; null when none. */
export const findBrandByNameOrSlug = (text: string): Brand | null =>
  findBrand(text) ?? listBrands().find(brand => brand.name.toLowerCase() === text.toLowerCase()) ?? null
