/** Writing to the database: one transaction at a time, and never at the cost of those who only read (STORE-1). */
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { db } from './client.server.ts'

/** Longest wait for the lock that another process holds. */
const WAIT_MS = 3000
/** For work in the background, which nobody waits for. */
export const BACKGROUND_WAIT_MS = 60_000
/** How often the lock is tried for; each try blocks the process for BUSY_TIMEOUT_MS at most (client.server.ts). */
const RETRY_EVERY_MS = 25

/** Thrown when another process holds the lock for too long. Nothing was written. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}

type Options = {
  /** Longest wait for the lock. */
  waitMs?: number
}

type Writer = { attempt: () => void; fail: (error: unknown) => void; deadline: number }

/** Whoever waits for an answer goes before work in the background. */
const foreground: Writer[] = []
const background: Writer[] = []
let isWriting = false

/**
 * Runs `write` in a transaction that holds the write lock from its beginning, so that what it reads cannot change before
 * it writes. All of it is stored, or nothing. `write` is synchronous; transactions inside it become savepoints.
 * @throws DatabaseBusy when the lock was not free within `waitMs`, and whatever `write` throws
 */
export function writeTransaction<Result>(write: () => Result, { waitMs = WAIT_MS }: Options = {}): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const line = waitMs > WAIT_MS ? background : foreground
  line.push({
    deadline: performance.now() + waitMs,
    fail: reject,
    attempt() {
      try {
        resolve(finish(write))
      } catch (error) {
        reject(error)
      }
    },
  })
  if (!isWriting) void work()
  return promise
}

/** Writes for those in line, one after the other; while the lock is held elsewhere, lets those go whose time is over. */
async function work(): Promise<void> {
  isWriting = true
  try {
    // In a turn of its own, so that what is asked for at once is ordered first.
    await Promise.resolve()
    while (isAnyoneWaiting()) {
      const problem = begin()
      if (problem === null) next()?.attempt()
      else if (isBusy(problem)) expire()
      else next()?.fail(problem)
      if (!isAnyoneWaiting()) return
      if (problem === null) await yieldToEventLoop()
      else await sleep(RETRY_EVERY_MS)
    }
  } finally {
    isWriting = false
  }
}

const isAnyoneWaiting = () => foreground.length + background.length > 0
const next = () => foreground.shift() ?? background.shift()

/** Takes the lock; gives the error where that fails. */
function begin(): unknown {
  try {
    db().$client.exec('BEGIN IMMEDIATE')
    return null
  } catch (error) {
    return error
  }
}

function expire(): void {
  const now = performance.now()
  for (const line of [foreground, background]) {
    for (const writer of line.filter(({ deadline }) => now >= deadline)) {
      line.splice(line.indexOf(writer), 1)
      writer.fail(new DatabaseBusy('Another process holds the write lock.'))
    }
  }
}

function finish<Result>(write: () => Result): Result {
  const { $client } = db()
  try {
    const result = write()
    if (result instanceof Promise) throw new TypeError('A write transaction must be synchronous.')
    $client.exec('COMMIT')
    return result
  } catch (error) {
    // Some errors, a full disk among them, have already ended it.
    if ($client.inTransaction) $client.exec('ROLLBACK')
    throw error
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && /^SQLITE_(BUSY|LOCKED)/.test((error as NodeJS.ErrnoException).code ?? '')
