/** The common shape of all sources: the facts of a phone as clean text. */
import { optionalFactNames } from '#app/entities/phone-schema.ts'
import { cleanValue } from './text.ts'

/** Facts by name; an unknown fact is an empty text. */
export const factNames = [
  'name',
  'brand',
  'model',
  'kind',
  'releaseDate',
  'announced',
  'price',
  'ram',
  'storage',
  'memory',
  'display',
  'screenSize',
  'resolution',
  'processor',
  'camera',
  'frontCamera',
  'battery',
  'charging',
  'weight',
  'size',
  'height',
  'width',
  'thickness',
  'build',
  'protection',
  'colors',
  'condition',
  'currency',
  'slug',
  'priceDate',
  'priceSource',
  'priceKind',
  'seller',
  'availability',
  ...optionalFactNames,
] as const
export type FactName = (typeof factNames)[number]

/** A fact that is not in `factNames`, such as `2G bands`. */
type OtherFact = { category: string; feature: string; value: string }

export type PhoneFacts = Record<FactName, string> & {
  /** Image URLs. */
  images: string[]
  others: OtherFact[]
}

/** Cleans raw values; missing facts become empty texts. */
export function factsOf(
  raw: Partial<Record<FactName, unknown>>,
  more: { images?: unknown[]; others?: { category: string; feature: string; value: unknown }[] } = {},
): PhoneFacts {
  const named = Object.fromEntries(factNames.map(name => [name, cleanValue(raw[name])])) as Record<FactName, string>
  const others = (more.others ?? []).map(other => ({ ...other, value: cleanValue(other.value) }))
  return {
    ...named,
    // `Not available` is a value there.
    availability: typeof raw.availability === 'string' ? raw.availability.trim() : '',
    // A truncated URL is useless.
    images: (more.images ?? []).map(cleanValue).filter(text => text !== '' && !text.endsWith('…')),
    others: others.filter(other => other.value !== '' && other.feature !== ''),
  }
}
