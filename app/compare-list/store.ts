/** The stored compare list: in localStorage, synchronised between tabs. */
import { COMPARE_COOKIE } from '#app/platform/request/cookies.ts'
import { shortName } from '#app/platform/text/short-name.ts'
import {
  type AddOutcome,
  listInCookies,
  NAMES_KEY,
  readList,
  readNames,
  STORAGE_KEY,
  tidyIds,
  withPhone,
} from './rules.ts'

/** Null when the browser forbids storage; the list then lasts as long as the page. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export function createStore() {
  const listeners = new Set<() => void>()
  const read = (key: string) => storage()?.getItem(key) ?? null
  const stored = () => readList(read(STORAGE_KEY))
  const names = () => readNames(read(NAMES_KEY))
  let ids = stored()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function save(key: string, value: unknown): void {
    try {
      storage()?.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is full: it retains the old list; this page uses the new one.
    }
  }

  function change(next: string[]): void {
    ids = next
    save(STORAGE_KEY, next)
    notify()
  }

  /** Loads what another page has stored. */
  function reload(): void {
    if (!storage() || stored().join() === ids.join()) return
    ids = stored()
    notify()
  }
  window.addEventListener('storage', reload)
  // A page that the browser kept while another was open got no storage events.
  window.addEventListener('pageshow', event => event.persisted && reload())

  function add(id: string, name?: string): AddOutcome {
    const result = withPhone(ids, id)
    if (result.outcome === 'added') {
      // Names of phones that are no longer in the list are left out.
      const known = { ...names(), [id]: name && shortName(name) }
      save(NAMES_KEY, Object.fromEntries(result.ids.map(each => [each, known[each]])))
      change(result.ids)
    }
    return result.outcome
  }

  /** Moves the list of a time without script from its cookie, so that pages are cacheable again. */
  function moveFromCookie(): void {
    const list = listInCookies(document.cookie)
    if (list === null) return
    for (const id of list) add(id)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${COMPARE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  }
  moveFromCookie()

  return {
    ids: () => ids,
    names() {
      const known = names()
      return ids.flatMap(id => known[id] ?? [])
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add,
    remove: (id: string) => change(ids.filter(other => other !== id)),
    replace(next: string[]) {
      if (next.join() !== ids.join()) change(tidyIds(next))
    },
    forget(gone: string[]) {
      const remaining = ids.filter(id => !gone.includes(id))
      if (remaining.length < ids.length) change(remaining)
    },
    clear() {
      change([])
      storage()?.removeItem(STORAGE_KEY)
      storage()?.removeItem(NAMES_KEY)
    },
  }
}
