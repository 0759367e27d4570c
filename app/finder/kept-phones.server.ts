/**
 * What is kept in memory of all phones: read once, then updated by the phones that changed, in any process (FIND-6). A
 * server reads it ahead in slices, so that no request waits for all phones.
 */
import { gt, lte, sql } from 'drizzle-orm'
import { networkTable } from '#app/facts/store.server.ts'
import type { NetworkTable } from '#app/facts/tables/schemas.ts'
import { logger } from '#app/platform/process/log.server.ts'
import { isStopping } from '#app/platform/process/shutdown.server.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { finderChanges, mobiles } from '#db/schema/index.ts'

/** With more changes than this, reading all phones again is quicker. */
const MAX_CHANGES = 2000
/** Phones read in one slice: under a millisecond, because a request waits for one in each of its steps. */
const SLICE = 25
/** Phones read at once where a request waits for all of them. */
const PIECE = 5000

/** What rows depend on besides the phones: years of updates on the day, guest networks on the table of operators. */
export type Moment = { today: Date; networks: NetworkTable }

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
}

type Kept<State> = {
  state: State
  /** The content version that it was last compared with. */
  version: string
  /** The last change that it has. */
  seen: number
  moment: Moment
  /** The day of that moment in Pakistan. */
  day: string
  handle: unknown
}

const lastChange = prepared(db => db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(finderChanges).prepare())
const firstChange = prepared(db => db.select({ id: sql<number>`coalesce(min(id), 0)` }).from(finderChanges).prepare())
const phoneCount = prepared(db => db.select({ phones: sql<number>`count(*)` }).from(mobiles).prepare())

const changesAfter = prepared(db =>
  db
    .selectDistinct({ id: finderChanges.mobileId })
    .from(finderChanges)
    .where(sql`${finderChanges.id} > ${sql.placeholder('seen')} AND ${finderChanges.id} <= ${sql.placeholder('last')}`)
    .limit(MAX_CHANGES + 1)
    .prepare(),
)

const lastSeen = () => lastChange().get()?.id ?? 0
const dayOf = (version: string) => version.split('.', 1)[0] ?? ''

/**
 * Keeps a state made of all phones.
 * @returns `current`: the state at this moment (do not keep it: later calls change it); `readAhead`: reads it in slices
 */
export function keepPhones<Row extends { id: string; place: number }, State>(source: Source<Row, State>) {
  let kept: Kept<State> | undefined
  /** What is being read ahead. */
  let ahead: ReturnType<typeof startReading> | null = null

  /** A state without phones, and what reads the next of them: false once all are read. */
  function startReading() {
    const version = contentVersion()
    const next: Kept<State> = {
      state: source.empty(phoneCount().get()?.phones ?? 0),
      version,
      day: dayOf(version),
      seen: lastSeen(),
      moment: { today: new Date(), networks: networkTable() },
      handle: db(),
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

  /** Reads all phones, or those that reading ahead has not come to. */
  function readNow(): Kept<State> {
    if (ahead?.next.handle === db()) {
      const { next, readNext } = ahead
      ahead = null
      while (readNext(PIECE));
      const read = updated(next, contentVersion())
      if (read) return read
    }
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
      if (ids.length > MAX_CHANGES || !isComplete) return null
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

  function current(): State {
    const version = contentVersion()
    if (kept?.version === version && kept.handle === db()) return kept.state
    kept = (kept?.handle === db() && updated(kept, version)) || readNow()
    // On a new day few values change: meanwhile those of yesterday serve.
    if (kept.day !== dayOf(version)) readAhead().catch(error => logger().warn(error, 'Reading all phones failed.'))
    return kept.state
  }

  /** Reads all phones in slices; stops where they were read meanwhile, because a request needed them. */
  async function readAhead(): Promise<void> {
    if (ahead) return
    const reading = startReading()
    ahead = reading
    try {
      while (reading.readNext(SLICE)) {
        await yieldToEventLoop()
        if (isStopping() || ahead !== reading || reading.next.handle !== db()) return
      }
      // What changed meanwhile is read with the next request.
      kept = { ...reading.next, version: '' }
    } finally {
      if (ahead === reading) ahead = null
    }
  }

  return { current, readAhead }
}

/** Keeps the list of changes short; a process that missed some reads all phones again. */
export function deleteOldFinderChanges(): void {
  db()
    .delete(finderChanges)
    .where(lte(finderChanges.id, lastSeen() - MAX_CHANGES))
    .run()
}
