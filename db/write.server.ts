/** Writing to the database: one transaction at a time, and never at the cost of those who only read (STORE-1). */
import { setTimeout as sleep } from 'node:timers/promises'
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

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs `write` in a transaction that holds the write lock from its beginning, so that what it reads cannot change before
 * it writes. All of it is stored, or nothing. `write` is synchronous; transactions inside it become savepoints.
 * @throws DatabaseBusy when the lock was not free within `waitMs`, and whatever `write` throws
 */
export function writeTransaction<Result>(write: () => Result, { waitMs = WAIT_MS }: Options = {}): Promise<Result> {
  const deadline = performance.now() + waitMs
  // In line: many that try side by side would block the process one after the other.
  const result = last.then(async () => {
    await begin(deadline)
    return finish(write)
  })
  last = result.catch(() => undefined)
  return result
}

async function begin(deadline: number): Promise<void> {
  for (;;) {
    try {
      db().$client.exec('BEGIN IMMEDIATE')
      return
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() >= deadline) throw new DatabaseBusy('Another process holds the write lock.')
      await sleep(RETRY_EVERY_MS)
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
