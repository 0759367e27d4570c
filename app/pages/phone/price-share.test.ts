import { expect, test } from 'vitest'
import { isDearOfKind, shareInWords } from './price-share.ts'

test.each([
  [0, 682, 'None'],
  [1, 682, '1%'],
  [341, 682, 'Half'],
  [600, 682, '88%'],
  [679, 682, '99%'],
  [681, 682, '99%'],
])('%i of %i phones that cost less are %s (PHONE-5)', (part, whole, words) => {
  expect(shareInWords(part, whole)).toBe(words)
})

test.each([
  [undefined, false],
  [{ cheaper: 20, all: 30 }, false],
  [{ cheaper: 21, all: 30 }, true],
])('of %j most are cheaper: %s', (kind, expected) => expect(isDearOfKind(kind)).toBe(expected))
