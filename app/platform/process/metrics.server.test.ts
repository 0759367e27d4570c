import { expect, test } from 'vitest'
import { countRequest, metrics } from './metrics.server.ts'
import { takeSample } from './samples.server.ts'

const request = { route: '/', status: 200, isCached: true, ms: 2 }

test('words that strangers type cannot make series without end (WATCH-1)', async () => {
  for (let word = 0; word < 2000; word += 1) countRequest({ ...request, route: `/admin/${word}`, status: 404 })
  const text = await metrics.metrics()
  expect(text.match(/^site_requests_total/gm)?.length).toBeLessThan(700)
  expect(text).toMatch(/^site_requests_total\{route="other",status="404",cached="yes"\} 1[0-9]{3}$/m)
})

test('a sample has what happened since the last one (WATCH-2)', () => {
  takeSample(0, 0)
  for (const ms of [2, 4]) countRequest({ ...request, ms })
  countRequest({ ...request, status: 503, isCached: false, ms: 6 })
  expect(takeSample(60_000, 7)).toMatchObject({ requests: 3, cached: 2, failures: 1, meanMs: 4, loopDelayMs: 7 })
  expect(takeSample(120_000, 0)).toMatchObject({ requests: 0, meanMs: 0 })
})
