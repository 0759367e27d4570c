/** Runs of sources: one at a time, in the background; first all is read, then it is stored in small transactions (SOURCE-5). */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readListings } from '#app/listings/catalogue.server.ts'
import { leftOutWords } from '#app/listings/left-out-texts.ts'
import { replaceOutdatedPrices } from '#app/phones/outdated-prices.server.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { onStop } from '#app/platform/process/shutdown.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { deferMerging, resumeMerging } from '#app/search-index/merging.server.ts'
import { db } from '#db/client.server.ts'
import { inBatch, invalidateContent } from '#db/content-version.server.ts'
import { sourceRuns } from '#db/schema/index.ts'
import { BACKGROUND_WAIT_MS, writeTransaction } from '#db/write.server.ts'
import { type Collected, collect } from './collect.server.ts'
import { type Clock, systemClock, Visit, VisitStopped } from './fetch/visit.server.ts'
import { listingOf, type Planned, plannedOf, withRunDoubts } from './plan.ts'
import { applyItem } from './publish.server.ts'
import { FeedFault } from './read/xml.ts'
import { findRunning, lastDone, type SourceRun } from './runs.server.ts'
import {
  fetchSettings,
  findSource,
  planNextRun,
  removeTarget,
  SOURCE_GONE,
  type Source,
  storeTarget,
  targetsOf,
} from './sources.server.ts'

const SOURCE_RUNNING = 'A run of a source is under way. Wait until it has ended.'

/** How long the items of one transaction may take; one item is always stored. */
const SLICE_MS = 20

// On globalThis, because the development server reloads this module after each change.
const shared = globalThis as { __sourceRun?: { id: string; abort: AbortController } | null }

onStop(() => shared.__sourceRun?.abort.abort())

/** How shops are asked, and the time of the run. */
export type Fetching = ReturnType<typeof fetchSettings> & { clock: Clock }

export type Started = { run: SourceRun; ended: Promise<SourceRun> }

/** @param username who starts it; null: the clock. `ended` never rejects */
export async function startSourceRun(
  source: Source,
  username: string | null,
  how: Fetching = { ...fetchSettings(), clock: systemClock },
): Promise<Result<Started>> {
  const { clock } = how
  const run: SourceRun = {
    id: randomUUID(),
    sourceId: source.id,
    username,
    pid: process.pid,
    state: 'running',
    ...{ requests: 0, notModified: 0, read: 0, matched: 0, published: 0, held: 0, aside: 0, dropped: 0 },
    faults: [],
    leftOut: {},
    startedAt: clock.now(),
    endedAt: null,
    undoneAt: null,
  }
  const isFree = await writeTransaction(() => {
    if (shared.__sourceRun || findRunning()) return false
    db().insert(sourceRuns).values(run).run()
    deferMerging()
    return true
  })
  if (!isFree) return refused('conflict', SOURCE_RUNNING)
  const abort = new AbortController()
  shared.__sourceRun = { id: run.id, abort }
  return { ok: true, value: { run, ended: execute(source, run, abort.signal, how) } }
}

async function execute(source: Source, run: SourceRun, signal: AbortSignal, how: Fetching): Promise<SourceRun> {
  const { clock } = how
  try {
    await yieldToEventLoop()
    await work(source, run, signal, how)
    run.state = 'done'
  } catch (error) {
    run.state = signal.aborted ? 'broken-off' : 'failed'
    if (!signal.aborted) run.faults = [...run.faults, { target: source.address, reason: reasonOf(error) }]
  }
  run.endedAt = clock.now()
  const store = () => {
    storeRun(run)
    resumeMerging()
    // A run that the stop of the site broke off begins again after the start.
    const current = findSource(source.id)
    if (run.published > 0) replaceOutdatedPrices(clock.now())
    if (current && run.state !== 'broken-off') planNextRun(current, run.state === 'failed', clock.now())
  }
  await writeTransaction(store, { waitMs: BACKGROUND_WAIT_MS }).catch(error => logError(error))
  invalidateContent()
  shared.__sourceRun = null
  return run
}

function reasonOf(error: unknown): string {
  if (error instanceof FeedFault || error instanceof VisitStopped) return error.message
  logError(error)
  return 'Something went wrong on our side. What was stored stays.'
}

function storeRun({ id, ...run }: SourceRun): void {
  db().update(sourceRuns).set(run).where(eq(sourceRuns.id, id)).run()
}

/** @throws FeedFault, VisitStopped where nothing can be read; the signal's reason where the site is stopped */
async function work(source: Source, run: SourceRun, signal: AbortSignal, how: Fetching): Promise<void> {
  const { clock } = how
  const visit = new Visit({
    origin: new URL(source.address).origin,
    confirmed: source.confirmed,
    signal,
    ...how,
  })
  let found: Collected
  try {
    const about = { address: source.address, mapping: source.mapping, now: clock.now() }
    found = await collect(visit, about, targetsOf(source.id))
  } finally {
    run.requests = visit.requests
    run.notModified = visit.notModified
  }
  run.faults = found.faults
  run.read = found.items.length
  const planned = await planItems(found, source)
  run.matched = planned.filter(({ slug }) => slug !== null).length
  const before = lastDone(source.id)
  const publishing = withRunDoubts(planned, before?.read ?? null)
  await storeEach(run, publishing, signal, item =>
    count(
      run,
      inBatch(() => applyItem(item, source, run.id, clock.now())),
    ),
  )
  await storeEach(run, found.targets, signal, target => storeTarget(source.id, target))
  await store(run, () => {
    for (const address of found.gone) removeTarget(source.id, address)
  })
}

/** Stores items in transactions of about SLICE_MS, so that no request waits longer for its turn. */
async function storeEach<Item>(run: SourceRun, items: Item[], signal: AbortSignal, put: (item: Item) => void) {
  let stored = 0
  while (stored < items.length) {
    signal.throwIfAborted()
    let next = stored
    await store(run, () => {
      const until = performance.now() + SLICE_MS
      for (const item of items.slice(stored)) {
        put(item)
        next += 1
        if (performance.now() >= until) return
      }
    })
    stored = next
    await yieldToEventLoop()
  }
}

/** Reads the items as listings, between other work of the site. */
export async function planItems(
  { items }: Pick<Collected, 'items'>,
  source: Pick<Source, 'name' | 'kind'>,
): Promise<Planned[]> {
  const read = await readListings(items.map(item => listingOf(item, source.name)))
  return items.flatMap((item, index) => {
    const result = read[index]
    return result ? [plannedOf(item, result, source.kind)] : []
  })
}

/** Writes with the counts of the run; where that fails nothing is counted. */
async function store(run: SourceRun, write: () => void): Promise<void> {
  const before = { ...run, leftOut: { ...run.leftOut } }
  try {
    await writeTransaction(
      () => {
        if (!findSource(run.sourceId)) throw new VisitStopped(SOURCE_GONE)
        write()
        storeRun(run)
      },
      { waitMs: BACKGROUND_WAIT_MS },
    )
  } catch (error) {
    Object.assign(run, before)
    throw error
  }
}

/** Reasons that are told apart on the page of a run. */
const MAX_REASONS = 60

function count(run: SourceRun, { outcome, why }: ReturnType<typeof applyItem>): void {
  if (outcome === 'published' || outcome === 'checked') run.published += 1
  else if (outcome === 'held') run.held += 1
  else if (outcome === 'aside') run.aside += 1
  else run.dropped += 1
  if (outcome !== 'dropped') return
  const reason = why in run.leftOut || Object.keys(run.leftOut).length < MAX_REASONS ? why : leftOutWords.other
  run.leftOut = { ...run.leftOut, [reason]: (run.leftOut[reason] ?? 0) + 1 }
}
