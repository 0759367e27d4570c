/** What the search knows of a phone: three texts of words, stored beside it and indexed by the database. Pure. */
import { drawingFacts } from '#app/drawings/facts.ts'
import type { ShortSpecs, Specification } from '#app/entities/phone-parts.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { priceWord } from './price-buckets.ts'
import { otherNamesOf } from './shopper-words.ts'
import { isBareNumber, numbered, splitAtDigits, wordsOf } from './words.ts'

/** Raised when the texts are made differently: the next start then makes them anew. */
export const INDEX_VERSION = 1

/** Behind the last word of a name, so that a search can ask for names that end with its words. */
export const NAME_END = '_end'
/** The same behind the last word that matters: `Galaxy A52s 5G` is the Galaxy A52s. */
export const NAME_NEARLY_ENDS = '_near'

export type IndexText = {
  /** Words of the name, also as people split and join them. */
  name: string
  /** The ways in which the name may end, the last word of each marked by NAME_END or NAME_NEARLY_ENDS. */
  endings: string
  /** Words of model, specs, model numbers, year, price. */
  specs: string
  /** The words of the name: what mistyped words are compared with. */
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

export function indexText(phone: IndexedPhone): IndexText {
  const brand = wordsOf(phone.brandName)
  const named = wordsOf(phone.name)
  const name = brand.every(word => named.includes(word)) ? named : [...brand, ...named]
  const split = name.flatMap(splitAtDigits)
  const other = otherNamesOf(phone.brand)
  const spellings = [...new Set([...name, ...split, ...joinDigits(name), ...joinDigits(split), ...(other.name ?? [])])]
  return {
    name: spellings.join(' '),
    endings: nameEndings(name).join(' '),
    specs: [
      ...withNumbers([...wordsOf(phone.model), ...specWords(phone)]),
      ...(other.loose ?? []),
      priceWord(phone.pricePkr),
    ].join(' '),
    vocabulary: spellings,
  }
}

/** A name with and without what people leave out at its end (`5G`, `(2024)`), its numbers apart and joined. */
function nameEndings(name: string[]): string[] {
  const short = name.slice()
  while (short.length > 2 && /^([2-6]g|20\d\d|global|asia)$/.test(short.at(-1) ?? '')) short.pop()
  const written = (words: string[], end: string) =>
    [words, words.flatMap(splitAtDigits), joinDigits(words)].map(form => form.join(' ') + end)
  return [
    ...new Set([...written(name, NAME_END), ...(short.length < name.length ? written(short, NAME_NEARLY_ENDS) : [])]),
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

/** The details that people search by; the others (bands, sensors, sizes in millimetres) would only bring noise. */
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

function specWords(phone: IndexedPhone): string[] {
  const { display, processor, ram, storage, camera, battery } = phone.shortSpecs
  const short = [display, processor, ram, storage, camera, battery].flatMap(value =>
    value ? [spread(htmlToText(value))] : [],
  )
  const details = searchedDetails.flatMap(([category, feature]) => {
    const value = detail(phone.specifications, category, feature)
    return value ? [spread(value)] : []
  })
  const yes = (category: string, feature: string) => {
    const value = detail(phone.specifications, category, feature)
    return value !== null && !/^no\b/i.test(value)
  }
  const abilities = [
    yes('Comms', 'NFC') ? 'nfc' : '',
    yes('Comms', 'Radio') ? 'fm radio' : '',
    yes('Sound', '3.5mm jack') ? 'headphone jack' : '',
    yes('Battery', 'Wireless charging') ? 'wireless charging' : '',
    yes('Memory', 'Card slot') ? 'card slot microsd' : '',
    /ultrawide/i.test(detail(phone.specifications, 'Main Camera', 'Modules') ?? '') ? 'ultrawide' : '',
    /periscope/i.test(detail(phone.specifications, 'Main Camera', 'Modules') ?? '') ? 'periscope zoom' : '',
    // The network's generation: LTE is what shoppers call 4G.
    /\bLTE\b/i.test(detail(phone.specifications, 'Network', 'Technology') ?? '') ? '4g' : '',
  ]
  return wordsOf([...short, ...details, ...abilities, ...shapeWords(phone), phone.releaseDate.slice(0, 4)].join(' | '))
}

/**
 * A number says something only behind its word: `snapdragon 8 gen 3` becomes snapdragon, snapdragon_8, gen, gen_3.
 * A year stands alone.
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

/** `4/6/8GB` holds three sizes: each gets the unit. */
const spread = (text: string) =>
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
