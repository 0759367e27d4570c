/** Sources that need a person: their runs fail, or far fewer of their listings are matched than before (SOURCE-9). */
import { asc, eq, sql } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { sourceRuns, sources } from '#db/schema/index.ts'

export const sourceFaultNames = ['fails', 'matches-less'] as const
export type SourceFaultName = (typeof sourceFaultNames)[number]

export type SourceFault = { sourceId: string; name: string; fault: SourceFaultName; detail: string }

/** A run that fails once or twice is tried again by itself. */
export const FAILED_RUNS = 3
/** Former runs that the last one is compared with. */
const COMPARED_RUNS = 10

/** The faults of all active sources, by name. */
export const listSourceFaults = (): SourceFault[] =>
  db()
    .select({ id: sources.id, name: sources.name, failures: sources.failures })
    .from(sources)
    .where(eq(sources.isActive, true))
    .orderBy(asc(sql`${sources.name} COLLATE NOCASE`))
    .all()
    .flatMap(({ id, name, failures }): SourceFault[] => {
      const about = { sourceId: id, name }
      if (failures >= FAILED_RUNS)
        return [{ ...about, fault: 'fails', detail: `${failures} runs failed one after the other.` }]
      const fall = matchFall(id)
      return fall === null ? [] : [{ ...about, fault: 'matches-less', detail: fall }]
    })

/** How the share of matched listings fell to half or less; null where it did not, or there is nothing to compare. */
function matchFall(sourceId: string): string | null {
  const [last, ...former] = db()
    .select({ read: sourceRuns.read, matched: sourceRuns.matched })
    .from(sourceRuns)
    .where(sql`${sourceRuns.sourceId} = ${sourceId} AND ${sourceRuns.state} = 'done'`)
    .orderBy(sql`${sourceRuns.startedAt} DESC, rowid DESC`)
    .limit(COMPARED_RUNS + 1)
    .all()
  const [read, matched] = (['read', 'matched'] as const).map(of => former.reduce((sum, run) => sum + run[of], 0))
  if (!last || !read || !matched) return null
  const before = matched / read
  const now = last.read === 0 ? 0 : last.matched / last.read
  return now * 2 <= before ? `${percent(now)} of its listings are matched, formerly ${percent(before)}.` : null
}

const percent = (share: number) => `${Math.round(share * 100)} %`
