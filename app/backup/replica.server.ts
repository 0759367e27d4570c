/** The continuous copy: runs Litestream beside the site as long as the site runs (STORE-3). */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { logError, logger } from '#app/platform/process/log.server.ts'
import { isOtherAlive, isStillAlive } from '#app/platform/process/processes.server.ts'
import { beforeExit, isStopping } from '#app/platform/process/shutdown.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { db, leaveCheckpointsTo } from '#db/client.server.ts'
import { environmentOf, findLitestream, type Store, storeOf, writeConfig } from '#db/litestream.mjs'
import { onReopen } from '#db/own-files.server.ts'

const RESTART_AFTER_MS = 1000
const MAX_RESTART_AFTER_MS = 60_000
/** On a full disk it reports five times a second. */
const MAX_LINES_PER_MINUTE = 5
/** Litestream sends its last changes before it ends. */
const END_TIMEOUT_MS = 5000
/** It reports an unreachable store with each attempt to send; without a report for so long the copy is up to date. */
const PROBLEM_LASTS_MS = 60_000
/**
 * Litestream 0.3 waits forever where a folder can no longer be written: it neither reports that nor goes on once it can. Sending
 * one change to a folder takes less than a second; over a slow line the first one may take minutes.
 */
const STUCK_AFTER_MS = { folder: 20_000, network: 900_000 }
const LOOK_EVERY_MS = 2000

type Process = { program: string; store: Store; databasePath: string }

let running: ChildProcess | null = null
/** Whether another site on this database makes the copy. */
let isMadeByOther = false
let isWanted = false
let lastProblem: { at: number; message: string } | null = null
/** Since when a change is being sent; null while none is. */
let sendingSince: number | null = null

/** The state of the continuous copy; null where none is set. */
export function replicaState(now = Date.now()): { running: boolean; problem: string | null } | null {
  if (!settings().REPLICA_URL) return null
  const isRecent = lastProblem !== null && now - lastProblem.at < PROBLEM_LASTS_MS
  return { running: running !== null || isMadeByOther, problem: isRecent ? (lastProblem?.message ?? null) : null }
}

/** Starts the continuous copy. Does nothing without `REPLICA_URL`; without the program it says so in one line. */
export function copyContinuously(): void {
  const store = storeOf(settings())
  if (!store) return
  const found = findLitestream()
  if ('problem' in found) {
    lastProblem = { at: Number.POSITIVE_INFINITY, message: found.problem }
    console.warn(`No continuous copy: ${found.problem}.`)
    return
  }
  isWanted = true
  beforeExit(stop)
  // It always reads from the log; it is started again after a second.
  onReopen(() => running?.kill('SIGKILL') ?? false)
  // After the 8 seconds of a shutdown, or a failure, Litestream still ends by itself.
  process.on('exit', () => running?.kill('SIGTERM'))
  keepRunning({ ...found, store, databasePath: settings().DATABASE_PATH }).catch(error => logError(error))
}

async function keepRunning(options: Process): Promise<void> {
  for (let wait = RESTART_AFTER_MS; isWanted && !isStopping(); wait = Math.min(2 * wait, MAX_RESTART_AFTER_MS)) {
    await waitForOther(options.databasePath)
    if (!isWanted || isStopping()) return
    await endFormer(options.databasePath)
    const startedAt = performance.now()
    const reason = await run(options)
    if (!isWanted) return
    report(`Litestream ended (${reason}).`)
    if (performance.now() - startedAt > MAX_RESTART_AFTER_MS) wait = RESTART_AFTER_MS
    await sleep(wait, undefined, { ref: false })
  }
}

/** Runs Litestream until it ends; why it did. */
async function run({ program, store, databasePath }: Process): Promise<string> {
  const config = writeConfig(databasePath, store)
  // In a process group of its own: Ctrl+C in a terminal would end it before the site has stored its last changes.
  const child = spawn(program, ['replicate', '-config', config, '-no-expand-env'], {
    env: environmentOf(store),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = new Promise<string>(resolve => {
    child.once('error', error => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `status ${code}`))
  })
  if (child.pid === undefined) return end
  child.unref()
  createInterface(child.stderr).on('line', readLine)
  const stuckAfterMs = STUCK_AFTER_MS[store.url.startsWith('file:') ? 'folder' : 'network']
  const watch = setInterval(() => {
    if (sendingSince === null || performance.now() - sendingSince < stuckAfterMs) return
    report('The store cannot be written: Litestream does not finish sending a change.')
    child.kill('SIGKILL')
  }, LOOK_EVERY_MS).unref()
  // A socket, which Node's types do not say.
  ;(child.stderr as unknown as { unref: () => void }).unref()
  running = child
  writeFileSync(
    pidFile(databasePath),
    JSON.stringify({ pid: child.pid, at: Date.now(), site: process.pid } satisfies Former),
  )
  leaveCheckpointsTo('others', db())
  const reason = await end
  clearInterval(watch)
  running = null
  sendingSince = null
  leaveCheckpointsTo('SQLite', db())
  rmSync(pidFile(databasePath), { force: true })
  return reason
}

const pidFile = (databasePath: string) => `${databasePath}-litestream.pid`

/** What Litestream reports: JSON lines, or plain text of a failed start. */
function readLine(line: string): void {
  let message = line
  try {
    const { level, msg, error } = JSON.parse(line) as { level?: string; msg?: string; error?: string }
    if (level === 'INFO') {
      if (msg === 'write wal segment') sendingSince ??= performance.now()
      if (msg === 'wal segment written') sendingSince = null
      return
    }
    message = [msg, error].filter(Boolean).join(': ')
  } catch {
    // Plain text.
  }
  sendingSince = null
  report(message)
}

const minute = { startedAt: Number.NEGATIVE_INFINITY, lines: 0 }

function report(message: string): void {
  lastProblem = { at: Date.now(), message }
  const now = performance.now()
  if (now - minute.startedAt >= 60_000) Object.assign(minute, { startedAt: now, lines: 0 })
  minute.lines += 1
  if (minute.lines > MAX_LINES_PER_MINUTE) return
  logger().warn({ message: 'The continuous copy reports a problem.', problem: message })
}

/** The last Litestream on this database, when it was started, and by which site. */
type Former = { pid: number; at: number; site: number }

function formerOn(databasePath: string): Former | null {
  try {
    return JSON.parse(readFileSync(pidFile(databasePath), 'utf8')) as Former
  } catch {
    return null
  }
}

/** Two of them on one database would disturb each other: a second site makes the copy only once the first has ended. */
async function waitForOther(databasePath: string): Promise<void> {
  for (;;) {
    const former = formerOn(databasePath)
    isMadeByOther = former !== null && isOtherAlive(former.site, former.at)
    if (!isMadeByOther || !isWanted || isStopping()) return
    leaveCheckpointsTo('others', db())
    await sleep(LOOK_EVERY_MS, undefined, { ref: false })
  }
}

/** A killed site leaves its Litestream behind. */
async function endFormer(databasePath: string): Promise<void> {
  const former = formerOn(databasePath)
  if (former === null) return
  const isAlive = () => isStillAlive(former.pid, former.at) && isLitestream(former.pid)
  if (isAlive()) process.kill(former.pid, 'SIGTERM')
  for (let waited = 0; isAlive(); waited += 50) {
    if (waited === END_TIMEOUT_MS) process.kill(former.pid, 'SIGKILL')
    await sleep(50, undefined, { ref: false })
  }
}

/** In a restarted container the id may belong to another program; without `/proc` there are no containers. */
function isLitestream(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('litestream')
  } catch {
    return true
  }
}

/** Ends Litestream, which sends the last changes before. */
async function stop(): Promise<void> {
  isWanted = false
  const child = running
  if (!child) return
  const end = once(child, 'exit')
  child.ref()
  child.kill('SIGTERM')
  await end
}
