/** The nearest search that finds something, where the one as asked finds nothing (SEARCH-6). */
import { isMeasure } from '#app/search-index/words.ts'
import { noConditions } from './conditions.server.ts'
import { corrected } from './corrections.server.ts'
import {
  isAbsentModel,
  isBeginning,
  isNameWord,
  MAX_PARTED,
  nearestNames,
  neighbourNames,
  partsOf,
  splitName,
} from './nearest-names.server.ts'
import { hasConditions, type Relaxation, relaxedOf } from './relaxation.server.ts'
import { brandsOfNames, hasResults, isFindable, isModel, isWholeName, type Selection } from './results.server.ts'

export type Attempt = Omit<Relaxation, 'left'> & {
  /** The corrected query, such as `samsung galaxy`. */
  correctedTo: string | null
  /** Words that were not searched for. */
  ignored: string[]
  /** A name that no phone has; the nearest names are shown. */
  absent: string | null
}

const ofText = (alternatives: string[][]): Selection => ({ alternatives, range: null, conditions: noConditions })
const findsText = (words: string[]) => words.length === 0 || hasResults(ofText([words]))

type TextAttempt = Pick<Attempt, 'correctedTo' | 'ignored' | 'absent'> & { words: string[] }

/** The words as they are searched for: unknown ones corrected to names or left out, a name that no phone has by its parts. */
function attemptText(words: string[], isAlone: boolean): TextAttempt[] {
  const asked: TextAttempt = { words, correctedTo: null, ignored: [], absent: null }
  if (words.length === 0) return [asked]
  const isFound = findsText(words)
  const split = splitName(words)
  if (split) return [{ ...asked, words: split }]
  const names = isAbsentModel(words) ? nearestNames(words) : []
  if (names.length > 0) return absentAttempts(words, names)
  // What begins with the number that was typed is found, though no name has just that: `spark 5`, where there is a Spark 50.
  if (isFound) return [isBeginning(words) ? { ...asked, absent: words.join(' ') } : asked]
  const better = corrected(words, findsText, isAlone)
  if (better) {
    const correctedTo = better.isCorrected ? better.words.join(' ') : null
    const left = unknown(words, better.ignored)
    if (left.absent !== null && correctedTo === null) return absentAttempts(words, [better.words])
    return [{ words: better.words, correctedTo, ...left }]
  }
  const known = words.filter(isFindable)
  // A number means nothing without the word that it followed.
  const named = known.some(word => !/^[\d_]+$/.test(word)) ? known : []
  const [part = []] = findsText(named) ? [named] : largestParts(named)
  if (part.length === 0 && known.length === words.length) return [asked]
  const siblings = part.length === 0 && words.length === 1 ? absentAttempts(words, stemOf(words)) : []
  if (siblings.length > 0) return siblings
  const ignored = words.filter(word => !part.includes(word))
  const left = unknown(words, ignored)
  return left.absent === null ? [{ words: part, correctedTo: null, ...left }] : absentAttempts(words, [part])
}

/** The model without the letters behind its number, as far as names have it: `y20s` → y20. */
function stemOf([word = '']: string[]): string[][] {
  const stem = /^\p{L}{1,2}\d{1,3}(?=\p{L}{1,2}$)/u.exec(word)?.[0]
  return stem && isWholeName([stem]) ? [[stem]] : []
}

/** Names with another number are nearer than those without one. @param names as much of the name as phones have */
function absentAttempts(words: string[], names: string[][]): TextAttempt[] {
  const hasNumber = (part: string[]) => part.some(word => /\d/.test(word))
  const numbered = names.filter(hasNumber)
  const [brand = null] = numbered[0] ? brandsOfNames(numbered[0]) : []
  // Without a brand in the name a neighbour may be of another one.
  const neighbours = neighbourNames(words).filter(part => brand === null || brandsOfNames(part).has(brand))
  const near = [...numbered, ...neighbours, ...names.filter(part => !hasNumber(part))]
  return near.map(part => ({
    words: part,
    correctedTo: null,
    ignored: [],
    absent: words.join(' '),
  }))
}

/** Of a name with a number that no phone has, the whole is named; other words that were not searched for are listed. */
function unknown(words: string[], ignored: string[]): Pick<Attempt, 'ignored' | 'absent'> {
  const rest = words.filter(word => !ignored.includes(word))
  const isModel = ignored.some(word => /\d/.test(word) && !isMeasure(word)) && rest.length > 0 && rest.every(isNameWord)
  return isModel ? { ignored: [], absent: words.join(' ') } : { ignored, absent: null }
}

/** As many of the words as find something together. */
function largestParts(words: string[]): string[][] {
  // Words of specifications are left out before those of a model.
  const named = words.filter(isNameWord)
  if (named.length < words.length && isModel(named)) return [named]
  const tried = words.slice(0, MAX_PARTED)
  for (let size = Math.min(words.length - 1, tried.length); size > 0; size -= 1) {
    const parts = partsOf(tried, size).filter(findsText)
    if (parts.length > 0) return parts
  }
  return []
}

type Context = {
  /** Whether something says that phones are searched for, even where no word of the name is known. */
  isAboutPhones: boolean
}

/** The selection as asked, or the nearest that finds something: corrected, without unknown words, without some conditions. */
export function attempt(asked: Selection, { isAboutPhones }: Context): Attempt {
  const found: Attempt = { selection: asked, correctedTo: null, ignored: [], absent: null, relaxed: [], aged: null }
  const isAlone = !isAboutPhones && !hasConditions(asked)
  const sides = asked.alternatives.map(words => attemptText(words, isAlone))
  const isChanged = sides.some(
    ([side, ...more], at) =>
      more.length > 0 || side?.correctedTo || side?.absent || side?.words !== asked.alternatives[at],
  )
  if (isChanged) {
    const all = sides.flat()
    const alternatives = all.map(({ words }) => words)
    const isAnyLeft = alternatives.some(words => words.length > 0) || hasConditions(asked) || isAboutPhones
    if (isAnyLeft) {
      const given = alternatives.filter(words => words.length > 0)
      found.selection = { ...asked, alternatives: given.length > 0 ? given : [[]] }
      found.ignored = [...new Set(all.flatMap(({ ignored }) => ignored))]
      found.absent = [...new Set(all.flatMap(({ absent }) => absent ?? []))].join(', ') || null
      const isCorrected = all.some(({ correctedTo }) => correctedTo !== null)
      if (isCorrected) found.correctedTo = all.map(({ words }) => words.join(' ')).join(' vs ')
    }
  }
  const { left = [], ...relaxation } = relaxedOf(found.selection)
  return { ...found, ...relaxation, ignored: [...found.ignored, ...left] }
}
