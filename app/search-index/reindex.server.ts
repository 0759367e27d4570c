/** Rebuilds the search texts of phones when the indexing rules or a brand name change. */
import { asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { rulesVersion } from '#app/platform/process/rules-version.server.ts'
import { db } from '#db/client.server.ts'
import { brands, mobiles } from '#db/schema/index.ts'
import { readState, storeState } from '#db/site-state.server.ts'
import { indexText } from './index-text.ts'
import { learnWords } from './vocabulary.server.ts'

const STATE_KEY = 'search-index-version'
const BATCH = 500

/** Reindexes the phones of a brand, or all phones; in batches, one transaction each. */
export function reindexPhones(brand?: string): void {
  let after = ''
  for (;;) {
    const rows = db()
      .select({ ...getTableColumns(mobiles), brandName: brands.name })
      .from(mobiles)
      .innerJoin(brands, eq(brands.slug, mobiles.brand))
      .where(brand ? sql`${mobiles.brand} = ${brand} AND ${mobiles.id} > ${after}` : gt(mobiles.id, after))
      .orderBy(asc(mobiles.id))
      .limit(BATCH)
      .all()
    db().transaction(tx => {
      for (const row of rows) {
        const words = indexText(row)
        learnWords(words)
        tx.update(mobiles)
          .set({ searchName: words.name, searchEndings: words.endings, searchSpecs: words.specs })
          .where(eq(mobiles.id, row.id))
          .run()
      }
    })
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? ''
  }
}

/** Call at start: rebuilds an index of an older version. */
export function refreshIndex(): void {
  const version = rulesVersion('search-index')
  if (readState(STATE_KEY) === version) return
  reindexPhones()
  storeState(STATE_KEY, version)
}
