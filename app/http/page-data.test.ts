import { expect, test } from 'vitest'
import { packState, unpackState } from './page-data.ts'

/** What the framework decodes the packed state to. */
const decoded = (packed: string | null) => (JSON.parse(packed ?? '') as [string])[0]

test('the data of a page come back, also with quotes, backticks and backslashes', () => {
  const loaderData = {
    root: { text: 'a 6.7" screen, `code`, \\ and \n', list: [1, null, true, { deep: ['x'] }] },
    none: null,
  }
  expect(unpackState(decoded(packState({ loaderData })))).toEqual({ loaderData, actionData: null, errors: null })
})

test('an undefined property goes, and the result of an action stays', () => {
  const state = { loaderData: { page: { title: undefined } }, actionData: { page: { ok: false } } }
  expect(unpackState(decoded(packState(state)))).toEqual({ ...state, loaderData: { page: {} }, errors: null })
})

test.each([
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['no number', Number.NaN],
  ['a promise', Promise.resolve()],
  ['a hole', [undefined]],
])('data with %s keep the format of the framework', (_, value) => {
  expect(packState({ loaderData: { page: { value } } })).toBeNull()
})

test('so do errors, and a state in that format is not touched', () => {
  expect(packState({ loaderData: {}, errors: { root: {} } })).toBeNull()
  const state = { loaderData: {} }
  expect(unpackState(state)).toBe(state)
})
