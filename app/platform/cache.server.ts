/**
 * The one way to keep what was computed: bounded, with a name and a hit rate that /admin/operation shows. The list of all
 * caches, and what outdates them, is in docs/architecture.md.
 */
import { LRUCache } from 'lru-cache'

/** @property bytesOf of one value, about */
type Bound<Value> = { max: number } | { max?: number; maxBytes: number; bytesOf: (value: Value) => number }

type Options<Value> = Bound<Value> & {
  name: string
  /** A text that changes when all values are outdated; without it the key tells all that a value was made of. */
  version?: () => string
  /** Called with a value that leaves the cache or is replaced; `evict` where others needed its place. */
  onDrop?: (value: Value, key: string, reason: LRUCache.DisposeReason) => void
}

export type Cache<Value> = {
  /** The value of this key, computed where it is not kept. */
  get: (key: string, compute: () => Value) => Value
  find: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  delete: (key: string) => void
}

/** @property bytes null where only the number of entries is bounded */
export type CacheFigures = { name: string; entries: number; bytes: number | null; hits: number; misses: number }

const figures = new Map<string, () => CacheFigures>()

/** The figures of all caches since the start, by name. */
export const listCaches = (): CacheFigures[] =>
  [...figures.values()].map(read => read()).sort((a, b) => a.name.localeCompare(b.name))

/** A cache in memory; when it is full, the value that was used least recently is dropped. */
export function createCache<Value extends NonNullable<unknown>>(options: Options<Value>): Cache<Value> {
  const { name, version, onDrop } = options
  const isSized = 'maxBytes' in options
  const values = new LRUCache<string, Value>({
    max: options.max ?? 0,
    ...(isSized && { maxSize: options.maxBytes, sizeCalculation: options.bytesOf }),
    ...(onDrop && { dispose: onDrop }),
  })
  let [hits, misses, usedVersion] = [0, 0, '']
  figures.set(name, () => ({
    name,
    entries: values.size,
    bytes: isSized ? values.calculatedSize : null,
    hits,
    misses,
  }))

  function dropOutdated(): void {
    const now = version?.() ?? ''
    if (now === usedVersion) return
    values.clear()
    usedVersion = now
  }

  function find(key: string): Value | undefined {
    dropOutdated()
    const value = values.get(key)
    if (value === undefined) misses += 1
    else hits += 1
    return value
  }

  return {
    find,
    get(key, compute) {
      const found = find(key)
      if (found !== undefined) return found
      const before = usedVersion
      const value = compute()
      // Another process may have written meanwhile, which a call within `compute` noticed.
      if (usedVersion === before) values.set(key, value)
      return value
    },
    set: (key, value) => void values.set(key, value),
    delete: key => void values.delete(key),
  }
}
