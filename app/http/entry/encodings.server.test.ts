import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { untilHolds } from '#tests/support/until.ts'
import { acceptedEncoding, EncodedBody } from './encodings.server.ts'

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', null],
  ['identity', null],
  ['', null],
])('"%s" gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))

const text = Buffer.from('Rs 54,999 '.repeat(400))

test('each encoding is made once', async () => {
  const body = new EncodedBody(text)
  const first = body.in('br')
  expect(body.in('br')).toBe(first)
  expect(brotliDecompressSync(await first)).toEqual(text)
  expect(body.in('br')).toBe(await first)
  expect(gunzipSync(await body.in('gzip'))).toEqual(text)
  expect(body.in(null)).toBe(text)
})

test('a short body is not compressed', () => expect(new EncodedBody(Buffer.from('ok')).isCompressed).toBe(false))

const words = Buffer.from(Array.from({ length: 4000 }, (_, index) => `phone ${(index * 7919) % 997}`).join(' '))

test('a body that has lasted is compressed better, while the former bytes are sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const body = new EncodedBody(words)
  const dropped = new EncodedBody(words)
  const [quick, quickDropped] = await Promise.all([body.in('br'), dropped.in('br')])
  body.improveLater()
  dropped.improveLater()
  dropped.drop()
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  expect(body.in('br')).toBe(quick)
  await untilHolds(() => expect(body.in('br')).not.toBe(quick))
  const best = await body.in('br')
  expect(best.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(best)).toEqual(words)
  expect(dropped.in('br')).toBe(quickDropped)
})
