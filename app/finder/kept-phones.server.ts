/**
 * What is kept in memory of all phones: read once, then updated by the phones that changed, in any process (FIND-6). A
 * server takes it from a snapshot or reads it ahead in slices, so that no request waits for all phones.
 */
import { gt, lte, sql } from 'drizzle-orm'
import { networkTable } from '#app/facts/store.server.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { noteReadFault } from '#app/platform/process/faults.server.ts'
import { logger } from '#app/platform/process/log.server.ts'
import { isStopping } from '#app/platform/process/shutdown.server.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { contentVersion, invalidateContent } from '#db/content-version.server.ts'
import { finderChanges, mobiles } from '#db/schema/index.ts'
import { type KeptState, type Moment, type SnapshotSource, snapshotsOf } from './kept-snapshots.server.ts'

/** The last changes that are stored. */
const STORED_CHANGES = 20_000
/** With more changes than this share of all phones, and this number, reading all phones again is quicker. */
const MAX_CHANGED_SHARE = 0.25
const MAX_CHANGES = 2000
/** With more changes than this the state is updated before a request asks for it. */
const FOLLOWED_CHANGES = 100
const FOLLOW_EVERY_MS = 250
/** Phones read in one slice: under a millisecond, because a request waits for one in each of its steps. */
const SLICE = 25
/** Phones read at once where a request waits for all of them. */
const PIECE = 5000

/** The place of a phone in the file: read in this order, each page of the file is read once. */
export const place = sql<number>`${mobiles}.rowid`

/** Selects phones: those of `ids`, a JSON list, or the next `limit` after a place; parameters of a prepared statement. */
export const chosen = {
  byId: sql`${mobiles.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`,
  after: gt(place, sql.placeholder('after')),
  limit: sql.placeholder('limit'),
}

type Source<Row extends { id: string; place: number }, State> = {
  /** The rows of these phones. */
  byId: () => { all: (parameters: { ids: string }) => Row[] }
  /** The next rows after a place. */
  inSequence: () => { all: (parameters: { after: number; limit: number }) => Row[] }
  /** A state without phones, with room for so many. */
  empty: (phones: number) => State
  /** Adds or replaces a phone. False where there is no room: then all are read again. */
  put: (state: State, row: Row, moment: Moment) => boolean
  remove: (state: State, id: string) => void
  /** What is made of the state besides, such as orders: a step each. */
  finish: (state: State) => (() => void)[]
  snapshot: SnapshotSource<State>
}

type Kept<State> = KeptState<State> & {
  /** The content version that it was last compared with. */
  version: string
  handle: unknown
  /** Whether it comes from the snapshot of another release, so that all phones are to be read again. */
  isForeign: boolean
}

const lastChange = prepared(db => db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(finderChanges).prepare())
const firstChange = prepared(db => db.select({ id: sql<number>`coalesce(min(id), 0)` }).from(finderChanges).prepare())
const phoneCount = prepared(db => db.select({ phones: sql<number>`count(*)` }).from(mobiles).prepare())

const changesAfter = prepared(db =>
  db
    .selectDistinct({ id: finderChanges.mobileId })
    .from(finderChanges)
    .where(sql`${finderChanges.id} > ${sql.placeholder('seen')} AND ${finderChanges.id} <= ${sql.placeholder('last')}`)
    .prepare(),
)

const lastSeen = () => lastChange().get()?.id ?? 0
const countOfPhones = () => phoneCount().get()?.phones ?? 0
const today = () => dayInPakistan(Date.now())

/** Keeps a state made of all phones. */
export function keepPhones<Row extends { id: string; place: number }, State>(source: Source<Row, State>) {
  let kept: Kept<State> | undefined
  /** What is being read ahead. */
  let ahead: ReturnType<typeof startReading> | null = null
  const snapshots = snapshotsOf(source.snapshot, () => kept)

  /** A state without phones, and what reads the next of them: false once all are read. */
  function startReading() {
    const next: Kept<State> = {
      state: source.empty(countOfPhones()),
      version: contentVersion(),
      day: today(),
      seen: lastSeen(),
      moment: { today: new Date(), networks: networkTable() },
      handle: db(),
      isForeign: false,
    }
    let after = 0
    const readNext = (limit: number): boolean => {
      const rows = source.inSequence().all({ after, limit })
      for (const row of rows) source.put(next.state, row, next.moment)
      after = rows.at(-1)?.place ?? after
      return rows.length === limit
    }
    return { next, readNext }
  }

  /** The state of the stored snapshot, which is to be updated. */
  function readSnapshot(): Kept<State> | null {
    const networks = networkTable()
    const snapshot = snapshots.load(networks)
    if (!snapshot) return null
    const { state, day, seen, isOwn } = snapshot
    const moment = { today: new Date(), networks }
    return { state, version: '', day, seen, moment, handle: db(), isForeign: !isOwn }
  }

  /** What was read ahead so far, with the rest; else the snapshot; else all phones. */
  function readNow(): Kept<State> {
    if (ahead?.next.handle === db()) {
      const { next, readNext } = ahead
      ahead = null
      while (readNext(PIECE));
      const read = updated(next, contentVersion())
      if (read) return read
    }
    const stored = readSnapshot()
    const read = stored && updated(stored, contentVersion())
    if (read) return read
    return db().transaction(() => {
      const { next, readNext } = startReading()
      while (readNext(PIECE));
      return next
    })
  }

  /** Brings the state up to date; null where all phones must be read again. */
  function updated(before: Kept<State>, version: string): Kept<State> | null {
    if (networkTable() !== before.moment.networks) return null
    return db().transaction(() => {
      const last = lastSeen()
      const ids = changesAfter()
        .all({ seen: before.seen, last })
        .map(({ id }) => id)
      // Older changes may have been deleted meanwhile.
      const isComplete =
        last === before.seen || (last > before.seen && (firstChange().get()?.id ?? 0) <= before.seen + 1)
      if (!isComplete || ids.length > Math.max(MAX_CHANGES, countOfPhones() * MAX_CHANGED_SHARE)) return null
      const rows = new Map(
        source
          .byId()
          .all({ ids: JSON.stringify(ids) })
          .map(row => [row.id, row]),
      )
      for (const id of ids) {
        const row = rows.get(id)
        if (!row) source.remove(before.state, id)
        else if (!source.put(before.state, row, before.moment)) return null
      }
      return { ...before, version, seen: last }
    })
  }

  /** The state at this moment. Do not keep it: later calls change it. */
  function current(): State {
    const version = contentVersion()
    if (kept?.version === version && kept.handle === db()) return kept.state
    kept = (kept?.handle === db() && updated(kept, version)) || readNow()
    // On a new day few values change: meanwhile those of the day before serve.
    if (!isSettled()) readAhead().catch(error => logger().warn(error, 'Reading all phones failed.'))
    return kept.state
  }

  /** Whether the state needs no reading of all phones. */
  const isSettled = () => kept !== undefined && kept.handle === db() && kept.day === today() && !kept.isForeign

  /** Reads all phones in slices; stops where they were read meanwhile, because a request needed them. */
  async function readAhead(): Promise<void> {
    if (ahead) return
    const reading = startReading()
    ahead = reading
    try {
      const isWanted = () => !isStopping() && ahead === reading && reading.next.handle === db()
      while (reading.readNext(SLICE)) {
        await yieldToEventLoop()
        if (!isWanted()) return
      }
      for (const step of source.finish(reading.next.state)) {
        await yieldToEventLoop()
        if (!isWanted()) return
        step()
      }
      const isOtherDay = kept !== undefined && kept.handle === db() && !isSettled()
      // What changed meanwhile is read with the next request.
      kept = { ...reading.next, version: '' }
      // Pages that were made of the former state are rendered again.
      if (isOtherDay) invalidateContent()
    } finally {
      if (ahead === reading) ahead = null
    }
    await snapshots.save()
  }

  /** Takes the state from a snapshot, where there is one that can be read. */
  function restore(): void {
    try {
      const stored = readSnapshot()
      kept = (stored && updated(stored, contentVersion())) ?? undefined
    } catch (error) {
      noteReadFault(error)
    }
  }

  /** Follows many changes, as of an import, and another file, before a request has to. */
  function follow(): void {
    if (kept === undefined || ahead || isStopping()) return
    try {
      const last = lastSeen()
      if (kept.handle !== db() || last - kept.seen > FOLLOWED_CHANGES) current()
      snapshots.saveIfDue(last)
    } catch (error) {
      // A request that meets the fault says so.
      noteReadFault(error)
    }
  }

  /** Reads all phones where that is needed, and follows their changes from now on. */
  async function start(): Promise<void> {
    setInterval(follow, FOLLOW_EVERY_MS).unref()
    if (!isSettled()) await readAhead()
  }

  return { current, restore, start, readAhead }
}

/** Keeps the list of changes short; a process that missed some reads all phones again. */
export function deleteOldFinderChanges(): void {
  db()
    .delete(finderChanges)
    .where(lte(finderChanges.id, lastSeen() - STORED_CHANGES))
    .run()
}
