import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exceedsBounds } from './json-bounds.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Nesting and number of values, from the parsed value. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
const isEmpty = (value: object) => Object.keys(value).length === 0

function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return isEmpty(value) ? 2 : 1 + Object.values(value).reduce((sum: number, inner) => sum + valuesOf(inner), 0)
}

test('what is counted in the text bounds what a parser builds, whatever its strings hold', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), fc.constantFrom(undefined, 1), (value, indent) => {
      const text = bytes(JSON.stringify(value, null, indent))
      const [depth, values] = [depthOf(value), valuesOf(value)]
      expect(exceedsBounds(text, { depth, values })).toBe(false)
      if (depth > 0) expect(exceedsBounds(text, { depth: depth - 1, values })).toBe(true)
    }),
  )
})

test.each([
  ['brackets without end', '['.repeat(1000), true],
  ['brackets beside each other', '[],'.repeat(1000), true],
  ['numbers', `[${'1,'.repeat(1000)}1]`, true],
  ['brackets in a string', `"${'[{,'.repeat(1000)}"`, false],
  ['escaped quotes', `["${'\\"[,'.repeat(1000)}"]`, false],
  ['a backslash before the end', '["\\\\",[[[[[[[]]]]]]]]', true],
  ['a string without end', `"${'['.repeat(1000)}`, false],
])('%s', (_, text, isExcess) => expect(exceedsBounds(bytes(text), { depth: 6, values: 100 })).toBe(isExcess))
