import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { inBatch, invalidateContent } from '#db/content-version.server.ts'
import { keepTables } from '#tests/support/database.ts'
import { untilHolds } from '#tests/support/until.ts'
import { createResponseCache, type Entry, type Refreshed } from './response-cache.server.ts'
import type { RenderTarget } from './shared-rendering.server.ts'

keepTables()

type Rendering = NonNullable<Awaited<ReturnType<RenderTarget>>>
type Options = Parameters<RenderTarget>[1]

/** An application whose content is one text, and which renders when it is told to. */
let content: string
let renderings: { options: Options; finish: (changes?: Partial<Rendering>) => void }[]
let cache: ReturnType<typeof createResponseCache>

beforeEach(() => {
  content = 'first'
  renderings = []
  invalidateContent()
  cache = createResponseCache(
    (_, options) =>
      new Promise(resolve => {
        const text = content
        renderings.push({
          options,
          finish: changes =>
            resolve({
              captured: {
                status: 200,
                headers: { 'cache-control': 'public, max-age=0', 'content-type': 'text/html' },
                body: Buffer.from(text),
              },
              data: { digest: text, isCurrent: () => true },
              isUnchanged: options.known?.digest === text,
              isMixed: false,
              viewedPhone: null,
              ...changes,
            }),
        })
      }),
  )
})

const find = (isLive = false) => cache.find('/page', { isLive, reader: null })
const text = (found: Entry) => String(found.body.plain)
const finishLast = (changes?: Partial<Rendering>) => renderings.at(-1)?.finish(changes)

async function cached(): Promise<Entry> {
  const found = find()
  finishLast()
  const refreshed = await found
  if (!refreshed || !('entry' in refreshed)) throw new Error('Nothing was rendered.')
  return refreshed.entry
}

const changeTo = (next: string) => {
  content = next
  invalidateContent()
}

test('all who wait for a page share one rendering, and later requests its result', async () => {
  const waiting = [find(), find(), find()]
  expect(renderings).toHaveLength(1)
  finishLast()
  const results = (await Promise.all(waiting)) as Refreshed[]
  expect(new Set(results.map(result => result?.entry)).size).toBe(1)
  expect(find()).toBe(results[0]?.entry)
})

test('after a change the next request gets the new page where it is rendered in time', async () => {
  await cached()
  changeTo('second')
  const found = find()
  await untilHolds(() => expect(renderings).toHaveLength(2))
  finishLast()
  expect((await (found as Promise<Refreshed>))?.entry.body.plain.toString()).toBe('second')
})

test('while the new page takes long, the former one is sent, and after a second no more', async () => {
  const now = vi.spyOn(performance, 'now')
  const start = performance.now()
  const at = (ms: number) => now.mockReturnValue(start + ms)
  at(0)
  const former = await cached()
  find()
  at(10)
  changeTo('second')
  const first = find()
  expect(await first).toEqual({ entry: former, isPublic: true })
  at(409)
  expect(find()).toBeInstanceOf(Promise)
  at(411)
  expect(find()).toBe(former)
  at(899)
  expect(find()).toBe(former)
  at(1000)
  const late = find()
  expect(late).toBeInstanceOf(Promise)
  finishLast()
  expect((await (late as Promise<Refreshed>))?.entry.body.plain.toString()).toBe('second')
  now.mockRestore()
})

test('while many pages are refreshed, the former one is sent sooner', async () => {
  const now = vi.spyOn(performance, 'now')
  const start = performance.now()
  now.mockReturnValue(start)
  const others = ['/a', '/b', '/c', '/page'].map(target => cache.find(target, { isLive: false, reader: null }))
  for (const rendering of renderings) rendering.finish()
  await Promise.all(others)
  changeTo('second')
  for (const target of ['/a', '/b', '/c', '/page']) cache.find(target, { isLive: false, reader: null })
  now.mockReturnValue(start + 51)
  expect(cache.find('/page', { isLive: false, reader: null })).not.toBeInstanceOf(Promise)
  expect(cache.find('/a', { isLive: false, reader: null })).toBeInstanceOf(Promise)
  now.mockRestore()
})

test('a client that may have made the change never gets a former page', async () => {
  await cached()
  changeTo('second')
  find()
  await untilHolds(() => expect(renderings).toHaveLength(2))
  // The rendering under way began before the next change.
  changeTo('third')
  const live = find(true) as Promise<Refreshed>
  finishLast()
  await untilHolds(() => expect(renderings).toHaveLength(3))
  finishLast()
  expect(text((await live)?.entry as Entry)).toBe('third')
})

test('a client that may have made a change of a batch sees it before it is published', async () => {
  await cached()
  content = 'second'
  inBatch(invalidateContent)
  find()
  inBatch(invalidateContent)
  content = 'third'
  const live = find(true) as Promise<Refreshed>
  for (let turn = 0; turn < 4; turn += 1) {
    finishLast()
    await nextTurn()
  }
  expect(text((await live)?.entry as Entry)).toBe('third')
})

test('a page whose data did not change is not rendered again and keeps its ETag', async () => {
  const former = await cached()
  const { etag, version } = former
  invalidateContent()
  const found = find() as Promise<Refreshed>
  await untilHolds(() => expect(renderings).toHaveLength(2))
  expect(renderings[1]?.options.known?.digest).toBe('first')
  finishLast()
  expect((await found)?.entry).toBe(former)
  expect([former.etag, former.version === version]).toEqual([etag, false])
})

test('a response that mixes two versions is rendered again', async () => {
  const found = find() as Promise<Refreshed>
  finishLast({ isMixed: true })
  await untilHolds(() => expect(renderings).toHaveLength(2))
  changeTo('second')
  finishLast({ isMixed: true })
  await untilHolds(() => expect(renderings).toHaveLength(3))
  finishLast()
  expect(text((await found)?.entry as Entry)).toBe('second')
})

test('while the content never stays the same, the fifth rendering is sent', async () => {
  const found = find() as Promise<Refreshed>
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await untilHolds(() => expect(renderings).toHaveLength(attempt))
    expect(renderings[attempt - 1]?.options.mayBeMixed).toBe(attempt === 5)
    finishLast({ isMixed: true })
  }
  expect(text((await found)?.entry as Entry)).toBe('first')
})

test.each([
  ['a private response', { 'cache-control': 'private, no-store' }, 200],
  ['one with a cookie', { 'cache-control': 'public', 'set-cookie': 'a=b' }, 200],
  ['a page that is gone', { 'cache-control': 'public' }, 404],
])('%s is not cached', async (_, headers: Record<string, string>, status) => {
  await cached()
  changeTo('second')
  const found = find()
  await untilHolds(() => expect(renderings).toHaveLength(2))
  finishLast({ captured: { status, headers, body: Buffer.from('x') } })
  await found
  expect(find()).toBeInstanceOf(Promise)
  expect(renderings).toHaveLength(3)
})
