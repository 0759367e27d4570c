/** Fills a newly added fact of stored phones from their specification tables, once per fact (DATA-18). */
import { asc, eq, gt, like, sql } from 'drizzle-orm'
import { type OptionalFact, optionalFactNames } from '#app/entities/phone-schema.ts'
import { type Db, db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles, siteState } from '#db/schema/index.ts'
import { statedFacts } from './optional-facts.ts'

const PREFIX = 'filled-fact/'
const BATCH = 500

/**
 * Call at start. Each fact is filled only once, so that later edits of it, clearing included, are preserved.
 * Versions stay unchanged: this is no edit of the phones, and an import can still be undone.
 */
export function fillFacts(): void {
  const filled = db()
    .select({ key: siteState.key })
    .from(siteState)
    .where(like(siteState.key, `${PREFIX}%`))
    .all()
    .map(({ key }) => key.slice(PREFIX.length))
  const missing = optionalFactNames.filter(name => !filled.includes(name))
  if (missing.length === 0) return
  db().transaction(
    tx => {
      fillFromTables(tx, missing)
      const rows = missing.map(name => ({ key: PREFIX + name, value: 'yes' }))
      tx.insert(siteState).values(rows).onConflictDoNothing().run()
    },
    { behavior: 'immediate' },
  )
  invalidateContent()
}

function fillFromTables(tx: Pick<Db, 'select' | 'update'>, facts: OptionalFact[]): void {
  for (let after = ''; ; ) {
    const rows = tx
      .select({ id: mobiles.id, specifications: mobiles.specifications })
      .from(mobiles)
      .where(gt(mobiles.id, after))
      .orderBy(asc(mobiles.id))
      .limit(BATCH)
      .all()
    for (const { id, specifications } of rows) {
      const stated = statedFacts(specifications)
      const statedNames = facts.filter(name => stated[name] !== null)
      const values = statedNames.map(name => [name, sql`coalesce(${mobiles[name]}, ${stated[name]})`])
      if (statedNames.length > 0) tx.update(mobiles).set(Object.fromEntries(values)).where(eq(mobiles.id, id)).run()
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? ''
  }
}
