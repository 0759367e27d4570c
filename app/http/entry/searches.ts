/** Which requests search: their responses cost work for each text and wish that somebody may type (LIMIT-2). Pure. */
import { addressOf } from '#app/platform/address-of.ts'
import { isFilterField } from '#app/platform/site-pages.ts'
import { isReadMethod } from '../methods.ts'

/** Whether a request for this plain URL searches. */
export function isSearch(method: string | undefined, url: string): boolean {
  if (!isReadMethod(method)) return false
  const [path = '/', query] = url.split(/\?(.*)/s, 2)
  if (!query) return false
  const names = addressOf(path).searches
  if (!names) return false
  return [...new URLSearchParams(query)].some(
    ([name, value]) => value !== '' && (names.includes(name) || isFilterField(name)),
  )
}
