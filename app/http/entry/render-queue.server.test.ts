import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.server.ts'

/** Queues a rendering that ends when it is told to; `begun` has the names of all in their order. */
function queueOf() {
  const queue = createRenderQueue()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, address: string, isWanted?: () => boolean) =>
    queue.add(
      () => {
        begun.push(name)
        return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
      },
      { address, isWanted },
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await nextTurn()
    await nextTurn()
  }
  const endAll = async () => {
    for (let ended = 0; ended < begun.length; ended += 1) await end(begun[ended] ?? '')
  }
  return { begun, add, end, endAll }
}

test('one that asks for much does not delay another', async () => {
  const { begun, add, end, endAll } = queueOf()
  const crowd = Array.from({ length: 40 }, (_, index) => add(`crowd ${index}`, '192.0.2.1'))
  expect(begun).toEqual(['crowd 0', 'crowd 1', 'crowd 2', 'crowd 3'])
  const other = add('other', '192.0.2.2')
  expect(begun.at(-1)).toBe('other')
  await end('other')
  expect(await other.done).toBe('other')
  await endAll()
  expect((await Promise.all(crowd.map(({ done }) => done))).every(Boolean)).toBe(true)
})

test('where all places are taken, addresses take turns', async () => {
  const { begun, add, end, endAll } = queueOf()
  for (const address of ['a', 'b', 'c']) for (let index = 0; index < 6; index += 1) add(`${address}${index}`, address)
  expect(begun).toHaveLength(12)
  add('late', 'd')
  for (const name of ['a0', 'a1', 'b0', 'c0']) await end(name)
  expect(begun.slice(12)).toEqual(['a4', 'late', 'b4', 'c4'])
  await endAll()
})

test('what nobody waits for any more is not begun', async () => {
  const { begun, add, endAll } = queueOf()
  for (let index = 0; index < 4; index += 1) add(`first ${index}`, 'a')
  let isWanted = true
  const left = add('left', 'a', () => isWanted)
  const last = add('last', 'a')
  isWanted = false
  await endAll()
  expect([await left.done, await last.done]).toEqual([null, 'last'])
  expect(begun).not.toContain('left')
})

test('a rendering that another address waits for too has its turn with the first of them', async () => {
  const { begun, add, endAll } = queueOf()
  for (let index = 0; index < 30; index += 1) add(`a${index}`, 'a')
  const shared = add('shared', 'a')
  shared.join('b')
  expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'shared'])
  await endAll()
  expect(begun.filter(name => name === 'shared')).toHaveLength(1)
})

test('a rendering runs in the context of its own request, whoever ended before it', async () => {
  const context = new AsyncLocalStorage<string>()
  const queue = createRenderQueue()
  const seen: (string | undefined)[] = []
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map(name =>
    context.run(name, () => {
      const render = async () => {
        seen.push(context.getStore())
        await nextTurn()
      }
      return queue.add(render, { address: '192.0.2.1' }).done
    }),
  )
  await Promise.all(all)
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('a page for one reader holds its place until its head is written, not until it is read', async () => {
  const response = () =>
    Object.assign(new EventEmitter(), { destroyed: false, writeHead: () => {} }) as unknown as ServerResponse & {
      destroyed: boolean
    }
  const readers = Array.from({ length: 6 }, response)
  const begun: number[] = []
  const queue = createRenderQueue()
  for (const [index, reader] of readers.entries())
    queue.renderFor({ address: 'a', response: reader }, () => begun.push(index))
  if (readers[4]) readers[4].destroyed = true
  readers[0]?.writeHead(200)
  await nextTurn()
  await nextTurn()
  expect(begun).toEqual([0, 1, 2, 3, 5])
  for (const reader of readers) reader.writeHead(200)
  await nextTurn()
})
