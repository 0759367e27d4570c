import Sqlite from 'better-sqlite3'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { listFaults, noteFault } from '#app/platform/process/faults.server.ts'
import { until } from '#tests/support/until.ts'
import { db, stopWaitingForLocks } from './client.server.ts'
import { siteState } from './schema/index.ts'
import { writeTransaction } from './write.server.ts'

const store = (key: string) => db().insert(siteState).values({ key, value: 'x' }).run()
const keys = () =>
  db()
    .select()
    .from(siteState)
    .all()
    .map(({ key }) => key)
    .sort()

/** Takes the write lock on a second connection, as another process would; returns the function that releases it. */
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

test('a failed transaction stores nothing', async () => {
  await writeTransaction(() => store('a'))
  const failing = writeTransaction(() => {
    store('b')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(keys()).toEqual(['a'])
})

test('a failed nested transaction is rolled back alone', async () => {
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

test('an asynchronous function is rejected and rolled back', async () => {
  const wrong = writeTransaction(async () => store('a'))
  await expect(wrong).rejects.toThrow('must be synchronous')
  expect(keys()).toEqual([])
})

test('only a transaction with a change ends what kept writes from being stored', async () => {
  const isOver = () => listFaults().find(({ name }) => name === 'failed')?.isOver
  noteFault('failed')
  await writeTransaction(keys)
  expect(isOver()).toBe(false)
  await writeTransaction(() => store('a'))
  expect(isOver()).toBe(true)
})

describe('while another process holds the lock', () => {
  test('writers wait while the event loop goes on', async () => {
    const release = foreignLock()
    const writers = ['a', 'b', 'c'].map(key => writeTransaction(() => store(key)))
    const tries = vi.spyOn(db().$client, 'exec')
    let iterations = 0
    let isDone = false
    const otherWork = (async () => {
      for (; !isDone; iterations += 1) await new Promise(resolve => setImmediate(resolve))
    })()
    await until(() => tries.mock.calls.length >= 3)
    expect(keys()).toEqual([])
    expect(iterations).toBeGreaterThan(tries.mock.calls.length)
    release()
    await Promise.all(writers)
    isDone = true
    await otherWork
    expect(keys()).toEqual(['a', 'b', 'c'])
  })

  test('a writer times out with NotStored, and later ones still write', async () => {
    const release = foreignLock()
    const results = await Promise.allSettled([
      writeTransaction(() => store('a'), { waitMs: 100 }),
      writeTransaction(() => store('b'), { waitMs: 100 }),
    ])
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { fault: 'busy' } })
    release()
    await writeTransaction(() => store('c'))
    expect(keys()).toEqual(['c'])
  })

  test('a foreground writer goes before background work', async () => {
    const release = foreignLock()
    const order: string[] = []
    const write = (key: string, waitMs?: number) =>
      writeTransaction(() => store(key), { waitMs }).then(
        () => order.push(key),
        () => order.push(`${key} timed out`),
      )
    const all = [write('background', 60_000), write('first', 60), write('second', 2_000)]
    await all[1]
    expect(order).toEqual(['first timed out'])
    release()
    await Promise.all(all)
    expect(order).toEqual(['first timed out', 'second', 'background'])
  })
})
