/** Which requests search: their responses cost work for each text and wish that somebody may type (LIMIT-2). Pure. */
import { addressOf } from '#app/platform/address-of.ts'

/** A submitted filter form. */
const FORM_FIELD = /^[fn]\./

/** Whether a request for this plain URL searches. */
export function isSearch(method: string | undefined, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const [path = '/', query] = url.split(/\?(.*)/s, 2)
  if (!query) return false
  const names = addressOf(path).searches
  if (!names) return false
  return [...new URLSearchParams(query)].some(
    ([name, value]) => value !== '' && (names.includes(name) || FORM_FIELD.test(name)),
  )
}

/** Whether a search at this URL is for people: a page, or the data of one. */
export const isPageSearch = (url: string): boolean => addressOf(url).kind === 'page'
