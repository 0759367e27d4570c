import { expect, test } from 'vitest'
import { withLanguage } from '#app/platform/request/request-context.server.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import { describeOffer } from './sources.ts'

test('the memory of a price keeps its order in an Urdu sentence', () => {
  const origin = { source: 'priceoye-2026-03', date: '2026-03', kind: 'retail', ram: '8GB', storage: '256GB' } as const
  withLanguage('ur', () => expect(describeOffer(origin)).toContain(isolate('8 + 256 GB')))
})
