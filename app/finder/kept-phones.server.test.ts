import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Db, db, prepared } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { finderChanges, mobiles, snapshotParts, snapshots } from '#db/schema/index.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { untilHolds } from '#tests/support/until.ts'
import { chosen, keepPhones, place } from './kept-phones.server.ts'
import type { Moment } from './kept-snapshots.server.ts'

const DAY_MS = 24 * 3_600_000

type Row = { place: number; id: string; name: string }
type State = { names: Map<string, string>; moments: Set<Moment> }

const selected = (db: Db) => db.select({ place, id: mobiles.id, name: mobiles.name }).from(mobiles).$dynamic()

let slicesRead = 0

const newKept = () =>
  keepPhones<Row, State>({
    byId: prepared(db => selected(db).where(chosen.byId).prepare()),
    inSequence: prepared(db => {
      const statement = selected(db).where(chosen.after).orderBy(place).limit(chosen.limit).prepare()
      return {
        all: (parameters: { after: number; limit: number }) => {
          slicesRead += 1
          return statement.all(parameters)
        },
      }
    }),
    empty: () => ({ names: new Map(), moments: new Set() }),
    put: ({ names, moments }, { id, name }, moment) => {
      moments.add(moment)
      names.set(id, name)
      return true
    },
    remove: ({ names }, id) => names.delete(id),
    finish: () => [],
    snapshot: {
      name: 'names',
      form: 1,
      pack: ({ names }) => [...names].map(entry => [entry]),
      size: ({ names }) => names.size,
      unpack: parts => ({ names: new Map((parts as [string, string][][]).flat()), moments: new Set() }),
    },
  })

const stored = () => new Map(db().$client.prepare<[], [string, string]>('SELECT id, name FROM mobiles').raw().all())
const ids = () => db().$client.prepare<[], string>('SELECT id FROM mobiles ORDER BY rowid').pluck().all()

function rename(id: string | undefined): void {
  db().$client.prepare("UPDATE mobiles SET name = 'Renamed ' || name WHERE id = ?").run(id)
  invalidateContent()
}

function remove(id: string | undefined): void {
  db().$client.prepare('DELETE FROM mobiles WHERE id = ?').run(id)
  invalidateContent()
}

keepTables()
beforeAll(givenCatalogue)
afterEach(() => {
  vi.useRealTimers()
})

test('what changes while all phones are read ahead is right afterwards', async () => {
  const kept = newKept()
  const reading = kept.readAhead()
  // The first slice is read by now.
  const [first, second, ...others] = ids()
  rename(first)
  remove(second)
  rename(others.at(-1))
  remove(others.at(-2))
  await reading
  expect(kept.current().names).toEqual(stored())
  expect(kept.current().names.get(first ?? '')).toMatch(/^Renamed /)
})

test('a request that cannot wait reads all phones itself, and what was read ahead is dropped', async () => {
  const kept = newKept()
  const reading = kept.readAhead()
  const state = kept.current()
  expect(state.names).toEqual(stored())
  await reading
  expect(kept.current()).toBe(state)
})

test('phones that were read ahead are not read again', async () => {
  const kept = newKept()
  await kept.readAhead()
  const state = kept.current()
  expect(state.names.size).toBe(stored().size)
  expect(state.moments.size).toBe(1)
  rename(ids()[0])
  expect(kept.current()).toBe(state)
  expect(state.names).toEqual(stored())
})

test('on a new day the former state serves until all phones are read again', async () => {
  const kept = newKept()
  const state = kept.current()
  vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ['Date'] })
  expect(kept.current()).toBe(state)
  await untilHolds(() => {
    rename(ids()[0])
    expect(kept.current()).not.toBe(state)
  })
  expect(kept.current().names).toEqual(stored())
  const [moment] = kept.current().moments
  expect(moment?.today.getTime()).toBeGreaterThanOrEqual(Date.now() - DAY_MS / 2)
})

/** A process that starts: its state after `restore`, and how many times it read phones in sequence until `start` was done. */
async function startedAnew() {
  slicesRead = 0
  const kept = newKept()
  kept.restore()
  const { names } = kept.current()
  const restored = new Map(names)
  await kept.start()
  return { kept, restored, slicesRead }
}

test('a start takes the state from the snapshot, and reads only what changed since', async () => {
  await newKept().start()
  const [first, second] = ids()
  rename(first)
  remove(second)
  const { kept, restored, slicesRead } = await startedAnew()
  expect(slicesRead).toBe(0)
  expect(restored).toEqual(stored())
  expect(kept.current().names).toEqual(stored())
})

test('the snapshot of another release serves until all phones are read again', async () => {
  await newKept().start()
  db().update(snapshots).set({ release: 'another' }).run()
  db()
    .$client.prepare("UPDATE mobiles SET views = views + 1, name = 'Without a note of the change' WHERE id = ?")
    .run(ids()[0])
  db()
    .delete(finderChanges)
    .where(eq(finderChanges.mobileId, ids()[0] ?? ''))
    .run()
  const { kept, restored, slicesRead } = await startedAnew()
  expect(restored.get(ids()[0] ?? '')).not.toBe('Without a note of the change')
  expect(slicesRead).toBeGreaterThan(1)
  expect(kept.current().names).toEqual(stored())
  expect(db().select().from(snapshots).get()?.release).not.toBe('another')
})

test.each([
  ['of another form', () => db().update(snapshots).set({ form: 'another' }).run()],
  [
    'that was not stored to its end',
    () => db().update(snapshotParts).set({ token: 'next' }).where(eq(snapshotParts.part, 0)).run(),
  ],
  [
    'that cannot be read',
    () =>
      db()
        .update(snapshotParts)
        .set({ content: Buffer.from('damaged') })
        .run(),
  ],
  ['older than the changes that are stored', () => db().update(snapshots).set({ seen: -1 }).run()],
])('a snapshot %s is not used', async (_, spoil) => {
  await newKept().start()
  spoil()
  const { kept, slicesRead } = await startedAnew()
  expect(slicesRead).toBeGreaterThan(0)
  expect(kept.current().names).toEqual(stored())
})
