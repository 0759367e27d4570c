/** Former slugs of brands (URL-10): each leads to the id of a brand, as those of phones do. */
import { eq } from 'drizzle-orm'
import { db, prepared } from '#db/client.server.ts'
import { formerBrandSlugs } from '#db/schema/index.ts'

const brandOfSlug = prepared(({ $client }) =>
  $client.prepare<[string], string>('SELECT brand_id FROM former_brand_slugs WHERE slug = ?').pluck(),
)

/** The id of the brand that had this slug, case-insensitive; null when none had. */
export const findFormerBrand = (slug: string): string | null => brandOfSlug().get(slug.toLowerCase()) ?? null

/** Records that the brand was renamed to `slug`, in the caller's transaction. @param former null for a new brand */
export function claimBrandSlug(brandId: string, slug: string, former: string | null): void {
  db().delete(formerBrandSlugs).where(eq(formerBrandSlugs.slug, slug)).run()
  if (former !== null && former !== slug) recordFormerBrandSlug(former, brandId)
}

/** Records that this slug leads to the brand, in the caller's transaction. */
export function recordFormerBrandSlug(slug: string, brandId: string): void {
  db()
    .insert(formerBrandSlugs)
    .values({ slug, brandId })
    .onConflictDoUpdate({ target: formerBrandSlugs.slug, set: { brandId } })
    .run()
}
