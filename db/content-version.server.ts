/**
 * The two versions that outdate what is kept in memory (HTTP-2).
 *
 * The content version changes at each write of public content: by this process, which calls `invalidateContent()`, by
 * another process, which SQLite's `data_version` reveals, and at midnight in Karachi, because pages show how old prices
 * are. Caches of the rooms hold for one content version.
 *
 * The published version is the content version that responses to visitors follow. An editor's change is published at once;
 * changes of an import or of another process at most once a second, so that many writes do not render every page anew
 * after each of them.
 */

import { createCache } from '#app/platform/cache.server.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { language, languages } from '#app/platform/text/language.ts'
import { foreignChanges } from './client.server.ts'

let ownChanges = 0
/** Those that visitors see at once: all but those of a batch. */
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

/** The content version. @param now milliseconds since 1970 */
export const contentVersion = (now = Date.now()) => `${dayInPakistan(now)}.${ownChanges}.${foreignChanges()}`

const singleChangesVersion = () => `${dayInPakistan(Date.now())}.${singleChanges}`

const PUBLISH_EVERY_MS = 1000
/** Looking for changes of other processes costs a few microseconds, so many requests share one look. */
const LOOK_EVERY_MS = 5
/** Responses are refreshed long before so many newer versions exist. */
const MAX_REPLACED = 50

let published = { version: '', singleChanges: '', at: Number.NEGATIVE_INFINITY }
/** The last check, and the last one before the first unpublished change (`performance.now()`). */
let checkedAt = Number.NEGATIVE_INFINITY
let pendingSince: number | null = null
/** Former versions, latest first, and the earliest time at which the content may have differed from each. */
let replaced: { version: string; at: number }[] = []

/**
 * The version that cached responses must have. It needs no timer: each call looks for changes.
 * @param now monotonic milliseconds
 */
export function publishedVersion(now = performance.now()): string {
  if (now - checkedAt < LOOK_EVERY_MS && singleChangesVersion() === published.singleChanges) return published.version
  const version = contentVersion()
  if (version !== published.version) {
    pendingSince ??= checkedAt
    const singleChanges = singleChangesVersion()
    if (singleChanges !== published.singleChanges || now - published.at >= PUBLISH_EVERY_MS) {
      replaced = [{ version: published.version, at: pendingSince }, ...replaced.slice(0, MAX_REPLACED)]
      published = { version, singleChanges, at: now }
      pendingSince = null
    }
  }
  checkedAt = now
  return published.version
}

/**
 * Since when the content may differ from what it was in this version, in monotonic milliseconds; null while the version
 * is the published one.
 */
export function outdatedSince(version: string, now = performance.now()): number | null {
  if (version === publishedVersion(now)) return null
  return replaced.find(former => former.version === version)?.at ?? Number.NEGATIVE_INFINITY
}

/** A cache of results by key, in each language, until the content changes. @param max entries */
export function cachePerKey<Result extends NonNullable<unknown>>(
  name: string,
  max: number,
  compute: (key: string) => Result,
): (key: string) => Result {
  const cache = createCache<Result>({ name, max, version: contentVersion })
  return key => cache.get(`${language()} ${key}`, () => compute(key))
}

/** A cache of one result in each language until the content changes: for counts and lists that all visitors share. */
export function cachePerVersion<Result extends NonNullable<unknown>>(
  name: string,
  compute: () => Result,
): () => Result {
  const cache = createCache<Result>({ name, max: languages.length, version: contentVersion })
  return () => cache.get(language(), compute)
}
