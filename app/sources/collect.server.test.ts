/** The collector visits the invented shops over HTTP, with a clock that the test moves. */
import { describe, expect, test } from 'vitest'
import { movedClock } from '#tests/support/moved-clock.ts'
import { expectedOf, momentOf, serveShop, shopNames, shopOn } from '#tests/support/shops.ts'
import { type Collected, collect, type Target } from './collect.server.ts'
import { Visit } from './fetch/visit.server.ts'

async function visitShop(shop: string) {
  const server = await serveShop(shop)
  const known = new Map<string, Target>()
  const clock = movedClock(momentOf(1))
  async function run(start = shopOn(shop, 1).start): Promise<Collected[]> {
    const results: Collected[] = []
    for (const target of start) {
      const visit = new Visit({
        origin: server.origin,
        confirmed: [],
        signal: new AbortController().signal,
        hosts: 'loopback',
        delayMs: 2000,
        clock,
      })
      const found = await collect(visit, { address: server.origin + target, mapping: null, now: clock.now() }, known)
      for (const each of found.targets) known.set(each.address, each)
      results.push(found)
    }
    return results
  }
  return { server, run, clock }
}

const open = shopNames.filter(name => !name.startsWith('x-'))

describe.each(open)('%s', shop => {
  test('is read whole, one request at a time, and nothing that it forbids is asked for', async () => {
    const { server, run, clock } = await visitShop(shop)
    await using _ = server
    const found = (await run()).flatMap(({ items }) => items)
    const keys = new Set(found.map(({ key }) => key.replace(server.origin, '')))
    const { items, never } = expectedOf(shop)
    const missing = items.filter(({ where }) => {
      const [page = '', id] = where.split('#')
      return !(keys.has(where) || (id !== undefined && keys.has(id)) || keys.has(page))
    })
    expect(missing.map(({ where }) => where).filter(where => !where.startsWith('/blog/'))).toEqual([])
    expect(found.length).toBe(keys.size)
    expect(server.requests.filter(({ target }) => never.includes(target))).toEqual([])
    expect(server.foreign).toEqual([])
    expect(server.requests.filter(({ isBeside }) => isBeside)).toEqual([])
    expect(Math.min(...clock.slept)).toBeGreaterThan(0)
  })

  test('is asked with conditions on the second day, and what did not change has no body', async () => {
    const { server, run } = await visitShop(shop)
    await using _ = server
    await run()
    server.setDay(2)
    server.requests.length = 0
    const found = (await run()).flatMap(({ items }) => items)
    const unchanged = server.requests.filter(({ target }) => {
      const file = (day: 1 | 2) => JSON.stringify(shopOn(shop, day).routes[target])
      return target !== '/robots.txt' && file(1) === file(2) && file(1)?.includes('"ETag"')
    })
    const repeated = unchanged.filter(({ status }) => status === 304)
    expect(repeated.length).toBeGreaterThanOrEqual(unchanged.length * 0.95)
    expect(found.length).toBeGreaterThan(20)
  })
})

test('faults of a shop are noted one by one, and a wait that it asks for is kept', async () => {
  const { server, run, clock } = await visitShop('a-jsonld')
  await using _ = server
  const [found] = await run()
  const reasons = Object.fromEntries(
    (found?.faults ?? []).map(({ target, reason }) => [target.replace(server.origin, ''), reason]),
  )
  expect(reasons).toEqual({
    '/private/dealer-offer.html': 'The robots.txt of the site does not allow it.',
    '/product/list.html?sort=price&dir=asc': 'The robots.txt of the site does not allow it.',
    '/product/endless.html': 'It redirects without end.',
    '/product/moved-away.html': expect.stringContaining('It leads to another site'),
    '/product/maintenance.html': 'The site answered 503 and asks to wait.',
  })
  expect(found?.gone.map(target => target.replace(server.origin, ''))).toEqual(['/product/gone-long-ago.html'])
  const times = server.requests.filter(({ target }) => target.includes('huawei-pura-70'))
  expect(times.map(({ status }) => status)).toEqual([429, 200])
  expect(clock.slept).toContain(2000)
  // Not asked again before the moment that the site named.
  server.requests.length = 0
  await run()
  expect(server.requests.filter(({ target }) => target.includes('maintenance'))).toEqual([])
})

test('where robots.txt is out of order nothing else is asked for', async () => {
  const { server, run } = await visitShop('x-robots-down')
  await using _ = server
  await expect(run()).rejects.toThrow('robots.txt cannot be read')
  expect(server.requests.map(({ target }) => target)).toEqual(['/robots.txt'])
})

test('a feed that is cut off gives nothing', async () => {
  const { server, run } = await visitShop('c-merchant-xml')
  await using _ = server
  await expect(run(['/feeds/google-cut.xml'])).rejects.toThrow('not well-formed')
})
