/** What the database knows about the running of the site, as metrics (WATCH-1). */
import { count, gte, sum } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import { freeBytes } from '#app/platform/process/faults.server.ts'
import { metrics } from '#app/platform/process/metrics.server.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { aiCalls, importRuns, sessions } from '#db/schema/index.ts'

const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name, help, labelNames, registers: [metrics] })

const aiCallsGauge = gauge('site_ai_calls_day', 'Calls of the language model in the last 24 hours, by outcome', [
  'outcome',
])
const aiTokensGauge = gauge('site_ai_tokens_day', 'Tokens of the language model in the last 24 hours, by direction', [
  'direction',
])
const importsGauge = gauge('site_imports', 'Imports on record, by state', ['state'])
const sessionsGauge = gauge('site_sessions', 'Sessions of the panel on record')

const freeSpace = gauge('site_disk_free_bytes', 'Free space on the disk of the database')

/** Figures of the last 24 hours before `now`, and of all imports. */
export function siteFigures(now: number) {
  const recent = gte(aiCalls.createdAt, now - DAY_MS)
  const calls = db()
    .select({
      outcome: aiCalls.outcome,
      calls: count(),
      input: sum(aiCalls.inputTokens).mapWith(Number),
      output: sum(aiCalls.outputTokens).mapWith(Number),
    })
    .from(aiCalls)
    .where(recent)
    .groupBy(aiCalls.outcome)
    .all()
  const imports = db()
    .select({ state: importRuns.state, runs: count() })
    .from(importRuns)
    .groupBy(importRuns.state)
    .all()
  return { calls, imports, sessions: db().select({ found: count() }).from(sessions).get()?.found ?? 0 }
}

/** Brings the gauges up to date before they are read. */
export function collectSiteMetrics(now: number): void {
  const { calls, imports, sessions } = siteFigures(now)
  aiCallsGauge.reset()
  importsGauge.reset()
  for (const { outcome, calls: found } of calls) aiCallsGauge.set({ outcome }, found)
  aiTokensGauge.set(
    { direction: 'input' },
    calls.reduce((total, { input }) => total + (input ?? 0), 0),
  )
  aiTokensGauge.set(
    { direction: 'output' },
    calls.reduce((total, { output }) => total + (output ?? 0), 0),
  )
  for (const { state, runs } of imports) importsGauge.set({ state }, runs)
  sessionsGauge.set(sessions)
  freeSpace.set(freeBytes())
}
