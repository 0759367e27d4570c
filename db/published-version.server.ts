/**
 * The published version: the content version that responses to visitors follow (HTTP-2). An editor's change is
 * published at once; changes of an import or of another process at most once a second.
 */
import { contentVersion, singleChangesVersion } from './content-version.server.ts'

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
