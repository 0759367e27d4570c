/**
 * The finder's table of all phones: read once, then updated by the phones that changed, in any process (FIND-6). A server
 * reads it in slices after its start, so that nothing else waits for it.
 */
import { lte, sql } from 'drizzle-orm'
import { networkTable } from '#app/facts/store.server.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { noteReadFault } from '#app/platform/process/faults.server.ts'
import { logger } from '#app/platform/process/log.server.ts'
import { isStopping } from '#app/platform/process/shutdown.server.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { contentVersion, invalidateContent } from '#db/content-version.server.ts'
import { finderChanges } from '#db/schema/index.ts'
import { orderedRows } from './kept-order.ts'
import { finderSorts } from './order.ts'
import { type Moment, phonesAfter, phonesById } from './phone-rows.server.ts'
import { emptyTable, type FinderTable, putPhone, removePhone } from './table.ts'

/** The last changes that are stored. */
const STORED_CHANGES = 20_000
/** After more changes than this all phones are read again: a server does that in slices. */
const MAX_CHANGES = 1000
/** With more changes than this the table is updated before a request asks for it. */
const FOLLOWED_CHANGES = 100
const FOLLOW_EVERY_MS = 250
/** Phones read in one slice, of two milliseconds: a request waits for one in each of its steps. */
const SLICE = 50
/** Phones read at once where nothing else waits. */
const PIECE = 5000

const lastChange = prepared(db => db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(finderChanges).prepare())
const firstChange = prepared(db => db.select({ id: sql<number>`coalesce(min(id), 0)` }).from(finderChanges).prepare())
const changesAfter = prepared(db =>
  db
    .selectDistinct({ id: finderChanges.mobileId })
    .from(finderChanges)
    .where(sql`${finderChanges.id} > ${sql.placeholder('seen')} AND ${finderChanges.id} <= ${sql.placeholder('last')}`)
    .limit(MAX_CHANGES + 1)
    .prepare(),
)

const lastSeen = () => lastChange().get()?.id ?? 0
const today = () => dayInPakistan(Date.now())

type Kept = {
  table: FinderTable
  moment: Moment
  /** The day of that moment in Pakistan. */
  day: number
  handle: unknown
  /** The last change that it has. */
  seen: number
  /** The content version that it was last compared with. */
  version: string
}

/** A table without phones, and what reads the next of them: false once all are read. */
function startReading() {
  const moment = { today: new Date(), networks: networkTable() }
  const kept: Kept = { table: emptyTable(), moment, day: today(), handle: db(), seen: lastSeen(), version: '' }
  let after: number | null = 0
  const readNext = (limit: number): boolean => {
    if (after === null) return false
    const { phones, last } = phonesAfter(after, limit, moment)
    for (const phone of phones) putPhone(kept.table, phone)
    after = last
    return after !== null
  }
  return { kept, readNext }
}

/** Whether few phones changed since, which are read. */
function isUpdated(kept: Kept): boolean {
  if (kept.handle !== db()) return false
  const last = lastSeen()
  if (last === kept.seen) return true
  // Older changes may have been deleted meanwhile.
  if (last < kept.seen || (firstChange().get()?.id ?? 0) > kept.seen + 1) return false
  const ids = new Set(
    changesAfter()
      .all({ seen: kept.seen, last })
      .map(({ id }) => id),
  )
  if (ids.size > MAX_CHANGES) return false
  for (const phone of phonesById([...ids], kept.moment)) {
    putPhone(kept.table, phone)
    ids.delete(phone.id)
  }
  for (const id of ids) removePhone(kept.table, id)
  kept.seen = last
  return true
}

/** Keeps a table of all phones. */
export function keepFinder() {
  let kept: Kept | undefined
  let reading: Promise<void> | null = null
  /** Whether a former table may serve until all phones are read again. */
  let isServing = false
  let wasMissed = false

  function table(): FinderTable {
    const version = contentVersion()
    if (kept?.version === version) return kept.table
    const isCurrent = kept !== undefined && isUpdated(kept)
    if (kept && isCurrent && kept.day === today() && kept.moment.networks === networkTable()) kept.version = version
    else if (kept && isServing) readInBackground()
    else kept = readNow()
    return kept.table
  }

  function readNow(): Kept {
    const { kept, readNext } = startReading()
    while (readNext(PIECE));
    return kept
  }

  async function readInBackground(): Promise<void> {
    if (reading) return
    reading = readInSlices()
    try {
      await reading
    } catch (error) {
      if (!noteReadFault(error)) logger().warn(error, 'Reading all phones failed.')
    } finally {
      reading = null
    }
    // A request then has to make one order at most.
    for (const sort of finderSorts) {
      await yieldToEventLoop()
      if (kept) orderedRows(kept.table, sort)
    }
  }

  /** Stops where all phones were read meanwhile, because a request needed them; begins again with another file. */
  async function readInSlices(): Promise<void> {
    const former = kept
    const { kept: next, readNext } = startReading()
    while (readNext(SLICE)) {
      await yieldToEventLoop()
      if (kept !== former || isStopping()) return
      if (next.handle !== db()) return readInSlices()
    }
    // What changed meanwhile is read with the next request.
    kept = next
    // Pages that were made of the former table are rendered again.
    if (former) invalidateContent()
  }

  /** Follows many changes, as of an import, and another file, before a request has to. */
  function follow(): void {
    if (!kept || reading || isStopping()) return
    try {
      if (kept.handle !== db()) readInBackground()
      else if (lastSeen() - kept.seen > FOLLOWED_CHANGES) table()
    } catch (error) {
      // A request that meets the fault says so.
      noteReadFault(error)
    }
  }

  /** Reads all phones, and follows their changes from now on, as a server does. */
  async function start(): Promise<void> {
    isServing = true
    setInterval(follow, FOLLOW_EVERY_MS).unref()
    await readInBackground()
    // Lists that were rendered without their counts are rendered anew.
    if (wasMissed) invalidateContent()
  }

  /** Waits until all phones were read once, where a server is about to. */
  async function untilRead(): Promise<void> {
    if (!kept) await reading?.catch(() => {})
  }

  /** Whether all phones were read once; a page that goes without is rendered anew after the reading. */
  function isRead(): boolean {
    wasMissed ||= !kept
    return kept !== undefined
  }

  return { table, start, untilRead, isRead }
}

const finder = keepFinder()

/** The table of all phones at this moment. Do not keep it: later calls change it. */
export const finderTable = finder.table

/** Reads all phones in slices, and follows their changes from now on. */
export const startFinder = finder.start

/** Whether all phones were read once, so that asking for the table delays nothing. */
export const isFinderRead = finder.isRead

/** Waits for the first reading of all phones after a start: what needs the table does so, or else it reads them at once. */
export const allPhonesRead = finder.untilRead

/** Keeps the list of changes short; a process that missed some reads all phones again. */
export function deleteOldFinderChanges(): void {
  db()
    .delete(finderChanges)
    .where(lte(finderChanges.id, lastSeen() - STORED_CHANGES))
    .run()
}
