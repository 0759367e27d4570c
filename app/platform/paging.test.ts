import { expect, test } from 'vitest'
import { pageWindow } from '#app/ui/pagination.tsx'
import { paging } from './paging.ts'

test.each([
  [null, 45, { page: 1, pages: 3, from: 1, to: 20, offset: 0 }],
  ['2', 45, { page: 2, from: 21, to: 40 }],
  ['3', 45, { page: 3, from: 41, to: 45 }],
  ['4', 45, { page: 3, from: 41, to: 45 }],
  ['0', 45, { page: 1 }],
  ['-1', 45, { page: 1 }],
  ['x', 45, { page: 1 }],
  ['1e3', 45, { page: 1 }],
  ['99999999999999999999', 45, { page: 1 }],
  ['1', 20, { pages: 1, from: 1, to: 20 }],
  ['1', 0, { pages: 1, from: 0, to: 0, offset: 0 }],
])('page %j of %i items is %j', (requested, total, expected) =>
  expect(paging(requested, total, 20)).toMatchObject(expected),
)

test.each([
  [1, 61, [1, 2, null, 61]],
  [2, 61, [1, 2, 3, null, 61]],
  [4, 61, [1, 2, 3, 4, 5, null, 61]],
  [30, 61, [1, null, 29, 30, 31, null, 61]],
  [58, 61, [1, null, 57, 58, 59, 60, 61]],
  [61, 61, [1, null, 60, 61]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
])('page %i of %i links the pages %j', (page, pages, linked) => expect(pageWindow(page, pages)).toEqual(linked))
