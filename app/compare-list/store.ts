/** The compare list of a visitor with script: kept in the browser's storage, the same in all tabs. */
import { useSyncExternalStore } from 'react'
import { type AddOutcome, readList, STORAGE_KEY, tidyIds, withPhone } from './rules.ts'

let ids: string[] = []
let isLoaded = false
const listeners = new Set<() => void>()

function load(): void {
  ids = readList(storage()?.getItem(STORAGE_KEY) ?? null)
  isLoaded = true
}

/** Null where the browser forbids storage: the list then lives as long as the page. */
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
    // A full storage keeps the old list; the page goes on with the new one.
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
  /** Makes these the list, as a shared link does. */
  replace(next: string[]): void {
    if (next.join() !== snapshot().join()) change(tidyIds(next))
  },
  /** Takes out what belongs to no phone any more. */
  forget(gone: string[]): void {
    const left = snapshot().filter(id => !gone.includes(id))
    if (left.length < snapshot().length) change(left)
  },
  /** Empties the list and removes what is stored. */
  clear(): void {
    change([])
    storage()?.removeItem(STORAGE_KEY)
  },
}

/**
 * The ids in the list, live.
 * @param fromServer the list of a visitor without script; what the first rendering shows
 */
export const useCompareList = (fromServer: string[]): string[] =>
  useSyncExternalStore(subscribe, snapshot, () => fromServer)
