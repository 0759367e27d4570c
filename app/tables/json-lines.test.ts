import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOfPath } from './json-lines.ts'

const text = `{
  "a": [1, 22,
    { "b": "}, \\"x\\"", "c": null },
    true
  ],
  "d": {
    "e": -1.5e3
  }
}`

test.each([
  [[], 1],
  [['a'], 2],
  [['a', 1], 2],
  [['a', 2, 'c'], 3],
  [['a', 3], 4],
  [['d'], 6],
  [['d', 'e'], 7],
  [['d', 'missing'], 6],
  [['a', 9], 2],
  [['nothing', 'here'], 1],
])('the value at %j begins in line %d', (path, line) => expect(lineOfPath(text, path)).toBe(line))

test('in a text with one entry a line, each entry has its line', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 1, maxLength: 6 }), values => {
      const lines = `[\n${values.map(value => JSON.stringify(value)).join(',\n')}\n]`
      for (const index of values.keys()) expect(lineOfPath(lines, [index])).toBe(index + 2)
    }),
  )
})
