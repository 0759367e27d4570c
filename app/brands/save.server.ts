/** Inserts brands. */
import { z } from 'zod'
import { slugSchema } from '#app/entities/phone-parts.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { brands } from '#db/schema/index.ts'
import { claimBrandSlug } from './former-slugs.server.ts'
import { storedLogo, storedPhoneCount } from './schema.ts'

const brandRecord = z.object({
  id: z.uuid(),
  slug: slugSchema,
  name: z.string().overwrite(oneLine).min(1),
  logo: storedLogo,
  description: z.string().nullable(),
  phoneCount: storedPhoneCount,
  isVisible: z.boolean(),
})

export type BrandRecord = z.infer<typeof brandRecord>

/**
 * Stores a new brand.
 * @param now milliseconds since 1970
 * @throws ZodError for a malformed record, SqliteError for a duplicate slug.
 */
export function insertBrand(record: BrandRecord, now: number): void {
  db().transaction(tx => {
    const brand = brandRecord.parse(record)
    tx.insert(brands)
      .values({ ...brand, createdAt: now, updatedAt: now })
      .run()
    claimBrandSlug(brand.id, brand.slug, null)
  })
  invalidateContent()
}
