import { expect, test } from 'vitest'
import { shareInWords } from './price-share.ts'

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
