/** The nearest search that finds something, where the one as asked finds nothing (SEARCH-6). */
import type { NeedId } from '#app/finder/needs.ts'
import { without } from '#app/finder/wishes.ts'
import type { Feature } from '#app/search-index/features.ts'
import { kindOf } from '#app/search-index/vocabulary.server.ts'
import { isMeasure } from '#app/search-index/words.ts'
import { hasConditions as hasNeeds, noConditions } from './conditions.server.ts'
import { corrected } from './corrections.server.ts'
import { hasResults, isFindable, isInNames, resultsOf, type Selection } from './results.server.ts'

/** A condition that nothing fulfils together with the others, so it was given up. */
export type Relaxed = { of: NeedId } | { of: 'range' } | { of: `feature ${Feature}` }

export type Attempt = {
  selection: Selection
  /** The corrected query, such as `samsung galaxy`. */
  correctedTo: string | null
  /** Words that were not searched for. */
  ignored: string[]
  /** A name that no phone has; the nearest names are shown. */
  absent: string | null
  relaxed: Relaxed[]
  /** Where a condition was given up: the phones that fulfil all, but whose price is not one of now. */
  aged: Selection | null
}

const ofText = (alternatives: string[][]): Selection => ({ alternatives, range: null, conditions: noConditions })
const findsText = (words: string[]) => words.length === 0 || hasResults(ofText([words]))

type TextAttempt = Pick<Attempt, 'correctedTo' | 'ignored' | 'absent'> & { words: string[] }

/** The words as they are searched for: unknown ones corrected to names or left out, a name that no phone has by its parts. */
function attemptText(words: string[], isAlone: boolean): TextAttempt[] {
  const asked: TextAttempt = { words, correctedTo: null, ignored: [], absent: null }
  if (words.length === 0) return [asked]
  const isFound = findsText(words)
  const names = isAbsentModel(words) ? nearestNames(words) : []
  if (names.length > 0) return names.map(part => ({ ...asked, words: part, absent: words.join(' ') }))
  if (isFound) return [asked]
  const better = corrected(words, findsText, isAlone)
  if (better) {
    const correctedTo = better.isCorrected ? better.words.join(' ') : null
    return [{ words: better.words, correctedTo, ...unknown(words, better.ignored) }]
  }
  const known = words.filter(isFindable)
  // A number means nothing without the word that it followed.
  const named = known.some(word => !/^[\d_]+$/.test(word)) ? known : []
  const [part = []] = findsText(named) ? [named] : largestParts(named)
  if (part.length === 0 && known.length === words.length) return [asked]
  const ignored = words.filter(word => !part.includes(word))
  return [{ words: part, correctedTo: null, ...unknown(words, ignored) }]
}

/** Of a name with a number that no phone has, the whole is named; other words that were not searched for are listed. */
function unknown(words: string[], ignored: string[]): Pick<Attempt, 'ignored' | 'absent'> {
  const rest = words.filter(word => !ignored.includes(word))
  const isModel = ignored.some(word => /\d/.test(word) && !isMeasure(word)) && rest.length > 0 && rest.every(isNameWord)
  return isModel ? { ignored: [], absent: words.join(' ') } : { ignored, absent: null }
}

const isNameWord = (word: string) => kindOf(word) === 'name'

/** Whether the words are all parts of names, one of them a number, but no name has them together. */
function isAbsentModel(words: string[]): boolean {
  // People add a network to any name.
  const name = words.filter(word => !/^[2-6]g$/.test(word))
  return name.length > 1 && name.some(word => /\d/.test(word)) && name.every(isNameWord) && !isInNames(name)
}

/** Of more words only the first are tried in parts: their number doubles with each word. */
const MAX_PARTED = 5

/** The words without one, or without several. */
function partsOf(words: string[], size: number): string[][] {
  if (size === 0) return [[]]
  return words.flatMap((word, index) => partsOf(words.slice(index + 1), size - 1).map(rest => [word, ...rest]))
}

/** The names nearest to one that no phone has: as many of its words as possible. */
function nearestNames(words: string[]): string[][] {
  const tried = words.slice(0, MAX_PARTED)
  for (let size = Math.min(words.length - 1, tried.length); size > 0; size -= 1) {
    const parts = partsOf(tried, size).filter(isInNames)
    // A part with the brand, or whatever stands first, is nearer.
    const first = parts.filter(part => part[0] === words[0])
    if (parts.length > 0) return first.length > 0 ? first : parts
  }
  return []
}

/** As many of the words as find something together. */
function largestParts(words: string[]): string[][] {
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
    ([side, ...more]) => more.length > 0 || side?.correctedTo || side?.absent || side?.ignored.length,
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

const hasConditions = ({ range, conditions }: Selection) => range !== null || hasNeeds(conditions)

type Relaxation = Pick<Attempt, 'selection' | 'relaxed' | 'aged'> & { left?: string[] }

/** Gives up conditions until a phone fulfils the others; a budget is never given up before all else. */
function relaxedOf(asked: Selection): Relaxation {
  const all = resultsOf(asked, 'newest')
  const none: Relaxation = { selection: asked, relaxed: [], aged: null }
  if ((all.current ?? all.total) > 0) return none
  const relaxed: Relaxed[] = []
  let selection = asked
  while (isRelaxable(selection)) {
    const options = relaxations(selection)
    const best = options.find(({ total }) => total > 0) ?? options[0]
    if (!best) break
    relaxed.push(best.relaxed)
    selection = best.selection
    if (best.total > 0) return { selection, relaxed, aged: all.total > 0 ? asked : null }
  }
  // What was asked for has phones, though not of a price of now.
  if (all.total > 0 || !isNamed(asked)) return none
  if (relaxed.length > 0 && hasResults(selection)) return { selection, relaxed, aged: null }
  const brief = withoutSpecWords(selection)
  if (brief && hasResults(brief.selection)) return { ...brief, relaxed, aged: null }
  if (asked.range === null) return none
  const unpriced = { ...asked, range: null }
  if (hasResults(unpriced)) return { selection: unpriced, relaxed: [{ of: 'range' }], aged: null }
  const { only, isKeypad } = asked.conditions
  const named = { ...unpriced, conditions: { ...noConditions, isKeypad, only } }
  return hasResults(named) ? { selection: named, relaxed: [{ of: 'range' }, ...relaxed], aged: null } : none
}

/** Words of specifications are given up before a budget; those of a name are not. */
function withoutSpecWords(selection: Selection): { selection: Selection; left: string[] } | null {
  const left = selection.alternatives.flat().filter(word => !isNameWord(word))
  const isAnyLeft = left.length < selection.alternatives.flat().length || hasConditions(selection)
  if (left.length === 0 || !isAnyLeft) return null
  return {
    selection: { ...selection, alternatives: selection.alternatives.map(words => words.filter(isNameWord)) },
    left,
  }
}

const isNamed = ({ alternatives, conditions }: Selection) =>
  alternatives.every(words => words.length > 0) || conditions.isKeypad || conditions.must.size > 0

/** Without its only condition a search would show any phone. */
function isRelaxable({ alternatives, range, conditions }: Selection): boolean {
  const { must, features, isKeypad } = conditions
  const isText = alternatives.every(words => words.length > 0)
  return must.size + features.length + Number(range !== null) + Number(isText || isKeypad) > 1
}

/** What a phone is, and not only what it has: without it another kind of phone would be shown. */
const KINDS: Feature[] = ['fold', 'flip']

/** The selection without one condition each: what was typed last first. */
function relaxations(selection: Selection): { selection: Selection; relaxed: Relaxed; total: number }[] {
  const { conditions } = selection
  const { must, features } = conditions
  const candidates: { selection: Selection; relaxed: Relaxed }[] = [
    ...[...must.keys()].map(need => ({
      selection: { ...selection, conditions: { ...conditions, must: without(must, need) } },
      relaxed: { of: need },
    })),
    ...features
      .filter(feature => !KINDS.includes(feature))
      .map(feature => ({
        selection: {
          ...selection,
          conditions: { ...conditions, features: features.filter(other => other !== feature) },
        },
        relaxed: { of: `feature ${feature}` as const },
      })),
  ]
  return candidates
    .map(candidate => {
      const { current, total } = resultsOf(candidate.selection, 'newest')
      return { ...candidate, total: current ?? total }
    })
    .reverse()
}
