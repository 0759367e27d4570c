/** The search texts of a phone: three lists of words, stored with the phone and indexed by the database. Pure. */
import { drawingFacts } from '#app/drawings/facts.ts'
import type { ShortSpecs, Specification } from '#app/entities/phone-parts.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { featuresOf, featureWord } from './features.ts'
import { priceWord } from './price-buckets.ts'
import { otherNamesOf } from './shopper-words.ts'
import { isBareNumber, numbered, splitAtDigits, wordsOf } from './words.ts'

/** Appended to the last word of a name, so that a search can match the end of names. */
export const NAME_END = '_end'
/** The same for the last significant word: `Galaxy A52s 5G` is the Galaxy A52s. */
export const NAME_NEARLY_ENDS = '_near'

export type IndexText = {
  /** Words of the name, also split and joined as people type them. */
  name: string
  /** Variants of the name, with NAME_END or NAME_NEARLY_ENDS appended to the last word. */
  endings: string
  /** Words of model, specs, model numbers, year, price. */
  specs: string
  /** The words of the name, with which mistyped words are compared. */
  vocabulary: string[]
}

export type IndexedPhone = {
  name: string
  slug: string
  brand: string
  brandName: string
  model: string
  releaseDate: string
  shortSpecs: ShortSpecs
  pricePkr: number
  specifications: Specification[]
  dimensions: { height?: string; width?: string; thickness?: string } | null
}

/** @param facts null where none are stored yet */
export function indexText(phone: IndexedPhone, facts: PhoneFacts | null): IndexText {
  const brand = wordsOf(phone.brandName)
  const ownName = wordsOf(phone.name)
  const name = brand.every(word => ownName.includes(word)) ? ownName : [...brand, ...ownName]
  const split = name.flatMap(splitAtDigits)
  const other = otherNamesOf(phone.brand)
  const spellings = [...new Set([...name, ...split, ...joinDigits(name), ...joinDigits(split), ...(other.name ?? [])])]
  return {
    name: spellings.join(' '),
    endings: nameEndings(name).join(' '),
    specs: [
      ...withNumbers([...wordsOf(phone.model), ...specWords(phone, facts)]),
      ...(other.loose ?? []),
      ...featuresOf(phone, facts).map(featureWord),
      priceWord(phone.pricePkr),
    ].join(' '),
    vocabulary: spellings,
  }
}

/** The name with and without endings that people omit (`5G`, `(2024)`), with numbers split and joined. */
function nameEndings(name: string[]): string[] {
  const short = name.slice()
  while (short.length > 2 && /^([2-6]g|20\d\d|global|asia)$/.test(short.at(-1) ?? '')) short.pop()
  const variants = (words: string[], end: string) =>
    [words, words.flatMap(splitAtDigits), joinDigits(words)].map(variant => variant.join(' ') + end)
  return [
    ...new Set([...variants(name, NAME_END), ...(short.length < name.length ? variants(short, NAME_NEARLY_ENDS) : [])]),
  ]
}

/** redmi, note, 13 → redmi, note13. */
function joinDigits(words: string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && /^\d/.test(word) && /^\p{L}+$/u.test(last)) joined[joined.length - 1] = last + word
    else joined.push(word)
  }
  return joined
}

/** The details that people search for; others (bands, sensors, sizes in millimetres) would only add noise. */
const searchedDetails: [category: string, feature: string][] = [
  ['Network', 'Technology'],
  ['Body', 'SIM'],
  ['Body', 'Protection'],
  ['Display', 'Type'],
  ['Display', 'Protection'],
  ['Platform', 'OS'],
  ['Platform', 'Chipset'],
  ['Memory', 'Internal'],
  ['Battery', 'Type'],
  ['Battery', 'Charging'],
  ['Misc', 'Models'],
]

function specWords(phone: IndexedPhone, facts: PhoneFacts | null): string[] {
  const { display, processor, ram, storage, camera, battery } = phone.shortSpecs
  const short = [display, processor, ram, storage, camera, battery].flatMap(value =>
    value ? [expandSizes(htmlToText(value))] : [],
  )
  const details = searchedDetails.flatMap(([category, feature]) => {
    const value = detail(phone.specifications, category, feature)
    return value ? [expandSizes(value)] : []
  })
  return wordsOf(
    [...short, ...details, ...featureWords(facts), ...shapeWords(phone), phone.releaseDate.slice(0, 4)].join(' | '),
  )
}

/** What people search for, of what the phone has. */
function featureWords(facts: PhoneFacts | null): string[] {
  if (!facts) return []
  const sensors = facts.camera.sensors?.value ?? []
  return [
    facts.nfc && facts.nfc.value !== 'no' ? 'nfc' : '',
    facts.radio?.value ? 'fm radio' : '',
    facts.jack?.value ? 'headphone jack' : '',
    facts.charging.wireless?.value ? 'wireless charging' : '',
    facts.memory.card?.value ? 'card slot microsd' : '',
    sensors.some(({ role }) => role === 'ultrawide') ? 'ultrawide' : '',
    sensors.some(({ periscope }) => periscope) ? 'periscope zoom' : '',
    facts.network?.value.has4g || facts.fiveG?.value ? '4g' : '',
  ]
}

/**
 * Joins each number to the word before it: `snapdragon 8 gen 3` becomes snapdragon, snapdragon_8, gen, gen_3. A year stays
 * a word of its own.
 */
function withNumbers(words: string[]): string[] {
  const result = new Set<string>()
  words.forEach((word, index) => {
    const before = words[index - 1]
    if (!isBareNumber(word)) result.add(word)
    else if (before) result.add(numbered(before, word))
  })
  return [...result]
}

function shapeWords(phone: IndexedPhone): string[] {
  const { fold, hasKeypad } = drawingFacts(phone)
  return [
    fold === 'none' ? '' : 'foldable folding',
    fold === 'flip' ? 'flip' : '',
    hasKeypad ? 'keypad button feature' : '',
  ]
}

/** `4/6/8GB` → `4GB 6GB 8GB`. */
const expandSizes = (text: string) =>
  text.replace(/\b(\d+(?:\/\d+)+)\s*(GB|TB)\b/gi, (_, sizes: string, unit: string) =>
    sizes
      .split('/')
      .map(size => `${size}${unit}`)
      .join(' '),
  )

function detail(specifications: Specification[], category: string, feature: string): string | null {
  const group = specifications.find(given => given.category === category)
  const value = group?.specs.find(given => given.feature === feature)?.value
  return value ? htmlToText(value) : null
}
