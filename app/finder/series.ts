/** The series of a phone, as people name it: `Galaxy A`, `Redmi Note` (FIND-2). Pure. */

export type Series = { key: string; name: string; phones: number }

/** With fewer phones it is no series that somebody looks for. */
const MIN_PHONES = 4
const MAX_SERIES = 8

/**
 * The words behind the brand up to the first one with a figure, and the letters before that figure; null without a figure or
 * such words.
 * @param brand the slug of the brand, with which names begin
 */
export function seriesOf(brand: string, name: string): string | null {
  const all = name.trim().split(/\s+/)
  const length = brand.split('-').length
  const isBrand = all.slice(0, length).join('-').toLowerCase() === brand
  const words = isBrand ? all.slice(length) : all
  const at = words.findIndex(word => /\d/.test(word))
  if (at === -1) return null
  const letters = /^\p{L}*/u.exec(words[at] ?? '')?.[0] ?? ''
  return [...words.slice(0, at), letters].filter(Boolean).join(' ') || null
}

/** The series as addresses name it, with its brand: `samsung-galaxy-a`; the brand alone where a phone is of none. */
export const seriesKey = (brand: string, series: string | null): string =>
  series === null ? brand : `${brand}-${series.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** The series of a brand that people look for, those with the most phones first. @param names of its phones */
export function seriesOfNames(brand: string, names: string[]): Series[] {
  const series = names.flatMap(name => seriesOf(brand, name) ?? [])
  // Some names write a series small, `nova` beside `Nova`: it is one, in its most frequent spelling.
  const all = Map.groupBy(series, name => seriesKey(brand, name))
  return [...all]
    .map(([key, spellings]) => ({ key, name: mostFrequent(spellings), phones: spellings.length }))
    .filter(({ phones }) => phones >= MIN_PHONES)
    .sort((a, b) => b.phones - a.phones || a.name.localeCompare(b.name))
    .slice(0, MAX_SERIES)
}

function mostFrequent(texts: string[]): string {
  const [first] = [...Map.groupBy(texts, text => text)].sort(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? ''
}
