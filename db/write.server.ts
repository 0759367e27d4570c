/** Write transactions: one at a time, without blocking readers (STORE-1). */
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { endWriteFaults, noteFault, type StorageFault, storageFaultOf } from '#app/platform/process/faults.server.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { db, isReadOnly } from './client.server.ts'
import { requireOwnFiles } from './own-files.server.ts'

/** Longest wait for a lock that another process holds. */
const WAIT_MS = 3000
/** The same for background work. */
export const BACKGROUND_WAIT_MS = 60_000
/** Interval of retries; each blocks the process for BUSY_TIMEOUT_MS at most (client.server.ts). */
const RETRY_EVERY_MS = 25

/** Thrown when a write could not be stored: another process holds the lock, or the disk refuses it. Nothing was written. */
export class NotStored extends Error {
  override name = 'NotStored'

  constructor(
    /** `not-asked`: a form is only shown again. */
    readonly fault: StorageFault | 'not-asked',
    cause?: unknown,
  ) {
    super(`Nothing was stored: ${cause instanceof Error ? cause.message : fault}`, { cause })
  }
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
 * @throws NotStored when the lock was not free within `waitMs` or the disk refuses; any error of `write`. Then nothing is stored
 */
export function writeTransaction<Result>(write: () => Result, { waitMs = WAIT_MS }: Options = {}): Promise<Result> {
  // A site that follows a copy refuses for good; one that could not write at its start has noted why.
  if (isReadOnly()) return Promise.reject(new NotStored(settings().READ_ONLY ? 'busy' : 'read-only'))
  if (requestContext().refusesWrites) return Promise.reject(new NotStored('not-asked'))
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const queue = waitMs > WAIT_MS ? background : foreground
  queue.push({
    deadline: performance.now() + waitMs,
    fail: reject,
    attempt() {
      try {
        const before = countChanges()
        resolve(finish(write))
        // A transaction without a change touches no disk, and proves nothing.
        if (countChanges() > before) endWriteFaults()
      } catch (error) {
        reject(asNotStored(error))
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
      else next()?.fail(asNotStored(problem))
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
    requireOwnFiles()
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
      noteFault('busy', 'Another process holds the write lock.')
      writer.fail(new NotStored('busy'))
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

/** The rows that this connection has changed since it was opened. */
const countChanges = () => db().$client.prepare('SELECT total_changes()').pluck().get() as number

const isBusy = (error: unknown) => storageFaultOf(error) === 'busy'

/** Errors of the disk and the file as `NotStored`; any other error as it is. */
export function asNotStored(error: unknown): unknown {
  if (error instanceof NotStored) return error
  const fault = storageFaultOf(error)
  if (fault === null) return error
  noteFault(fault, (error as Error).message)
  return new NotStored(fault, error)
}
