import { expect, test } from 'vitest'
import { isUncounted } from './view-beacon.ts'

const timing = (description: string) => [{ name: 'cache', description }]
const sizes = { transferSize: 9000, encodedBodySize: 8700 }

test.each([
  ['a page of the server', sizes, false],
  ['a miss of a shared cache', { ...sizes, serverTiming: timing('MISS') }, false],
  ['a personal page', { ...sizes, serverTiming: timing('BYPASS') }, false],
  ['a copy of a shared cache', { ...sizes, serverTiming: timing('HIT') }, true],
  [
    'a copy that the browser had already',
    { transferSize: 300, encodedBodySize: 8700, serverTiming: timing('HIT') },
    false,
  ],
  ['another timing', { ...sizes, serverTiming: [{ name: 'db', description: 'HIT' }] }, false],
  ['a prefetched page', { transferSize: 0, encodedBodySize: 8700, deliveryType: 'navigational-prefetch' }, true],
  ['a page from the browser cache', { transferSize: 0, encodedBodySize: 8700, deliveryType: 'cache' }, false],
  ['a prerendered page', { ...sizes, activationStart: 1200 }, true],
] as const)('%s: uncounted is %s', (_, navigation, expected) =>
  expect(
    isUncounted({ ...navigation, serverTiming: 'serverTiming' in navigation ? [...navigation.serverTiming] : [] }),
  ).toBe(expected),
)
