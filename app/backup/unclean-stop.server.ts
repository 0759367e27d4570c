/** After a stop that was no graceful one, the whole database file is checked while the site already serves (FAULT-2). */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Gauge } from 'prom-client'
import { noteFault, noteReadFault } from '#app/platform/process/faults.server.ts'
import { logError, logger } from '#app/platform/process/log.server.ts'
import { metrics } from '#app/platform/process/metrics.server.ts'
import { isStillAlive } from '#app/platform/process/processes.server.ts'
import { projectPath } from '#app/platform/process/project.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { backupsAmong } from './kept.ts'

/** A running site has this file beside its database; a stop removes it, or writes why the process ended. */
const markerOf = (databasePath: string) => `${resolve(databasePath)}.running`

type Marker = { pid: number; at: number; reason?: string }

type Check = {
  /** Of the start of the process that was not stopped. */
  startedAt: string
  /** `unknown` where the check itself failed. */
  state: 'running' | 'whole' | 'damaged' | 'unknown'
  problem: string | null
  /** The command that restores the newest copy; null unless damaged. */
  wayOut: string | null
}

let lastCheck: Check | null = null
let mark: Marker | null = null

/** The check after an unclean stop; null where the last stop was a graceful one. */
export const uncleanStopCheck = (): Check | null => lastCheck

new Gauge({
  name: 'site_database_whole',
  help: 'Result of the check after an unclean stop: 1 whole, 0 damaged; no value where none was needed',
  registers: [metrics],
  collect() {
    this.remove()
    if (lastCheck?.state === 'whole') this.set(1)
    if (lastCheck?.state === 'damaged') this.set(0)
  },
})

/**
 * Marks the database as served by this process.
 * @returns the mark of a former process that was not stopped; null where the last stop was a graceful one
 */
export function markRunning(databasePath: string, now = Date.now()): Marker | null {
  const former = readMarker(markerOf(databasePath))
  // In a container each process has the same id.
  const isServing = former !== null && former.pid !== process.pid && isStillAlive(former.pid, former.at)
  const own = { pid: process.pid, at: now }
  try {
    writeFileSync(markerOf(databasePath), JSON.stringify(own))
    mark = own
  } catch (error) {
    // A full disk must not stop the start.
    noteReadFault(error)
  }
  process.on('exit', () => unmark(databasePath))
  return isServing ? null : former
}

/** The next start reports this reason; the exit is then no clean stop, although the database is closed. */
export function noteEnd(databasePath: string, reason: string): void {
  if (mark) writeFileSync(markerOf(databasePath), JSON.stringify({ ...mark, reason }))
  mark = null
}

/** Removes the mark of this process. */
function unmark(databasePath: string): void {
  if (!mark || readMarker(markerOf(databasePath))?.pid !== mark.pid) return
  try {
    rmSync(markerOf(databasePath))
  } catch {
    // A disk that can no longer be written: the next start checks the file.
  }
}

function readMarker(path: string): Marker | null {
  try {
    const { pid, at, reason } = JSON.parse(readFileSync(path, 'utf8')) as Marker
    return { pid, at, reason }
  } catch {
    // A mark cut off by the fault itself still tells of it.
    return existsSync(path) ? { pid: 0, at: 0 } : null
  }
}

/** Reports why the former process ended; checks the database file in a worker thread where it was not closed. */
export function checkAfter(former: Marker): void {
  if (former.reason !== undefined) {
    noteFault('memory', former.reason)
    return
  }
  const startedAt = new Date(former.at).toISOString()
  noteFault('unclean-stop', `The process that started at ${startedAt}.`)
  lastCheck = { startedAt, state: 'running', problem: null, wayOut: null }
  const worker = new Worker(projectPath('db', 'quick-check.mjs'), { workerData: settings().DATABASE_PATH })
  const finish = (problem: string | null) => {
    if (lastCheck?.state !== 'running') return
    lastCheck = { ...lastCheck, state: problem === null ? 'whole' : 'damaged', problem }
    if (problem === null) return logger().info({ message: 'The check after an unclean stop found the database whole.' })
    lastCheck.wayOut = wayOut(settings().DATABASE_PATH)
    noteFault('damaged', `${problem}. To restore: ${lastCheck.wayOut}`)
  }
  worker.once('message', finish)
  worker.once('error', error => {
    if (lastCheck) lastCheck = { ...lastCheck, state: 'unknown', problem: error.message }
    logError(error)
  })
  worker.unref()
}

/** The command that restores the newest copy of the database there is. */
export function wayOut(databasePath: string): string {
  if (settings().REPLICA_URL) return 'stop the site, then npm run db:restore -- --replica'
  const folder = join(dirname(resolve(databasePath)), 'backups')
  const [newest] = existsSync(folder) ? backupsAmong(readdirSync(folder)) : []
  return `stop the site, then npm run db:restore -- ${newest ? join(folder, newest) : 'FILE, a copy made by npm run db:backup'}`
}
