import { expect, test } from 'vitest'
import { importRequest } from './limits.ts'

test.each([
  [{ kind: 'latest' }, { kind: 'latest', limit: 50 }],
  [
    { kind: 'latest', limit: 'many' },
    { kind: 'latest', limit: 50 },
  ],
  [
    { kind: 'latest', limit: '' },
    { kind: 'latest', limit: 50 },
  ],
  [
    { kind: 'latest', limit: '100' },
    { kind: 'latest', limit: 100 },
  ],
  [
    { kind: 'brand', brand: ' Nokia ' },
    { kind: 'brand', brand: 'Nokia', limit: 20 },
  ],
  [
    { kind: 'search', query: 'redmi' },
    { kind: 'search', query: 'redmi', limit: 10 },
  ],
  [
    { kind: 'search', query: 'redmi', limit: { toString: 1 } },
    { kind: 'search', query: 'redmi', limit: 10 },
  ],
  [
    { kind: 'search', query: 'redmi', limit: ['5'] },
    { kind: 'search', query: 'redmi', limit: 10 },
  ],
  [{ kind: 'popular', extra: 1 }, { kind: 'popular' }],
])('%j is parsed as %j', (input, request) => expect(importRequest.parse(input)).toEqual(request))

test.each([
  [{ kind: 'latest', limit: '0' }, 'Enter a whole number from 1 to 100'],
  [{ kind: 'latest', limit: 101 }, 'Enter a whole number from 1 to 100'],
  [{ kind: 'latest', limit: '2.5' }, 'Enter a whole number from 1 to 100'],
  [{ kind: 'brand', brand: 'x', limit: 51 }, 'Enter a whole number from 1 to 50'],
  [{ kind: 'brand', brand: '' }, 'Enter a brand name'],
  [{ kind: 'search' }, 'Enter something to search for'],
  [{ kind: 'search', query: ['a'] }, 'Enter something to search for'],
])('%j is refused: %s', (input, message) =>
  expect(importRequest.safeParse(input).error?.issues[0]?.message).toBe(message),
)
