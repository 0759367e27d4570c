/** Violations of the content security policy, as browsers reported them: each once, with a count (HTTP-9). */
import { desc, lt, notInArray, sql } from 'drizzle-orm'
import { logError } from '#app/platform/process/log.server.ts'
import { LOG_RETENTION_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { policyViolations } from '#db/schema/index.ts'
import { BACKGROUND_WAIT_MS, writeTransaction } from '#db/write.server.ts'
import type { Violation } from './policy-report.ts'

/** Different violations, in the database and between two writes; the latest are kept. */
const MAX_VIOLATIONS = 200
/** A mistake in a page is reported by each of its visitors: they are counted in memory first. */
const WRITE_AFTER_MS = 1000

type Counted = { violation: Violation; count: number; firstAt: number; lastAt: number }

const pending = new Map<string, Counted>()
let timer: NodeJS.Timeout | undefined

/** Counts reported violations; they are stored within a second or so. */
export function noteViolations(violations: Violation[], now: number): void {
  for (const violation of violations) {
    const key = JSON.stringify(Object.values(violation))
    const known = pending.get(key)
    if (known) Object.assign(known, { count: known.count + 1, lastAt: now })
    else if (pending.size < MAX_VIOLATIONS) pending.set(key, { violation, count: 1, firstAt: now, lastAt: now })
  }
  if (pending.size === 0 || timer) return
  timer = setTimeout(() => {
    timer = undefined
    writeViolations().catch(error => logError(error))
  }, WRITE_AFTER_MS).unref()
}

/** Stores what was counted since the last call. */
export async function writeViolations(): Promise<void> {
  const counted = [...pending.values()]
  pending.clear()
  if (counted.length === 0) return
  await writeTransaction(() => store(counted), { waitMs: BACKGROUND_WAIT_MS })
}

function store(counted: Counted[]): void {
  for (const { violation, ...times } of counted) {
    db()
      .insert(policyViolations)
      .values({ ...violation, ...times })
      .onConflictDoUpdate({
        target: [policyViolations.directive, policyViolations.blocked, policyViolations.route, policyViolations.source],
        set: { count: sql`${policyViolations.count} + excluded.count`, lastAt: sql`excluded.last_at` },
      })
      .run()
  }
  const latest = db()
    .select({ row: sql`rowid` })
    .from(policyViolations)
    .orderBy(desc(policyViolations.lastAt))
    .limit(MAX_VIOLATIONS)
  db().delete(policyViolations).where(notInArray(sql`rowid`, latest)).run()
}

/** The latest violations first. */
export const listViolations = (limit: number) =>
  db().select().from(policyViolations).orderBy(desc(policyViolations.lastAt)).limit(limit).all()

export const deleteOldViolations = (now: number): void => {
  db()
    .delete(policyViolations)
    .where(lt(policyViolations.lastAt, now - LOG_RETENTION_MS))
    .run()
}
