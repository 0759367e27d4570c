/** The names under which the catalogue's phones are looked up. Pure. */

import { makerOfLine } from './makers.ts'
import { tokensOf } from './tokens.ts'
import { latinText } from './urdu.ts'

export type NamedPhone = {
  brand: string
  brandName: string
  name: string
  /** Null where it is not known. */
  has5G: boolean | null
  releaseYear?: number | null
}

/** What a name needs beside it, so that it means the phone. */
type NameNeeds =
  /** Nothing: its first word is a line of one maker. */
  | 'nothing'
  /** The maker, anywhere in the listing. */
  | 'maker'
  /** The maker's own name right before it: it begins with a number, or is one ordinary word. */
  | 'maker before'

export type PhoneName = {
  /** Tokens joined by spaces, without generation, year and words in brackets. */
  key: string
  needs: NameNeeds
  /** A line that the key leaves out and that must be stated elsewhere: `poco` of `X7 Pro`. */
  line: string | null
  generation: string | null
  year: string | null
  /** Other words in brackets, `asia` or `g88`, which may be left out. */
  note: string | null
}

const YEAR = /^20[012]\d$/
/** Lines that shops leave out where the maker is stated. */
const LEFT_OUT = new Set(['galaxy', 'moto', 'nubia', 'iphone'])
/** Lines that stand as brand in a field of their own and are then left out in the title. */
const LINES_AS_BRANDS = new Set(['redmi', 'poco', 'nubia', 'iphone', 'pixel', 'narzo'])
/** Phones that are sold under another name too. */
const OTHER_NAMES: Record<string, string[]> = { 'iphone air': ['iphone 17 air'] }

/** Parts of a name: `Moto G Power 5G (2024)` → `moto g power`, 5G, 2024. */
function namePartsOf(model: string) {
  const latin = latinText(model)
  const brackets = [...latin.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner)
  const noted = brackets.filter(inner => /^(asia|me|india|global|china|eu|[gt]\d{2,3})$/.test(inner))
  const plain = noted.reduce((text, inner) => text.replace(`(${inner})`, ' '), latin)
  const tokens = tokensOf(plain)
  const generation = tokens.find(({ kind }) => kind === 'generation')?.text.toUpperCase() ?? null
  const words = tokens.filter(({ kind }) => kind !== 'generation').map(({ text }) => text)
  const year = words.length > 1 && YEAR.test(words.at(-1) ?? '') ? (words.pop() ?? null) : null
  return { words, generation, year, note: noted[0] ?? null }
}

/** All names of a phone. */
export function namesOf({ brandName, name }: NamedPhone): PhoneName[] {
  const isLed = name.toLowerCase().startsWith(`${brandName.toLowerCase()} `)
  const { words, generation, year, note } = namePartsOf(isLed ? name.slice(brandName.length + 1) : name)
  const named = (key: string[], line: string | null = null, needs = needsOf(key)): PhoneName => ({
    key: key.join(' '),
    needs,
    line,
    generation,
    year,
    note,
  })
  const names = [named(words)]
  const [first = '', ...others] = words
  if (others.length > 0 && LEFT_OUT.has(first)) names.push(named(others, null, maker(others)))
  if (others.length > 0 && LINES_AS_BRANDS.has(first)) names.push(named(others, first, maker(others)))
  // `Note 13 Pro` under Xiaomi is a Redmi, `Nothing 3a` a Phone (3a), `Red Magic` one word.
  if (first === 'redmi' && others[0] === 'note') names.push(named(others, null, 'maker'))
  if (first === 'phone' && brandName === 'Nothing') names.push(named(others, null, 'maker before'))
  if (words.includes('redmagic'))
    names.push(named(words.flatMap(word => (word === 'redmagic' ? ['red', 'magic'] : [word]))))
  for (const other of OTHER_NAMES[words.join(' ')] ?? []) names.push(named(other.split(' ')))
  if (note?.match(/^[gt]\d/))
    names.push({ ...named([...words, ...tokensOf(note).map(({ text }) => text)]), note: null })
  return names
}

/** A left-out line leaves a bare number or one letter, which needs more. */
const maker = (words: string[]): NameNeeds => (needsOf(words) === 'maker before' ? 'maker before' : 'maker')

function needsOf(words: string[]): NameNeeds {
  const [first = '', ...others] = words
  if (makerOfLine(first) !== undefined && first !== 'mi')
    return others.length > 0 || first.length > 5 ? 'nothing' : 'maker before'
  if (/^\d/.test(first) || !words.some(word => /\d/.test(word)))
    return others.length > 1 && !/^\d/.test(first) ? 'maker' : 'maker before'
  return 'maker'
}
