/**
 * Joins names to the phones of the catalogue, never to a similar one: a wrong price is worse than none (LISTING-2,
 * LISTING-3, IMPORT-10). Pure.
 */
import type { MemoryVersion } from '#app/facts/values.ts'
import { judgeAfterName, withoutAdvertising } from './after-name.ts'
import { bareMemoryAt, NO_MEMORY } from './bare-memory.ts'
import { leftOutWords } from './left-out-texts.ts'
import { withoutForeignNames } from './makers.ts'
import { type Entry, finished, type NameTable } from './name-table.ts'
import type { NamedPhone } from './phone-names.ts'
import {
  isNoMaker,
  type MakerFields,
  makerOfWords,
  type StatedMaker,
  statedMaker,
  withRightSpelling,
  wordsOf,
} from './stated-maker.ts'
import { type Token, tokensOf } from './tokens.ts'
import { nobody, type StatedName, type Twin, twinOf } from './twins.ts'
import { latinText } from './urdu.ts'

type Join<Phone> = Twin<Phone> & {
  /** Memory without units behind the name: `iPhone 15 512`, `Hot 50 8 256`. */
  bareMemory: MemoryVersion
  /** The tokens of the name in the title; empty where none is named. */
  words: string[]
}

/** What else is stated beside the title. */
type JoinFields = MakerFields & {
  /** Whether the phone is known with the memory that is stated; null where none is. */
  fitsMemory?: (phone: NamedPhone) => boolean | null
}

type Match<Phone> = { start: number; end: number; entries: Entry<Phone>[]; isMakerGuessed: boolean }

type Around<Phone> = {
  tokens: Token[]
  stated: StatedMaker
  last: Match<Phone> | undefined
  next: Match<Phone> | undefined
}

export type PhoneIndex<Phone> = {
  /** Finds the phone that a title names; memory must have been cut out of it (readStatedMemory). */
  join: (title: string, fields?: JoinFields) => Join<Phone>
  /** The brand slug of the maker that the name of a shop tells; null for none. */
  makerIn: (shop: string | null | undefined) => string | null
}

/** A maker's code says nothing of the name (model-codes.ts). */
const MAKER_CODE = /\bsm-[a-z]\d{3}[a-z\d]*(?:\/[a-z]+)?|\b(?:cph|rmx|xt)\d{4}\b/g
const YEAR = /^20[12]\d$/

/** @param table the names of all phones (nameTable) */
export function phoneIndex<Phone extends NamedPhone>(table: NameTable<Phone>): PhoneIndex<Phone> {
  const { byKey, lead, longest, makerOf, isKnown, spelt } = finished(table)

  /** The longest name that begins here and may be meant. */
  const matchAt = (
    tokens: Token[],
    start: number,
    stated: StatedMaker,
    before: Match<Phone> | undefined,
  ): Match<Phone> | null => {
    let best: Match<Phone> | null = null
    let key = ''
    let count = 0
    const series =
      before && tokens[start]?.kind === 'number' && tokens[start]?.gap === 'break'
        ? before.entries[0]?.key.split(' ')[0]
        : null
    for (let end = start; end < tokens.length && count < longest; end += 1) {
      const token = tokens[end]
      if (!token || token.kind === 'memory' || (end > start && token.gap === 'break')) break
      if (token.kind === 'generation') {
        if (end === start) break
        continue
      }
      key = key === '' ? token.text : `${key} ${token.text}`
      count += 1
      const found = [...(byKey.get(key) ?? []), ...(series && count > 1 ? (byKey.get(`${series} ${key}`) ?? []) : [])]
      const entries = found.filter(entry => mayMean(entry, tokens, start, count, stated, before))
      if (entries.length > 0) best = { start, end: end + 1, entries, isMakerGuessed: isGuess(entries, stated) }
    }
    return best
  }

  const mayMean = (
    entry: Entry<Phone>,
    tokens: Token[],
    start: number,
    count: number,
    stated: StatedMaker,
    before: Match<Phone> | undefined,
  ) => {
    const { brand } = entry.phone
    if (stated.brands && !stated.brands.has(brand)) return false
    if (stated.isOther && !stated.brands && entry.needs !== 'nothing') return false
    if (entry.line && !stated.lines.has(entry.line)) return false
    if (entry.needs !== 'maker before') return true
    if (stated.endsAt.get(start) === brand) return true
    // `15 Pro Realme`.
    const behind = tokens[start + count]
    if (behind && behind.gap !== 'break' && stated.endsAt.get(start + count + 1) === brand && isLeading(tokens, start))
      return true
    const isElided = before !== undefined && tokens[start]?.gap === 'break' && count > 1 && stated.brands !== null
    return isElided || (!stated.isInTitle && stated.brands !== null && isLeading(tokens, start))
  }

  const isGuess = (entries: Entry<Phone>[], stated: StatedMaker) =>
    !stated.brands && entries.every(({ needs }) => needs !== 'nothing')

  const matchesIn = (tokens: Token[], stated: StatedMaker): Match<Phone>[] => {
    const matches: Match<Phone>[] = []
    for (let at = 0; at < tokens.length; at += 1) {
      const match = matchAt(tokens, at, stated, matches.at(-1))
      if (!match) continue
      // `Zero Note 40` is no Note 40: a line of the maker that is no part of the name stands before it.
      const previous = tokens[at - 1]
      const isOfLine =
        previous && tokens[at]?.gap !== 'break' && !stated.endsAt.has(at) && isLineOf(previous.text, match)
      if (!isOfLine) matches.push(match)
      at = match.end - 1
    }
    return matches
  }

  const isLineOf = (word: string, { entries }: Match<Phone>) =>
    !['galaxy', 'moto', 'nubia', 'blade', 'phone', 'series'].includes(word) &&
    entries.every(
      ({ phone, key, line }) =>
        line !== word && (lead.get(phone.brand)?.has(word) ?? false) && !(word === 'redmi' && key.startsWith('note')),
    )

  const join = (title: string, fields: JoinFields = {}): Join<Phone> => {
    const latin = withoutAdvertising(withoutForeignNames(latinText(title).replace(MAKER_CODE, ' ')))
    const tokens = withRightSpelling(tokensOf(latin), isKnown, spelt)
    const maker = statedMaker(tokens, isNoMaker(fields.brandField) ? { shop: fields.shop } : fields, makerOf)
    const matches = matchesIn(tokens, maker)
    if (matches.length === 0) return none(maker.isOther && !maker.brands ? leftOutWords.noMaker : leftOutWords.noName)
    const joins = matches.map((match, at) =>
      joinOf(match, { tokens, stated: maker, last: matches[at - 1], next: matches[at + 1] }, fields),
    )
    const [first] = joins
    if (!first) return none(leftOutWords.noName)
    const others = joins.filter(({ phone, why }) => phone !== first.phone || (phone === null && why !== first.why))
    if (others.length > 0) {
      return joins.every(({ phone, isUnsure }) => phone === null && !isUnsure)
        ? first
        : { ...none('more than one phone is named', first.words), isUnsure: true }
    }
    if (first.phone && maker.isOtherInTitle) return { ...first, isUnsure: true, why: 'the title tells another maker' }
    if (first.phone && maker.isContradicted)
      return { ...first, isUnsure: true, why: 'title and brand field tell different makers' }
    return first
  }

  const joinOf = (
    match: Match<Phone>,
    { tokens, stated, last, next }: Around<Phone>,
    fields: JoinFields,
  ): Join<Phone> => {
    const { entries, start } = match
    const span = tokens.slice(last?.end ?? 0, next?.start ?? tokens.length)
    const generations = new Set(
      span.flatMap(({ kind, text }) => (kind === 'generation' && text !== '3g' ? [text.toUpperCase()] : [])),
    )
    let end = match.end
    while (tokens[end]?.kind === 'generation' && tokens[end]?.gap !== 'break') end += 1
    const year = YEAR.test(tokens[end]?.text ?? '') && tokens[end]?.gap !== 'break' ? (tokens[end]?.text ?? null) : null
    if (year) end += 1
    const note = entries.find(entry => entry.note !== null && entry.note === tokens[end]?.text)?.note ?? null
    if (note) end += 1
    if (stated.endsAt.has(end + 1) && tokens[end]?.gap !== 'break') end += 1
    const bareMemory = bareMemoryAt(tokens, end)
    const behind = tokens.slice(end, next?.start ?? tokens.length)
    const after = judgeAfterName(
      behind.slice(bareMemory.length),
      tokens[match.end - 1]?.kind === 'word' && tokens[match.end - 1]?.gap !== 'none',
    )
    const words = tokens.slice(start, match.end).map(({ text }) => text)
    const named = words.join(' ')
    if (after.is === 'suffix') return none(leftOutWords.otherPhone(`${named} ${after.word}`), words)
    const brandsMeant = new Set(entries.map(({ phone }) => phone.brand))
    if (brandsMeant.size > 1) return { ...none('several makers have a phone of this name', words), isUnsure: true }
    const statedName: StatedName = {
      generation: generations.size === 1 ? ([...generations][0] ?? null) : null,
      year,
      note,
    }
    const twin: Twin<Phone> = twinOf(entries, statedName, fields.fitsMemory ?? (() => null))
    const unsure =
      after.is === 'unknown'
        ? `"${after.word}" behind the name is not known`
        : generations.size > 1
          ? '4G and 5G are stated'
          : match.isMakerGuessed && isNamedBefore(tokens, start)
            ? 'the maker is not stated'
            : null
    return {
      ...twin,
      isUnsure: twin.isUnsure || (twin.phone !== null && unsure !== null),
      bareMemory: bareMemory.stated,
      why: unsure && twin.phone ? unsure : twin.why,
      words,
    }
  }

  return { join, makerIn: shop => makerOfWords(wordsOf(shop), makerOf) }
}

const none = (why: string, words: string[] = []) => ({ ...nobody(why, false), bareMemory: NO_MEMORY, words })

/** Whether only ordinary words stand before, as in `Brand new 13 Pro`. */
const isLeading = (tokens: Token[], start: number) =>
  tokens
    .slice(0, start)
    .every(({ text, kind }) => kind === 'word' && judgeAfterName([{ text, kind, gap: 'space' }]).is === 'clear')

/** Whether a word that nobody here knows stands before the name: it may be a maker. */
const isNamedBefore = (tokens: Token[], start: number) => !isLeading(tokens, start)
