/** The conditions that were read from a search, each with the search without it (SEARCH-11). Pure. */
import type { NeedId } from '#app/finder/needs.ts'
import type { Feature } from '#app/search-index/features.ts'
import type { Likeness } from './likeness.ts'
import type { Exclusion } from './negations.ts'
import type { Part } from './parts.ts'
import type { Use } from './uses.ts'

/** A condition that was read from the text, and the text without it. */
export type Reading = {
  of:
    | NeedId
    | `use ${Use}`
    | 'price'
    | 'like'
    | 'series'
    | 'excluded'
    | 'keypad'
    | 'network'
    | 'sort'
    | 'lead'
    | `feature ${Feature}`
  typed: string
  rest: string
}

/** Whether a word is the year of a release. */
export const isYear = (word: string) => /^20[12]\d$/.test(word)

type Typed = { typedPrice: string; exclusions: Exclusion[]; likeness: Likeness | null }

/** The conditions in the words of a search: the price, what is not wanted, then as typed. */
export function readingsOf(parts: Part[], { typedPrice, exclusions, likeness }: Typed): Reading[] {
  const spoken = (without: Part | Exclusion | Likeness | null) => {
    const kept = exclusions.filter(exclusion => exclusion !== without)
    const typed = (isBefore: boolean) => kept.flatMap(each => (each.isBefore === isBefore ? [each.typed] : []))
    return [
      likeness === without ? '' : (likeness?.typed ?? ''),
      ...typed(true),
      ...parts.filter(part => part !== without).flatMap(({ words }) => words),
      ...typed(false),
      without === null ? '' : typedPrice,
    ]
      .join(' ')
      .replaceAll('_', '.')
      .trim()
  }
  const readings: Reading[] = typedPrice ? [{ of: 'price', typed: typedPrice, rest: spoken(null) }] : []
  if (likeness) readings.push({ of: 'like', typed: likeness.typed, rest: spoken(likeness) })
  for (const exclusion of exclusions) readings.push({ of: 'excluded', typed: exclusion.typed, rest: spoken(exclusion) })
  for (const part of parts) {
    const typed = part.words.join(' ')
    const rest = spoken(part)
    if (part.wish) readings.push({ of: part.wish[0], typed, rest })
    if (part.meaning?.use) readings.push({ of: `use ${part.meaning.use}`, typed, rest })
    for (const need of part.meaning?.needs ?? []) readings.push({ of: need, typed, rest })
    if (part.meaning?.feature) readings.push({ of: `feature ${part.meaning.feature}`, typed, rest })
    if (part.meaning === null && part.words.some(isYear)) readings.push({ of: 'year', typed, rest })
    if (part.meaning?.series) readings.push({ of: 'series', typed, rest })
    const isOfKeys = part.meaning?.isKeypad || part.meaning?.isOfKeypads || part.meaning?.needs?.includes('screenMax')
    if (isOfKeys) readings.push({ of: 'keypad', typed, rest })
    if (part.meaning?.network) readings.push({ of: 'network', typed, rest })
    if (part.meaning?.lead) readings.push({ of: 'lead', typed, rest })
    if (part.meaning?.sort) readings.push({ of: 'sort', typed, rest })
  }
  return readings
}
