/** The addresses that the early script needs, apart from paths.ts, whose list of all pages would be part of the script. */

import { localPath } from './text/language.ts'

export type Query = Record<string, string | number | undefined>

/** A path with those parameters that have a value. Commas stay as they are: they need no escape, and lists read better. */
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return given.length > 0 ? `${path}?${String(new URLSearchParams(given)).replaceAll('%2C', ',')}` : path
}

/** Where comparisons are, in English. */
export const COMPARE = '/compare'
export const comparePath = () => localPath(COMPARE)
export const compareGoneApiPath = '/api/compare/gone'
export const suggestApiPath = '/api/suggest'

/** Counts a view of this phone that the server could not count. */
export const viewsApiPath = (phoneId: string) => `/api/views/${phoneId}`

/** The comparison of these phones. @param gone number of deleted phones that were removed from it */
export const compareFor = (ids: string[], { gone }: { gone?: number } = {}) =>
  withQuery(comparePath(), { phones: ids.join(','), gone })
/** The page of a phone. */
export const phonePath = (phone: { brand: string; slug: string }) =>
  localPath(`/${encodeURIComponent(phone.brand)}/${encodeURIComponent(phone.slug)}`)
