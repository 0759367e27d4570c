/** Which maker a listing tells: in its title, a field of its own, or the name of a maker's shop (LISTING-2). Pure. */
import { isOrdinary } from './after-name.ts'
import { brandSlugOf, isMisspelling, lines, type MakerWord, makerOfLine } from './makers.ts'
import type { Token } from './tokens.ts'
import { latinText } from './urdu.ts'

export type StatedMaker = {
  /** Brand slugs of which the phone must be; null where none is stated. */
  brands: Set<string> | null
  /** Where each maker's own name ends in the tokens. */
  endsAt: Map<number, string>
  isInTitle: boolean
  /** A maker is stated that the catalogue does not have. */
  isOther: boolean
  isOtherInTitle: boolean
  /** The field tells another maker than the title. */
  isContradicted: boolean
  /** Lines that are stated anywhere: redmi, poco. */
  lines: Set<string>
}

/** Makers of which one sells under the name of the other. */
const RELATED = [
  ['vivo', 'iqoo'],
  ['nokia', 'hmd'],
]
const isRelated = (a: string, b: string) => a === b || RELATED.some(pair => pair.includes(a) && pair.includes(b))

export type MakerFields = { brandField?: string | null | undefined; shop?: string | null | undefined }

export function statedMaker(
  tokens: Token[],
  fields: MakerFields,
  makerOf: (word: string) => MakerWord | null,
): StatedMaker {
  const endsAt = new Map<number, string>()
  const brands = new Set<string>()
  const stated = new Set<string>()
  let isOther = false
  tokens.forEach(({ text }, at) => {
    const before = tokens[at - 1]
    const two = before && makerOf(before.text + text)?.brand ? makerOf(before.text + text) : null
    const maker = two ?? makerOf(text)
    if (maker?.brand === null) isOther = true
    if (maker?.brand && maker.isOwn) {
      brands.add(maker.brand)
      endsAt.set(at + 1, maker.brand)
    }
    if (lines.has(text)) stated.add(text)
  })
  const field = wordsOf(fields.brandField)
  for (const word of field) if (lines.has(word)) stated.add(word)
  const ofField = makerOfWords(field, makerOf)
  const isInTitle = brands.size > 0
  if (isInTitle) {
    const isContradicted = typeof ofField === 'string' && ![...brands].some(brand => isRelated(brand, ofField))
    return { brands, endsAt, isInTitle, isOther, isOtherInTitle: isOther, isContradicted, lines: stated }
  }
  const ofShop = makerOfWords(wordsOf(fields.shop), makerOf)
  const brand = ofField ?? (field.length > 0 ? 'unknown' : (ofShop ?? null))
  const isUnknown = brand === 'unknown'
  return {
    brands: brand && !isUnknown ? new Set([brand]) : null,
    endsAt,
    isInTitle,
    isOther: isOther || isUnknown,
    isOtherInTitle: isOther,
    isContradicted: false,
    lines: stated,
  }
}

/** The words of a field, Latin and in lower case. */
export const wordsOf = (text: string | null | undefined): string[] => latinText(text ?? '').match(/[\p{L}\d]+/gu) ?? []

/** The brand slug that the words of a field or a shop name; null where they name none. */
export function makerOfWords(words: string[], makerOf: (word: string) => MakerWord | null): string | null {
  const whole = makerOf(brandSlugOf(words.join(' ')).replaceAll('-', ''))?.brand
  if (whole) return whole
  for (const [at, word] of words.entries()) {
    const maker = makerOf(word + (words[at + 1] ?? '')) ?? makerOf(word)
    if (maker?.brand) return maker.brand
  }
  return null
}

/** Shops' placeholders in the field of the maker. */
export const isNoMaker = (field: string | null | undefined): boolean =>
  /^(|no ?brand|generic|other|others|unbranded|n\/?a|none|unknown|mobiles?|mobile phones?|smart ?phones?|-)$/i.test(
    (field ?? '').trim(),
  )

/** The tokens with misspelt makers and lines put right: `Sasmung`, `Techno`, `Opoo`. */
export function withRightSpelling(tokens: Token[], known: Set<string>, makers: string[]): Token[] {
  return tokens.map(token => {
    const { text, kind } = token
    if (kind !== 'word' || text.length < 4 || known.has(text) || makerOfLine(text) || isOrdinary(text)) return token
    const right = makers.filter(word => isMisspelling(text, word))
    return right.length === 1 && right[0] ? { ...token, text: right[0] } : token
  })
}
