import { expect, test } from 'vitest'
import { tidyPath } from './canonical.server.ts'

test.each([
  ['/', '/'],
  ['/mobiles', '/mobiles'],
  ['/mobiles/', '/mobiles'],
  ['/Samsung/Galaxy-A55/', '/samsung/galaxy-a55'],
  ['//evil.example/', '/evil.example'],
  ['//', '/'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('the canonical form of %s is %s', (pathname, canonical) => expect(tidyPath(pathname)).toBe(canonical))
