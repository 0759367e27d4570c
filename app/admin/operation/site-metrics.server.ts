/** What the database knows about the running of the site, as metrics (WATCH-1). */
import { count, gte, sum } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import { followState } from '#app/backup/follow.server.ts'
import { replicaState } from '#app/backup/replica.server.ts'
import { backupState } from '#app/backup/scheduled.server.ts'
import { importStates } from '#app/entities/enums.ts'
import { freeBytes } from '#app/platform/process/faults.server.ts'
import { metrics } from '#app/platform/process/metrics.server.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { intervalMs, settings } from '#app/platform/settings.server.ts'
import { listSourceFaults, sourceFaultNames } from '#app/prices/source-faults.server.ts'
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
const sourceFaultsGauge = gauge('site_source_faults', 'Sources that need a person, by fault: fails, matches-less', [
  'fault',
])
const sessionsGauge = gauge('site_sessions', 'Sessions of the panel on record')
const freeSpace = gauge('site_disk_free_bytes', 'Free space on the disk of the database')
const backupAge = gauge(
  'site_backup_age_seconds',
  'Age of the newest scheduled backup, or time since the start where there is none; no value where they are off',
)
const backupInterval = gauge('site_backup_interval_seconds', 'BACKUP_EVERY; no value where backups are off')
const copyState = gauge(
  'site_continuous_copy',
  '1 where the continuous copy runs and reported no problem for a minute, else 0; no value without one',
)
const followedAge = gauge(
  'site_followed_age_seconds',
  'On a read-only site: time since its copy was known to be the latest; no value on a site that writes',
)

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
  for (const state of importStates) importsGauge.set({ state }, 0)
  for (const { state, runs } of imports) importsGauge.set({ state }, runs)
  for (const fault of sourceFaultNames) sourceFaultsGauge.set({ fault }, 0)
  for (const { fault } of listSourceFaults()) sourceFaultsGauge.inc({ fault })
  sessionsGauge.set(sessions)
  freeSpace.set(freeBytes())
  collectCopies(now)
}

/** A site that only reads makes neither backups nor a continuous copy. */
function collectCopies(now: number): void {
  const { READ_ONLY, BACKUP_EVERY } = settings()
  const backups = READ_ONLY ? null : backupState(now)
  const copy = READ_ONLY ? null : replicaState(now)
  const followed = followState()
  setOrRemove(backupAge, backups && (backups.ageSeconds ?? Math.round(process.uptime())))
  setOrRemove(backupInterval, backups && (intervalMs(BACKUP_EVERY) ?? 0) / 1000)
  setOrRemove(copyState, copy && Number(copy.running && copy.problem === null))
  setOrRemove(followedAge, followed && Math.round((now - Date.parse(followed.checkedAt)) / 1000))
}

function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove()
  else gauge.set(value)
}
