/** Runs imports: one at a time, in the background of the process, in batches of whole phones (IMPORT-6). */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { recordActivity } from '#app/activity/activity.server.ts'
import type { ImportKind } from '#app/entities/enums.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { onStop } from '#app/platform/process/shutdown.server.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { cutText } from '#app/platform/text/text.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { BACKGROUND_WAIT_MS, DatabaseBusy, writeTransaction } from '#db/write.server.ts'
import { describeRun, type ImportRun, outcomeWords } from './run.ts'
import { insertRun, runElsewhere, storeRun } from './runs.server.ts'

/** What one step came to, as it is counted. */
export type Outcome = 'new' | 'existing' | 'updated' | { refused: string }

/** What a run does with the counting, the batches and the stopping. */
export type Work = {
  runId: string
  signal: AbortSignal
  /** How many steps there will be, as soon as that is known. */
  expect(total: number): void
  /** Carries out one step, in the transaction of its batch. */
  each(step: () => Outcome): void
  /** Stores the batch so far, with the counts, in one transaction; then lets others have their turn. */
  flush(): Promise<void>
  /** A line for the result that concerns no single step, such as a provider that stopped responding. */
  complain(line: string): void
  spent(requests: number): void
}

export type Starting =
  | { ok: true; run: ImportRun; ended: Promise<ImportRun> }
  | { ok: false; status: 409 | 503; message: string }

const IMPORT_RUNNING = 'Another import is running. Wait until it has finished, or cancel it.'

/** Steps that are written together. */
const BATCH = 10

type Active = { run: ImportRun; abort: AbortController; reason: 'cancelled' | 'interrupted' }

// On globalThis, because the development server loads this module anew at each change.
const shared = globalThis as { __import?: Active | null; __importEvents?: EventEmitter }
shared.__importEvents ??= new EventEmitter().setMaxListeners(100)
const events = shared.__importEvents

/** The run of this process as it stands; null when none is under way. */
export const activeRun = (): ImportRun | null => (shared.__import ? { ...shared.__import.run } : null)

/** Calls back at each step of any run, its end included; gives the function that ends this. */
export function followRuns(listener: (run: ImportRun) => void): () => void {
  events.on('step', listener)
  return () => events.off('step', listener)
}

/** Asks the run under way to end; what it has stored stays. False when there is none. */
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

/** Starts an import, unless one is under way. It goes on after the caller has gone; `ended` never rejects. */
export async function startRun(job: Job, now = Date.now()): Promise<Starting> {
  const { work, ...about } = job
  const run: ImportRun = {
    id: randomUUID(),
    ...about,
    state: 'running',
    success: 0,
    existing: 0,
    updated: 0,
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
      if (shared.__import || runElsewhere()) return false
      insertRun(run)
      shared.__import = active
      return true
    })
    if (!isFree) return { ok: false, status: 409, message: IMPORT_RUNNING }
  } catch (error) {
    if (shared.__import === active) shared.__import = null
    if (error instanceof DatabaseBusy) return { ok: false, status: 503, message: platformTexts().busy }
    throw error
  }
  return { ok: true, run, ended: perform(active, work) }
}

const endWords = {
  cancelled: 'The import was cancelled. What was stored until then stays.',
  interrupted: 'The server was stopped. What was stored until then stays.',
}

async function perform(active: Active, work: Job['work']): Promise<ImportRun> {
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
    complain(run, endWords[active.reason])
  } else if (failure) {
    run.state = 'failed'
    complain(
      run,
      failure instanceof ImportStopped ? failure.message : 'Something went wrong on our side. What was stored stays.',
    )
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
      subjectName: `${run.kind === 'undo' ? run.source : describeRun(run)}: ${outcomeWords(run)}`,
    })
  }
  await writeTransaction(store, { waitMs: BACKGROUND_WAIT_MS }).catch(error => logError(error))
  shared.__import = null
  events.emit('step', { ...run })
  return run
}

/** Thrown by a run's work when it cannot go on, with words for a person. */
export class ImportStopped extends Error {}

/** A line may quote a name or a cell of any length. */
const LONGEST_LINE = 500

function complain(run: ImportRun, line: string): void {
  run.errors.push(cutText(line, LONGEST_LINE))
  run.errorCount += 1
}

function workOn(run: ImportRun, signal: AbortSignal): Work {
  let batch: (() => Outcome)[] = []
  async function write(): Promise<void> {
    const before = { ...run, errors: [...run.errors] }
    try {
      await writeTransaction(
        () => {
          for (const step of batch) count(run, step())
          storeRun(run)
        },
        { waitMs: BACKGROUND_WAIT_MS },
      )
    } catch (error) {
      // Nothing of the batch was stored: it must not be counted.
      Object.assign(run, before)
      throw error
    }
    batch = []
  }
  return {
    runId: run.id,
    signal,
    expect: total => {
      run.total = total
    },
    each: step => {
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
    complain: line => complain(run, line),
    spent: requests => {
      run.requests = requests
    },
  }
}

function count(run: ImportRun, outcome: Outcome): void {
  run.processed += 1
  if (outcome === 'new') run.success += 1
  else if (outcome === 'existing') run.existing += 1
  else if (outcome === 'updated') run.updated += 1
  else complain(run, outcome.refused)
}
