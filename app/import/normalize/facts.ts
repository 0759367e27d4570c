/** The one shape that every source is brought into first: what it says of a phone, as clean text. */
import { optionalFactNames } from '#app/entities/phone-schema.ts'
import { cleanValue } from './text.ts'

/** Facts by name; empty where the source says nothing. */
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
  ...optionalFactNames,
] as const
export type FactName = (typeof factNames)[number]

/** A fact that has no name above, such as `2G bands`. */
type OtherFact = { category: string; feature: string; value: string }

export type PhoneFacts = Record<FactName, string> & {
  /** Addresses of pictures. */
  images: string[]
  others: OtherFact[]
}

/** Facts out of raw values: cleaned, those that are missing empty. */
export function factsOf(
  raw: Partial<Record<FactName, unknown>>,
  more: { images?: unknown[]; others?: { category: string; feature: string; value: unknown }[] } = {},
): PhoneFacts {
  const named = Object.fromEntries(factNames.map(name => [name, cleanValue(raw[name])])) as Record<FactName, string>
  const others = (more.others ?? []).map(other => ({ ...other, value: cleanValue(other.value) }))
  return {
    ...named,
    // An address that had to be cut leads nowhere.
    images: (more.images ?? []).map(cleanValue).filter(text => text !== '' && !text.endsWith('…')),
    others: others.filter(other => other.value !== '' && other.feature !== ''),
  }
}
