/** Budgets of model calls, counted in the database so that a restart does not reset them (AI-12). */

import { and, count, eq, gte, lt, min } from 'drizzle-orm'
import type { AiPayer } from '#app/entities/enums.ts'
import { DAY_MS, LOG_RETENTION_MS } from '#app/platform/retention.ts'
import { settings } from '#app/platform/settings.server.ts'
import { db } from '#db/client.server.ts'
import { aiCalls } from '#db/schema/index.ts'

const MINUTE_MS = 60_000

/** The site's own calls (enhancements in the background). */
const SITE_PER_MINUTE = 6
const SITE_PER_DAY = 300
/** The administrator's: enough for a day of work, but a limit for runaway loops. */
const ADMIN_PER_MINUTE = 30
const ADMIN_PER_DAY = 1000

function limitsOf(payer: AiPayer): [windowMs: number, calls: number][] {
  const { AI_VISITOR_PER_MINUTE, AI_VISITOR_PER_DAY } = settings()
  const [perMinute, perDay] = {
    visitor: [AI_VISITOR_PER_MINUTE, AI_VISITOR_PER_DAY],
    site: [SITE_PER_MINUTE, SITE_PER_DAY],
    admin: [ADMIN_PER_MINUTE, ADMIN_PER_DAY],
  }[payer] as [number, number]
  return [
    [MINUTE_MS, perMinute],
    [DAY_MS, perDay],
  ]
}

/** Seconds until the budget allows a call; 0 when it does now. @param now milliseconds since 1970 */
export function budgetWait(payer: AiPayer, now: number): number {
  let wait = 0
  for (const [windowMs, limit] of limitsOf(payer)) {
    const recent = and(eq(aiCalls.payer, payer), gte(aiCalls.createdAt, now - windowMs))
    const used = db()
      .select({ calls: count(), oldest: min(aiCalls.createdAt) })
      .from(aiCalls)
      .where(recent)
      .get()
    if ((used?.calls ?? 0) < limit) continue
    wait = Math.max(wait, Math.ceil(((used?.oldest ?? now) + windowMs - now) / 1000), 1)
  }
  return wait
}

/** Records a call before it is made, so that concurrent calls count against the budget. Returns its id. */
export function beginCall(purpose: string, payer: AiPayer, now: number): number {
  const row = db()
    .insert(aiCalls)
    .values({ purpose, payer, model: settings().ANTHROPIC_MODEL, outcome: 'begun', createdAt: now })
    .returning({ id: aiCalls.id })
    .get()
  return row.id
}

type Ending = { outcome: string; inputTokens?: number; outputTokens?: number; durationMs: number }

export function endCall(id: number, ending: Ending): void {
  db().update(aiCalls).set(ending).where(eq(aiCalls.id, id)).run()
}

/** Deletes calls older than the retention period of technical logs on the privacy page. */
export const deleteOldCalls = (now: number): void => {
  db()
    .delete(aiCalls)
    .where(lt(aiCalls.createdAt, now - LOG_RETENTION_MS))
    .run()
}
