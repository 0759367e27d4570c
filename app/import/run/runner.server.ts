/** Runs imports: one at a time, in the background, in batches of complete phones (IMPORT-6). */

import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { recordActivity } from '#app/activity/activity.server.ts'
import type { ImportKind } from '#app/entities/enums.ts'
import { notStoredText } from '#app/platform/busy.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { onStop } from '#app/platform/process/shutdown.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { cutText } from '#app/platform/text/text.ts'
import { inBatch, invalidateContent } from '#db/content-version.server.ts'
import { BACKGROUND_WAIT_MS, NotStored, writeTransaction } from '#db/write.server.ts'
import { describeOutcome, describeRun, type ImportRun } from './run.ts'
import { findRunOfOtherProcess, insertRun, storeRun } from './runs.server.ts'

/** The result of one step, for counting. */
export type Outcome =
  | 'new'
  | 'existing'
  | 'updated'
  | 'held'
  | 'skipped'
  | { refused: string }
  | { added: string /** what it lacks */ }

/** Passed to a job: counting, batches and cancellation of its run. */
export type Work = {
  runId: string
  signal: AbortSignal
  /** Sets the number of steps, as soon as it is known. */
  setTotal(total: number): void
  /** Adds a step, which `flush` executes in the transaction of its batch. */
  addStep(step: () => Outcome): void
  /** Executes the added steps in batches, one transaction each with the counts; yields to the event loop in between. */
  flush(): Promise<void>
  /** Adds an error line that belongs to no single step, such as a provider that stopped responding. */
  addError(line: string): void
  setRequests(requests: number): void
}

export type StartResult = Result<{ run: ImportRun; ended: Promise<ImportRun> }>

const IMPORT_RUNNING = 'Another import is running. Wait until it has finished, or cancel it.'

/** Steps in one transaction. */
const BATCH = 10

type Active = { run: ImportRun; abort: AbortController; reason: 'cancelled' | 'interrupted' }

// On globalThis, because the development server reloads this module after each change.
const shared = globalThis as { __import?: Active | null; __importEvents?: EventEmitter }
shared.__importEvents ??= new EventEmitter().setMaxListeners(100)
const events = shared.__importEvents

/** A copy of this process's current run; null when none is running. */
export const activeRun = (): ImportRun | null => (shared.__import ? { ...shared.__import.run } : null)

/** Calls the listener after each batch and at the end of any run; returns the function to unsubscribe. */
export function subscribeToRuns(listener: (run: ImportRun) => void): () => void {
  events.on('step', listener)
  return () => events.off('step', listener)
}

/** Cancels the current run; stored records stay. False when none is running. */
export function cancelRun(): boolean {
  const active = shared.__import
  active?.abort.abort()
  return Boolean(active)
}

onStop(() => {
  if (!shared.__import) return
  shared.__import.reason = 'interrupted'
  shared.__import.abort.abort()
})

export type Job = {
  kind: ImportKind
  source: string
  parameters: Record<string, unknown>
  username: string
  work: (work: Work) => Promise<void>
}

/** Starts an import, unless one is running. It does not depend on the request that started it; `ended` never rejects. */
export async function startRun(job: Job, now = Date.now()): Promise<StartResult> {
  const { work, ...about } = job
  const run: ImportRun = {
    id: randomUUID(),
    ...about,
    state: 'running',
    success: 0,
    existing: 0,
    updated: 0,
    held: 0,
    skipped: 0,
    processed: 0,
    total: null,
    errors: [],
    errorCount: 0,
    requests: 0,
    startedAt: now,
    endedAt: null,
  }
  const active: Active = { run, abort: new AbortController(), reason: 'cancelled' }
  try {
    const isFree = await writeTransaction(() => {
      if (shared.__import || findRunOfOtherProcess()) return false
      insertRun(run)
      shared.__import = active
      return true
    })
    if (!isFree) return refused('conflict', IMPORT_RUNNING)
  } catch (error) {
    if (shared.__import === active) shared.__import = null
    if (error instanceof NotStored) return refused('busy', notStoredText(error))
    throw error
  }
  return { ok: true, value: { run, ended: executeRun(active, work) } }
}

const endMessages = {
  cancelled: 'The import was cancelled. What was stored until then stays.',
  interrupted: 'The server was stopped. What was stored until then stays.',
}

async function executeRun(active: Active, work: Job['work']): Promise<ImportRun> {
  const { run, abort } = active
  let failure: unknown
  try {
    await yieldToEventLoop()
    await work(workOn(run, abort.signal))
  } catch (error) {
    failure = error
  }
  if (abort.signal.aborted) {
    run.state = active.reason
    addError(run, endMessages[active.reason])
  } else if (failure) {
    run.state = 'failed'
    addError(run, describeFailure(failure))
    if (!(failure instanceof ImportStopped)) logError(failure)
  } else run.state = 'done'
  run.endedAt = Date.now()
  const store = () => {
    storeRun(run)
    recordActivity({
      username: run.username,
      action: run.kind === 'undo' ? 'undo' : 'import',
      subject: 'import',
      subjectId: run.id,
      subjectName: `${run.kind === 'undo' ? run.source : describeRun(run)}: ${describeOutcome(run)}`,
    })
  }
  await writeTransaction(store, { waitMs: BACKGROUND_WAIT_MS }).catch(error => logError(error))
  // The batches were published together; the whole import is visible at once.
  invalidateContent()
  shared.__import = null
  events.emit('step', { ...run })
  return run
}

function describeFailure(failure: unknown): string {
  if (failure instanceof ImportStopped) return failure.message
  if (failure instanceof NotStored)
    return 'The site cannot store anything at the moment. What was stored until then stays.'
  return 'Something went wrong on our side. What was stored stays.'
}

/** Thrown by a job that cannot continue; the message is for people. */
export class ImportStopped extends Error {}

/** Lines may quote names or cells of any length. */
const MAX_LINE_LENGTH = 500

function addError(run: ImportRun, line: string): void {
  run.errors.push(cutText(line, MAX_LINE_LENGTH))
  run.errorCount += 1
}

function workOn(run: ImportRun, signal: AbortSignal): Work {
  let batch: (() => Outcome)[] = []
  async function write(): Promise<void> {
    const before = { ...run, errors: [...run.errors] }
    try {
      await writeTransaction(
        () => {
          for (const step of batch) count(run, inBatch(step))
          storeRun(run)
        },
        { waitMs: BACKGROUND_WAIT_MS },
      )
    } catch (error) {
      // The transaction was rolled back, so its steps must not be counted.
      Object.assign(run, before)
      throw error
    }
    batch = []
  }
  return {
    runId: run.id,
    signal,
    setTotal: total => {
      run.total = total
    },
    addStep: step => {
      batch.push(step)
    },
    async flush() {
      for (const steps = batch; steps.length > 0; ) {
        signal.throwIfAborted()
        batch = steps.splice(0, BATCH)
        await write()
        events.emit('step', { ...run })
        await yieldToEventLoop()
      }
    },
    addError: line => addError(run, line),
    setRequests: requests => {
      run.requests = requests
    },
  }
}

function count(run: ImportRun, outcome: Outcome): void {
  run.processed += 1
  if (outcome === 'new') run.success += 1
  else if (outcome === 'existing') run.existing += 1
  else if (outcome === 'updated') run.updated += 1
  else if (outcome === 'held') run.held += 1
  else if (outcome === 'skipped') run.skipped += 1
  else if ('refused' in outcome) addError(run, outcome.refused)
  else {
    run.success += 1
    addError(run, outcome.added)
  }
}
