/** The line of phones to which a name belongs that no phone has: `galaxy a99` would be a Galaxy A (SEARCH-6). */
import { listBrands } from '#app/brands/brands.server.ts'
import type { PhoneCard } from '#app/entities/phone.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { seriesOf } from '#app/finder/series.ts'
import type { Wishes } from '#app/finder/wishes.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import { hasConditions, noConditions } from './conditions.server.ts'
import { isBeginning, isBinding } from './nearest-names.server.ts'
import { brandsOfNames, resultsOf } from './results.server.ts'
import type { Found } from './search.server.ts'

type Line = {
  /** The slug of its brand. */
  brand: string
  /** Null for the brand as a whole. */
  series: string | null
  /** Such as `Samsung Galaxy A`. */
  name: string
  total: number
  /** Those with recent prices first. */
  phones: PhoneCard[]
}

/** What is shown for a name that no phone has: the nearest names, or else the line. */
export type NoSuchName = { phones: PhoneCard[]; isNearest: boolean; line: Omit<Line, 'phones'> }

const SHOWN = 4

/** Null where a name that is here was typed, or more than a name: then the results are a list. */
export function noSuchName({ absent, asked, shown, reference, ids }: NoSuchNameOf): NoSuchName | null {
  const [words = [], ...others] = asked.alternatives
  const isMore = others.length > 0 || asked.range !== null || hasConditions(asked.conditions) || reference !== null
  if (absent === null || isMore || isBeginning(words)) return null
  const isNearest = shown.alternatives.some(name => name.some(word => /\d/.test(word)))
  const line = lineOf(words)
  if (!line) return null
  const { phones, ...named } = line
  return { phones: isNearest ? listCardsByIds(ids({ limit: SHOWN, offset: 0 })) : phones, isNearest, line: named }
}

type NoSuchNameOf = Pick<Found, 'absent' | 'asked' | 'shown' | 'reference' | 'ids'>

/** Fewer phones are no line. */
const MIN_PHONES = 3

/** The line of a name with a number; null without one brand in it. */
function lineOf(words: string[]): Line | null {
  const binding = words.filter(isBinding)
  const brands = binding.length > 0 ? [...brandsOfNames(binding)] : []
  const { texts } = finderTable()
  const slug = texts.brand?.[brands[0] ?? -1]
  const brand = listBrands().find(brand => brand.slug === slug)
  if (brands.length !== 1 || !brand) return null
  const key = seriesKeyOf(words, brand.slug, texts.series ?? [])
  const found = key === null || key === brand.slug ? null : phonesOf({ series: key })
  const series = found?.phones[0] && seriesOf(brand.slug, found.phones[0].name)
  if (found && series && found.total >= MIN_PHONES)
    return { brand: brand.slug, series: key, name: `${brand.name} ${series}`, ...found }
  const { phones } = phonesOf(key === brand.slug ? { series: key } : { brand: brand.slug })
  return { brand: brand.slug, series: null, name: brand.name, total: brand.storedPhones, phones }
}

function phonesOf(wish: { series: string } | { brand: string }): Pick<Line, 'total' | 'phones'> {
  const must: Wishes = new Map(Object.entries(wish).map(([need, value]) => [need as 'brand' | 'series', [value]]))
  const { total, ids } = resultsOf({ alternatives: [[]], range: null, conditions: { ...noConditions, must } }, 'newest')
  return { total, phones: listCardsByIds(ids({ limit: SHOWN, offset: 0 })) }
}

/** The series with these words before the first number, and the letters before its digits; null without one, or with several. */
function seriesKeyOf(words: string[], brand: string, keys: string[]): string | null {
  const at = words.findIndex(word => /\d|^se$/.test(word))
  const letters = /^(?!se$)\p{L}*/u.exec(words[at] ?? '')?.[0] ?? ''
  const line = [...words.slice(0, at), letters].filter(word => word !== '' && word !== brand)
  const [only, ...others] = keys.filter(
    key => key === [brand, ...line].join('-') || (key.startsWith(`${brand}-`) && key.endsWith(`-${line.join('-')}`)),
  )
  return others.length > 0 ? (keys.find(key => key === [brand, ...line].join('-')) ?? null) : (only ?? null)
}
