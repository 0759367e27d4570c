import { setImmediate as nextCycle } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inInternalContext } from '#app/platform/request/request-context.server.ts'
import { streamText } from './stream.server.ts'

test('many streams generate one chunk in each cycle of the event loop', async () => {
  const streams = 20
  const chunks = 10
  let generated = 0
  function* texts() {
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      generated += 1
      yield 'x'
    }
  }
  await inInternalContext({ contentVersion: '', sharedRendering: null, language: 'en' }, async () => {
    const read = Promise.all(Array.from({ length: streams }, () => new Response(streamText(texts())).text()))
    const inCycles: number[] = []
    for (let before = generated; generated < streams * chunks; before = generated) {
      await nextCycle()
      inCycles.push(generated - before)
    }
    expect(Math.max(...inCycles)).toBeLessThanOrEqual(2)
    expect(await read).toEqual(Array(streams).fill('x'.repeat(chunks)))
  })
})
