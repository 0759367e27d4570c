/** Write transactions: one at a time, without blocking readers (STORE-1). */
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { db, isReadOnly } from './client.server.ts'

/** Longest wait for a lock that another process holds. */
const WAIT_MS = 3000
/** The same for background work. */
export const BACKGROUND_WAIT_MS = 60_000
/** Interval of retries; each blocks the process for BUSY_TIMEOUT_MS at most (client.server.ts). */
const RETRY_EVERY_MS = 25

/** Thrown when another process held the lock for too long, or the site is read-only. Nothing was written. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}

type Options = {
  /** Longest wait for the lock. */
  waitMs?: number
}

type Writer = { attempt: () => void; fail: (error: unknown) => void; deadline: number }

/** Writers of requests; they go before background work. */
const foreground: Writer[] = []
const background: Writer[] = []
let isWriting = false

/**
 * Runs `write` in a transaction that holds the write lock from its start, so that the data it reads cannot change
 * before it writes. `write` must be synchronous; nested transactions become savepoints.
 * @throws DatabaseBusy when the lock was not free within `waitMs`, and any error of `write`; then nothing is stored
 */
export function writeTransaction<Result>(write: () => Result, { waitMs = WAIT_MS }: Options = {}): Promise<Result> {
  if (isReadOnly()) return Promise.reject(new DatabaseBusy('This site is read-only.'))
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const queue = waitMs > WAIT_MS ? background : foreground
  queue.push({
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
  if (!isWriting) void processQueues()
  return promise
}

/** Runs the queued writers in order; while another process holds the lock, fails those past their deadline. */
async function processQueues(): Promise<void> {
  isWriting = true
  try {
    // Deferred, so that writers queued in the same tick are ordered first.
    await Promise.resolve()
    while (hasWaiting()) {
      const problem = begin()
      if (problem === null) next()?.attempt()
      else if (isBusy(problem)) expire()
      else next()?.fail(problem)
      if (!hasWaiting()) return
      if (problem === null) await yieldToEventLoop()
      else await sleep(RETRY_EVERY_MS)
    }
  } finally {
    isWriting = false
  }
}

const hasWaiting = () => foreground.length + background.length > 0
const next = () => foreground.shift() ?? background.shift()

/** Begins a transaction with the write lock; returns the error where that fails. */
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
  for (const queue of [foreground, background]) {
    for (const writer of queue.filter(({ deadline }) => now >= deadline)) {
      queue.splice(queue.indexOf(writer), 1)
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
    // Some errors, such as a full disk, have already rolled back.
    if ($client.inTransaction) $client.exec('ROLLBACK')
    throw error
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && /^SQLITE_(BUSY|LOCKED)/.test((error as NodeJS.ErrnoException).code ?? '')
