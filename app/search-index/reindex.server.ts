/** Rebuilds the search texts of phones when the indexing rules or a brand name change. */
import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm'
import { factsOfPhones } from '#app/facts/store.server.ts'
import { rulesVersion } from '#app/platform/process/rules-version.server.ts'
import { db } from '#db/client.server.ts'
import { brands, mobiles } from '#db/schema/index.ts'
import { readState, storeState } from '#db/site-state.server.ts'
import { indexText } from './index-text.ts'
import { learnWords } from './vocabulary.server.ts'

const STATE_KEY = 'search-index-version'
const BATCH = 500

/** Reindexes a phone, the phones of a brand, or all phones; in batches, one transaction each. */
export function reindexPhones({ id, brand }: { id?: string; brand?: string } = {}): void {
  const chosen = and(id ? eq(mobiles.id, id) : undefined, brand ? eq(mobiles.brand, brand) : undefined)
  let after = ''
  for (;;) {
    const rows = db()
      .select({ ...getTableColumns(mobiles), brandName: brands.name })
      .from(mobiles)
      .innerJoin(brands, eq(brands.slug, mobiles.brand))
      .where(and(chosen, gt(mobiles.id, after)))
      .orderBy(asc(mobiles.id))
      .limit(BATCH)
      .all()
    const facts = factsOfPhones(rows.map(({ id }) => id))
    db().transaction(tx => {
      for (const row of rows) {
        const words = indexText(row, facts.get(row.id) ?? null)
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
