/** The addresses that the early script needs, apart from paths.ts, whose list of all pages would be part of the script. */

import { localPath } from './text/language.ts'

export type Query = Record<string, string | number | undefined>

/** A query without its `?`. Commas stay as they are: they need no escape, and lists read better. */
export const queryText = (pairs: string[][]): string => String(new URLSearchParams(pairs)).replaceAll('%2C', ',')

/** A path with those parameters that have a value. */
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return given.length > 0 ? `${path}?${queryText(given)}` : path
}

/** Where all phones are, in English. */
export const PHONES = '/mobiles'
/** Where comparisons are, in English. */
export const COMPARE = '/compare'
/** Where slips for the bazaar are, in English. */
export const SLIP = '/slip'
export const comparePath = () => localPath(COMPARE)
export const allPhonesPath = () => localPath(PHONES)
export const compareGoneApiPath = '/api/compare/gone'
export const suggestApiPath = '/api/suggest'

/** Counts a view of this phone that the server could not count. */
export const viewsApiPath = (phoneId: string) => `/api/views/${phoneId}`

/** @param more parameters besides the phones */
const ofPhones =
  (path: string) =>
  (ids: string[], more: Query = {}) =>
    withQuery(localPath(path), { phones: ids.join(','), ...more })
/** The comparison of these phones; `gone`: number of deleted phones that were removed from it. */
export const compareFor = ofPhones(COMPARE)
/** The slips of these phones, with what is written on them. */
export const slipFor = ofPhones(SLIP)
/** The page of a phone. */
export const phonePath = (phone: { brand: string; slug: string }) =>
  localPath(`/${encodeURIComponent(phone.brand)}/${encodeURIComponent(phone.slug)}`)
