/** Which requests search: their responses cost work for each text and wish that somebody may type (LIMIT-2). Pure. */
import { routeName } from './route-names.ts'

const wishes = ['must', 'nice', 'net', 'filter']

/** By route, the parameters that make a request a search; without them the route has few responses, which stay in memory. */
const searching: Record<string, readonly string[]> = {
  '/search': ['q', 'price', ...wishes],
  '/mobiles': wishes,
  '/:brand': wishes,
  '/api/search': ['q', 'price', 'explain'],
  '/api/suggest': ['q'],
  '/api/finder': wishes,
  '/feeds/phones.xml': ['q', ...wishes],
}

/** A submitted filter form. */
const FORM_FIELD = /^[fn]\./

/** Whether a request for this plain URL searches. */
export function isSearch(method: string | undefined, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const [path = '/', query] = url.split(/\?(.*)/s, 2)
  if (!query) return false
  const names = searching[routeName(path)]
  if (!names) return false
  return [...new URLSearchParams(query)].some(
    ([name, value]) => value !== '' && (names.includes(name) || FORM_FIELD.test(name)),
  )
}

/** Whether a search at this URL is for people: a page, or the data of one. */
export const isPageSearch = (url: string): boolean => !/^\/(api|feeds)\//.test(url)
