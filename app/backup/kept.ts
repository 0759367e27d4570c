/** Names of scheduled backups, and which of them are kept. Pure. */

export type Kept = { count: number; maxAgeMs: number }

const NAME = /^site-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.sqlite$/

/** `site-2026-05-31T10-00-00Z.sqlite`, without the colons that Windows refuses. */
export const backupName = (at: number) => `site-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`

/** When a backup was made, in milliseconds since 1970; null for other files. */
export function backupTime(name: string): number | null {
  const time = NAME.exec(name)?.[1]
  return time ? Date.parse(time.replace(/-(\d\d)-(\d\d)Z$/, ':$1:$2Z')) : null
}

/** The names of all backups among these files, newest first. */
export const backupsAmong = (names: string[]) =>
  names
    .filter(name => backupTime(name) !== null)
    .sort()
    .reverse()

/** What backups that were cut off have left, such as `site-….sqlite.unfinished-journal`. */
export const unfinishedAmong = (names: string[]) =>
  names.filter(name => backupTime(name.replace(/\.unfinished(-\w+)?$/, '')) !== null && backupTime(name) === null)

/**
 * The backups to delete: all but the newest `count`, and all that are too old except the newest. Those of the future, left
 * by a clock that was set back, come after all others.
 */
export function outdatedBackups(names: string[], { count, maxAgeMs }: Kept, now: number): string[] {
  const ageOf = (name: string) => now - (backupTime(name) ?? 0)
  const all = backupsAmong(names)
  const ordered = [...all.filter(name => ageOf(name) >= 0), ...all.filter(name => ageOf(name) < 0)]
  return ordered.filter((name, index) => index >= count || (index > 0 && ageOf(name) > maxAgeMs))
}
