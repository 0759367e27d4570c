/** The content version: every in-memory cache is valid for one version only (HTTP-2). */

import { LRUCache } from 'lru-cache'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { foreignChanges } from './client.server.ts'

let ownChanges = 0
let singleChanges = 0
let isBatch = false

/** Call after every write that changes public content. */
export function invalidateContent(): void {
  ownChanges += 1
  if (!isBatch) singleChanges += 1
}

/** Runs one of many writes, as of an import: visitors see such changes together, at most a second later. */
export function inBatch<Result>(write: () => Result): Result {
  isBatch = true
  try {
    return write()
  } finally {
    isBatch = false
  }
}

/**
 * A text that changes with every such write, in this process or another, and with the day in
 * Karachi, because pages show how old prices are: kept responses expire there at midnight.
 * @param now milliseconds since 1970
 */
export const contentVersion = (now = Date.now()) => `${dayInPakistan(now)}.${ownChanges}.${foreignChanges()}`

/** The same for the changes that visitors see at once: those of an editor, and the day. */
export const singleChangesVersion = (now = Date.now()) => `${dayInPakistan(now)}.${singleChanges}`

/** Caches the results of `compute` by key until the content changes; at most `max`, the least recently used dropped. */
export function cachePerKey<Result extends object>(
  max: number,
  compute: (key: string) => Result,
): (key: string) => Result {
  const cache = new LRUCache<string, Result>({ max })
  return key => {
    const versioned = `${contentVersion()} ${key}`
    const result = cache.get(versioned) ?? compute(key)
    cache.set(versioned, result)
    return result
  }
}

/** Caches the result of `compute` until the content changes: for counts and lists that all visitors share. */
export function cachePerVersion<Result>(compute: () => Result): () => Result {
  let cached: { version: string; result: Result } | undefined
  return () => {
    const version = contentVersion()
    if (cached?.version !== version) cached = { version, result: compute() }
    return cached.result
  }
}
