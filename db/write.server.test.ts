import Sqlite from 'better-sqlite3'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { db, stopWaitingForLocks } from './client.server.ts'
import { siteState } from './schema/index.ts'
import { DatabaseBusy, writeTransaction } from './write.server.ts'

const store = (key: string) => db().insert(siteState).values({ key, value: 'x' }).run()
const keys = () =>
  db()
    .select()
    .from(siteState)
    .all()
    .map(({ key }) => key)
    .sort()

/** Another process, as far as SQLite can tell: holds the write lock until it is called. */
function foreignLock(): () => void {
  const other = new Sqlite(db().$client.name)
  other.exec('BEGIN IMMEDIATE')
  const release = () => {
    if (other.open) other.close()
  }
  onTestFinished(release)
  return release
}

beforeEach(() => stopWaitingForLocks(db()))

test('all of it is stored, or nothing', async () => {
  await writeTransaction(() => store('a'))
  const failing = writeTransaction(() => {
    store('b')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(keys()).toEqual(['a'])
})

test('a transaction inside it is undone alone', async () => {
  await writeTransaction(() => {
    store('a')
    expect(() =>
      db().transaction(() => {
        store('b')
        throw new Error('no')
      }),
    ).toThrow('no')
  })
  expect(keys()).toEqual(['a'])
})

test('an asynchronous function is refused, and leaves nothing', async () => {
  const wrong = writeTransaction(async () => store('a'))
  await expect(wrong).rejects.toThrow('must be synchronous')
  expect(keys()).toEqual([])
})

describe('while another process holds the lock', () => {
  test('writers wait for it, others have their turn meanwhile', async () => {
    const release = foreignLock()
    const writers = ['a', 'b', 'c'].map(key => writeTransaction(() => store(key)))
    const tries = vi.spyOn(db().$client, 'exec')
    let turns = 0
    let isOver = false
    const others = (async () => {
      for (; !isOver; turns += 1) await new Promise(resolve => setImmediate(resolve))
    })()
    await vi.waitUntil(() => tries.mock.calls.length >= 3)
    expect(keys()).toEqual([])
    expect(turns).toBeGreaterThan(tries.mock.calls.length)
    release()
    await Promise.all(writers)
    isOver = true
    await others
    expect(keys()).toEqual(['a', 'b', 'c'])
  })

  test('a writer gives up in the end, and the next ones still write', async () => {
    const release = foreignLock()
    const results = await Promise.allSettled([
      writeTransaction(() => store('a'), { waitMs: 100 }),
      writeTransaction(() => store('b'), { waitMs: 100 }),
    ])
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseBusy) })
    release()
    await writeTransaction(() => store('c'))
    expect(keys()).toEqual(['c'])
  })

  test('a writer is not kept waiting by work in the background, and goes before it', async () => {
    const release = foreignLock()
    const order: string[] = []
    const write = (key: string, waitMs?: number) =>
      writeTransaction(() => store(key), { waitMs }).then(
        () => order.push(key),
        () => order.push(`${key} gave up`),
      )
    const all = [write('background', 60_000), write('first', 60), write('second', 2_000)]
    await all[1]
    expect(order).toEqual(['first gave up'])
    release()
    await Promise.all(all)
    expect(order).toEqual(['first gave up', 'second', 'background'])
  })
})
