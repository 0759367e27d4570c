import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { AiPayer } from '#app/entities/enums.ts'
import { withRequestContext } from '#app/platform/request/request-context.server.ts'
import { takeShare } from './address-share.server.ts'

/** What a client at this address gets. */
function shareOf(address: string, payer: AiPayer = 'visitor') {
  const request = { headers: {}, socket: { remoteAddress: address } } as IncomingMessage
  return new Promise<Awaited<ReturnType<typeof takeShare>>>((resolve, reject) =>
    withRequestContext('', request, {} as ServerResponse, () => {
      takeShare(payer).then(resolve, reject)
    }),
  )
}

async function waitsOf(count: number, address: string, payer?: AiPayer): Promise<number[]> {
  const waits: number[] = []
  for (let call = 0; call < count; call += 1) waits.push((await shareOf(address, payer)).waitS)
  return waits
}

const none = (count: number) => Array<number>(count).fill(0)

test('an address may cause ten calls in a minute, another address as many (LIMIT-3)', async () => {
  expect(await waitsOf(10, '192.0.2.1')).toEqual(none(10))
  expect((await shareOf('192.0.2.1')).waitS).toBeGreaterThan(0)
  expect((await shareOf('192.0.2.2')).waitS).toBe(0)
})

test('refused calls, and those that did not reach the model, do not count', async () => {
  for (let call = 0; call < 150; call += 1) await (await shareOf('192.0.2.3')).giveBack()
  expect(await waitsOf(10, '192.0.2.3')).toEqual(none(10))
  // A hundred refused calls would use up the day.
  const waits = await waitsOf(150, '192.0.2.3')
  expect(Math.min(...waits)).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBeLessThanOrEqual(60)
})

test.each<[string, AiPayer]>([
  ['192.0.2.4', 'admin'],
  ['192.0.2.5', 'site'],
  ['127.0.0.1', 'visitor'],
  ['::1', 'visitor'],
])('no share binds %s where %s pays', async (address, payer) => {
  expect(await waitsOf(150, address, payer)).toEqual(none(150))
})
