/** What a search does not want: `not samsung`, `infinix ke ilawa`, `without stylus` (SEARCH-14). Pure. */
import { type NeedId, needRule } from '#app/finder/needs.ts'
import { CHIP_NAMES } from './chip-names.ts'
import type { Meaning } from './meanings.ts'
import { compareWords, type Part, readParts, type Vocabulary } from './parts.ts'

/** Words of which a name that has all of them is left out, as they were typed with their negation. */
export type Exclusion = {
  typed: string
  names: string[][]
  /** What phones are known not to have. */
  needs: NeedId[]
  isBefore: boolean
  /** Whether brands are meant by where they are from, such as `no chinese`. */
  isOfOrigin: boolean
}

export type Negated = {
  /** The words without what was negated. */
  words: string[]
  exclusions: Exclusion[]
  /** What was negated and is nothing that phones can be searched without, such as `without curved screen`. */
  unheld: string[]
  /** Whether phones with keys are not wanted. */
  isTouch: boolean
}

/** Between a negation and what it negates: `not a chinese phone`, `samsung wala nahi`. */
const SKIPPED = new Set('a an the any koi wala wali wale ka ki ke brand brands company too chahiye'.split(' '))
const MAX_SKIPPED = 3

const isSkipped = ({ words, meaning }: Part) =>
  meaning?.negates === undefined && (meaning?.isPhone === true || words.every(word => SKIPPED.has(word)))
const isConnector = ({ words }: Part) => words.every(word => compareWords.has(word))
const isNamed = ({ words, meaning }: Part, { isFamily }: Vocabulary) =>
  meaning?.makers !== undefined || (meaning === null && words.length === 1 && isFamily(words[0] ?? ''))
/** A search cannot leave chips out. */
const isChip = ({ words: [word = ''], meaning }: Part) => meaning === null && CHIP_NAMES.includes(word)
const saysSomething = (meaning: Meaning | null) =>
  meaning !== null && meaning.negates === undefined && (!meaning.isFiller || meaning.isMost === true)

/** The places of the parts that a negation is about, in the order of reading; empty where it is about none. */
function targetsOf(parts: Part[], at: number, vocabulary: Vocabulary): number[] {
  const step = parts[at]?.meaning?.negates === 'next' ? 1 : -1
  let place = at + step
  for (let skipped = 0; skipped < MAX_SKIPPED; skipped += 1, place += step) {
    const part = parts[place]
    if (!part || !isSkipped(part)) break
  }
  const first = parts[place]
  if (!first) return []
  if (!isNamed(first, vocabulary)) return first.wish || isChip(first) || saysSomething(first.meaning) ? [place] : []
  const targets: number[] = []
  for (let part = parts[place]; part; place += step, part = parts[place]) {
    if (isNamed(part, vocabulary)) targets.push(place)
    else if (!isConnector(part)) break
  }
  // `no samsung a15` names a model; what is said of it is not known.
  const behind = parts[Math.max(...targets) + 1]
  return behind?.meaning === null && behind.words.some(word => /\d/.test(word)) ? [] : targets.sort((a, b) => a - b)
}

/** The names that the words of these parts make up: `oppo reno` is one, `infinix tecno` two. */
function namesOf(parts: Part[], { isName }: Vocabulary): string[][] {
  const names: string[][] = []
  for (const { words, meaning } of parts) {
    if (meaning?.makers) {
      names.push(...meaning.makers.map(maker => [maker]))
      continue
    }
    const last = names.at(-1)
    if (last && isName([...last, ...words])) last.push(...words)
    else names.push([...words])
  }
  return names
}

/** Cuts out of a search what it does not want. */
export function withoutNegated(words: string[], vocabulary: Vocabulary): Negated {
  const parts = readParts(words, vocabulary)
  const cut = new Set<number>()
  const negated: Negated = { words, exclusions: [], unheld: [], isTouch: false }
  parts.forEach(({ meaning }, at) => {
    if (!meaning?.negates) return
    const targets = targetsOf(parts, at, vocabulary).filter(place => !cut.has(place))
    const [first = at, last = first] = [targets[0], targets.at(-1)]
    if (targets.length === 0) return
    const [from, to] = [Math.min(at, first), Math.max(at, last)]
    const typed = parts.slice(from, to + 1).flatMap(part => part.words)
    for (let place = from; place <= to; place += 1) cut.add(place)
    const about = targets.flatMap(place => parts[place] ?? [])
    const isOfNames = about.some(part => isNamed(part, vocabulary))
    const needs = isOfNames
      ? []
      : about.flatMap(({ meaning }) => (meaning?.sort ? [] : (meaning?.needs ?? []))).filter(isYesOrNo)
    if (isOfNames || needs.length > 0)
      negated.exclusions.push({
        typed: typed.join(' '),
        names: isOfNames ? namesOf(about, vocabulary) : [],
        needs,
        isBefore: meaning.negates === 'previous',
        isOfOrigin: about.some(part => part.meaning?.makers !== undefined),
      })
    else if (about.some(part => part.meaning?.isKeypad)) negated.isTouch = true
    else if (about.some(part => part.wish || isChip(part) || isOfPhones(part.meaning)))
      negated.unheld.push(typed.join(' '))
  })
  if (cut.size > 0) negated.words = parts.flatMap((part, at) => (cut.has(at) ? [] : part.words))
  return negated
}

/** Of a need for more than a number a phone has all or nothing. */
const isYesOrNo = (need: NeedId) => needRule(need).kind === 'has'

/** Whether something is asked of a phone, and not an order or what the search is about. */
const isOfPhones = (meaning: Meaning | null) =>
  Boolean(meaning && (meaning.needs || meaning.feature || meaning.isUnheld || meaning.network))
