/**
 * Checks the whole database file while the site serves: after a stop that was no graceful one (FAULT-2), and while what was
 * read of it is damaged (FAULT-8).
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Gauge } from 'prom-client'
import { endFaults, noteFault, noteReadFault, whenDamageWasMet } from '#app/platform/process/faults.server.ts'
import { logError, logger } from '#app/platform/process/log.server.ts'
import { metrics } from '#app/platform/process/metrics.server.ts'
import { projectPath } from '#app/platform/process/project.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { readEachTable } from '#db/read-tables.server.ts'
import type { Mark } from './running-marks.server.ts'
import { backupFolder, backupsIn } from './scheduled.server.ts'

/** Reading a page of each table takes about ten milliseconds. */
const READ_EVERY_MS = 10_000
/** A damaged file is checked as often, until it is whole again, as after a restore; but a check may take its time. */
const MAX_SHARE_OF_TIME = 0.1

type Check = {
  /** Of the start of the process that was not stopped; null where the check had another cause. */
  startedAt: string | null
  /** `unknown` where the check itself failed. */
  state: 'running' | 'whole' | 'damaged' | 'unknown'
  problem: string | null
  /** The command that restores the newest copy; null unless damaged. */
  wayOut: string | null
}

let lastCheck: Check | null = null
let checkAgainAt = Number.NEGATIVE_INFINITY
let readAt = Number.NEGATIVE_INFINITY

/** The last check of the file; null where none was needed. */
export const lastFileCheck = (): Check | null => lastCheck

new Gauge({
  name: 'site_database_whole',
  help: 'Result of the last check of the database file: 1 whole, 0 damaged; no value where none was needed',
  registers: [metrics],
  collect() {
    this.remove()
    if (lastCheck?.state === 'whole') this.set(1)
    if (lastCheck?.state === 'damaged') this.set(0)
  },
})

/** Reports why the former process ended; checks the file where it was not closed. */
export function checkAfter(former: Mark): void {
  if (former.reason !== undefined) {
    noteFault('memory', former.reason)
    return
  }
  const startedAt = new Date(former.at).toISOString()
  noteFault('unclean-stop', `The process that started at ${startedAt}.`)
  checkFile(startedAt)
}

/**
 * Call it every few seconds: reads a page of each table now and then, because what visitors ask for may come from memory; checks
 * the whole file once any reading met damage.
 */
export function lookForDamage(): void {
  const now = performance.now()
  if (now - readAt >= READ_EVERY_MS) {
    readAt = now
    try {
      readEachTable()
    } catch (error) {
      noteReadFault(error)
    }
  }
  if (whenDamageWasMet() !== null && lastCheck?.state !== 'running' && now >= checkAgainAt) checkFile(null)
}

/** Runs SQLite's `quick_check` in a worker thread; a whole file ends the fault. */
function checkFile(startedAt: string | null): void {
  const begunAt = performance.now()
  const former = lastCheck?.state
  const check: Check = { startedAt, state: 'running', problem: null, wayOut: null }
  lastCheck = check
  const worker = new Worker(projectPath('db', 'quick-check.mjs'), { workerData: settings().DATABASE_PATH })
  worker.once('message', (problem: string | null) => {
    Object.assign(check, { state: problem === null ? 'whole' : 'damaged', problem })
    const now = performance.now()
    checkAgainAt = now + Math.max(READ_EVERY_MS, (now - begunAt) / MAX_SHARE_OF_TIME)
    if (problem === null) {
      logger().info({ message: 'The check of the database found it whole.' })
      if ((whenDamageWasMet() ?? 0) < begunAt) endFaults(['damaged'])
      return
    }
    check.wayOut = wayOut(settings().DATABASE_PATH)
    noteFault('damaged', `${problem}. To restore: ${check.wayOut}`)
    if (former !== 'damaged') {
      logger().error({ message: 'The check of the database found it damaged.', problem, wayOut: check.wayOut })
    }
  })
  worker.once('error', error => {
    Object.assign(check, { state: 'unknown', problem: error.message })
    checkAgainAt = performance.now() + READ_EVERY_MS
    logError(error)
  })
  worker.unref()
}

/** The command that restores the newest copy of the database there is. */
export function wayOut(databasePath: string): string {
  if (settings().REPLICA_URL) return 'stop the site, then npm run db:restore -- --replica'
  const folder = backupFolder(databasePath)
  const [newest] = backupsIn(folder)
  return `stop the site, then npm run db:restore -- ${newest ? join(folder, newest) : 'FILE, a copy made by npm run db:backup'}`
}
