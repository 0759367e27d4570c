/** The compare list of a visitor with script: in localStorage, synchronised between tabs. */
import { useSyncExternalStore } from 'react'
import { type AddOutcome, readList, STORAGE_KEY, tidyIds, withPhone } from './rules.ts'

let ids: string[] = []
let isLoaded = false
const listeners = new Set<() => void>()

function load(): void {
  ids = readList(storage()?.getItem(STORAGE_KEY) ?? null)
  isLoaded = true
}

/** Null when the browser forbids storage; the list then lasts as long as the page. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function change(next: string[]): void {
  ids = next
  try {
    storage()?.setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // Storage is full: it retains the old list; this page uses the new one.
  }
  for (const listener of listeners) listener()
}

function onStorage(event: StorageEvent): void {
  if (event.storageArea !== storage() || (event.key !== STORAGE_KEY && event.key !== null)) return
  load()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function snapshot(): string[] {
  if (!isLoaded) load()
  return ids
}

export const compareStore = {
  ids: snapshot,
  subscribe,
  add(id: string): AddOutcome {
    const result = withPhone(snapshot(), id)
    if (result.outcome === 'added') change(result.ids)
    return result.outcome
  },
  remove(id: string): void {
    change(snapshot().filter(other => other !== id))
  },
  /** Replaces the list, for example from a shared link. */
  replace(next: string[]): void {
    if (next.join() !== snapshot().join()) change(tidyIds(next))
  },
  /** Removes ids of deleted phones. */
  forget(gone: string[]): void {
    const remaining = snapshot().filter(id => !gone.includes(id))
    if (remaining.length < snapshot().length) change(remaining)
  },
  /** Empties the list and removes it from storage. */
  clear(): void {
    change([])
    storage()?.removeItem(STORAGE_KEY)
  },
}

/**
 * Subscribes to the ids in the list.
 * @param fromServer the cookie list of a visitor without script, used for the first render
 */
export const useCompareList = (fromServer: string[]): string[] =>
  useSyncExternalStore(subscribe, snapshot, () => fromServer)
