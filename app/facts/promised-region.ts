/** Where a promise of updates holds. Pure. */

/** Whether a promise holds for phones sold here: its source names no region, or the world. */
export const holdsHere = (region: string | null): boolean => region === null || /\bworld$/.test(region)

/** Without what its source remarks on it: `Europe; reports disagree on the 5G model` → `Europe`. */
export const withoutRemarks = (region: string): string => region.replace(/[,;].*/, '')

/** The region to name beside a promise; null where it was made for all. */
export const regionToName = (region: string | null | undefined): string | null =>
  region && region !== 'world' ? region : null
