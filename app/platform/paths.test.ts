import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './paths.ts'

const origin = 'https://phones.example'

test.each([
  ['/admin?edit=1', '/admin?edit=1'],
  ['/a/../b', '/b'],
  ['/..//evil.example', null],
  ['/.//evil.example', null],
  ['/a/..//evil.example', null],
  ['/a/%2e%2e//evil.example', null],
  ['/..\\/evil.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('%j leads to %j', (text, path) => expect(ownPath(text)).toBe(path))

test('whatever is asked for, the path that comes back stays on our origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    'a',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
  )
  const path = fc.array(piece, { maxLength: 12 }).map(pieces => `/${pieces.join('')}`)
  fc.assert(
    fc.property(fc.oneof(path, fc.webUrl(), fc.string()), text => {
      const own = ownPath(text)
      if (own === null) return
      expect(own.startsWith('/')).toBe(true)
      expect(new URL(own, origin).origin).toBe(origin)
    }),
    { numRuns: 2000 },
  )
})
