/** Names and slugs of many phones, for pages that list them all. */
import { asc, desc, eq, sql } from 'drizzle-orm'
import { prepared } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'

const namesOf = prepared(db =>
  db
    .select({ slug: mobiles.slug, name: mobiles.name })
    .from(mobiles)
    .where(eq(mobiles.brand, sql.placeholder('brand')))
    .orderBy(desc(mobiles.priceRank), desc(mobiles.releaseOrder), desc(mobiles.createdAt), asc(mobiles.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
)

/** Slug and name of the brand's latest phones, latest first. */
export const listPhoneNames = (brand: string, limit: number) => namesOf().all({ brand, limit })
