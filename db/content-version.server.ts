/** The version of what the site shows: everything kept in memory is kept for one version only (HTTP-2). */
import { LRUCache } from 'lru-cache'
import { foreignChanges } from './client.server.ts'

let ownChanges = 0

/** To be called by each write that a public page may show. */
export function invalidateContent(): void {
  ownChanges += 1
}

const DAY_MS = 86_400_000

/**
 * A text that changes with every such write, in this process or another, and with the day (UTC): pages tell how old prices are.
 * @param now milliseconds since 1970
 */
export const contentVersion = (now = Date.now()) => `${Math.floor(now / DAY_MS)}.${ownChanges}.${foreignChanges()}`

/** As below, for a function of a key; the results used last are kept. */
export function cachePerKey<Result extends object>(
  most: number,
  compute: (key: string) => Result,
): (key: string) => Result {
  const kept = new LRUCache<string, Result>({ max: most })
  return key => {
    const versioned = `${contentVersion()} ${key}`
    const result = kept.get(versioned) ?? compute(key)
    kept.set(versioned, result)
    return result
  }
}

/** A function whose result is kept until the content changes: for counts and lists that are the same for everybody. */
export function cachePerVersion<Result>(compute: () => Result): () => Result {
  let kept: { version: string; result: Result } | undefined
  return () => {
    const version = contentVersion()
    if (kept?.version !== version) kept = { version, result: compute() }
    return kept.result
  }
}
