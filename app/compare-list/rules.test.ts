import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { addNotice, readList, readNames, withPhone } from './rules.ts'

test.each([
  [[], 'a', ['a'], 'added'],
  [['a'], 'a', ['a'], 'exists'],
  [['a', 'b', 'c'], 'd', ['a', 'b', 'c', 'd'], 'added'],
  [['a', 'b', 'c', 'd'], 'e', ['a', 'b', 'c', 'd'], 'full'],
  [['a', 'b', 'c', 'd'], 'b', ['a', 'b', 'c', 'd'], 'exists'],
])('adding to %j the phone %s results in %j (%s)', (ids, id, after, outcome) =>
  expect(withPhone(ids, id)).toEqual({ ids: after, outcome }),
)

test.each([
  [null, []],
  ['', []],
  ['["a","b"]', ['a', 'b']],
  ['{"0":"a"}', []],
  ['"a"', []],
  ['null', []],
  ['nonsense', []],
  ['["a","a",3,null,"b"]', ['a', 'b']],
  ['["a","b","c","d","e"]', ['a', 'b', 'c', 'd']],
])('parses the stored text %j as the list %j', (stored, ids) => expect(readList(stored)).toEqual(ids))

test.each([
  [null, {}],
  ['null', {}],
  ['nonsense', {}],
  ['{"a":"Galaxy A56"}', { a: 'Galaxy A56' }],
])('parses the stored names %j as %j', (stored, names) => expect(readNames(stored)).toEqual(names))

test('messages match the specification (COMPARE-2)', () => {
  expect(addNotice('added', 'Nokia 3210').title).toBe('Added to comparison')
  expect(addNotice('exists', 'Nokia 3210')).toMatchObject({
    title: 'Already in comparison',
    text: 'Nokia 3210 is already in your comparison list.',
  })
  expect(addNotice('full', 'Nokia 3210')).toEqual({
    title: 'Comparison limit reached',
    text: 'You can compare up to 4 phones at once. Remove one to add another.',
    isProblem: true,
  })
})

test('the style sheet has columns for as many phones as are compared', () => {
  const css = readFileSync('app/compare/components/compare.css', 'utf8')
  for (let phones = 3; phones <= COMPARE_LIMIT; phones += 1)
    expect(css).toMatch(new RegExp(`\\.compare\\[data-phones="${phones}"\\] \\{\\s+--phones: ${phones};`))
})
