/** What a search asks for: a price, needs, an order, an intent, and the name that is left (SEARCH-7, SEARCH-11). Pure. */
import { type NeedId, needRule } from '#app/finder/needs.ts'
import type { Wishes, WishValue } from '#app/finder/wishes.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { isColour } from '#app/search-index/colours.ts'
import type { Feature } from '#app/search-index/features.ts'
import { wordsOf } from '#app/search-index/words.ts'
import { MAX_QUERY_LENGTH } from '../limits.ts'
import { readPriceWords } from '../price-words.ts'
import { normalized, withAmounts, withNames } from './amounts.ts'
import { mostOf, sortOf } from './asked-order.ts'
import { withDurations } from './durations.ts'
import { asksForKeys, SMARTPHONE_FROM_PKR } from './keypads.ts'
import { type Likeness, withoutLikeness } from './likeness.ts'
import type { Intent, Meaning, Operator, UnderstoodSort } from './meanings.ts'
import { withMemory } from './memory-words.ts'
import { type Exclusion, withoutNegated } from './negations.ts'
import { comparedSides, compareWords, isModel, nameOf, type Part, readParts, type Vocabulary } from './parts.ts'
import { respelt } from './phrase-book.ts'
import { isYear, type Reading, readingsOf } from './readings.ts'
import { sized } from './sized-words.ts'
import { ruleOfUse, type Use } from './uses.ts'

export type Unheld = { typed: string; brand: string | null; isWhatsApp: boolean }

export type Understood = {
  /** Words of the name; several lists where phones are compared. An empty list matches every phone. */
  alternatives: string[][]
  /** The name as it was understood. */
  text: string
  range: RupeeRange | null
  /** Whether the price is a bare amount: the phones nearest to it come first. */
  isBudget: boolean
  must: Wishes
  nice: Wishes
  features: Feature[]
  sort: UnderstoodSort | null
  /** What the phones that lead have. */
  lead: Feature | null
  /** Whether a colour is asked for. */
  isOfColour: boolean
  /** The need of which the most is asked. */
  most: NeedId | null
  only: ('priced' | 'smartphone')[]
  isKeypad: boolean
  /** Whether keys and a touch screen are asked for. */
  isTouchAndKeys: boolean
  /** What is not wanted, as typed: phones whose name has all words of one of these names. */
  exclusions: Pick<Exclusion, 'typed' | 'names' | 'needs' | 'isOfOrigin'>[]
  /** The phone, brand or series that others are to be like. */
  likeness: Likeness | null
  /** The letter of a series that is asked for. */
  series: string | null
  network: Operator | null
  intent: Intent | null
  /** All of them, as typed: `pta approved phone qiston par`. */
  intents: Intent[]
  /** Who or what the phone is for; empty where a model is named. */
  uses: Use[]
  /** Whether something else than phones is asked for, and not only something for a phone. */
  isOfOtherDevice: boolean
  /** Whether a word says that phones are searched for. */
  isAboutPhones: boolean
  /** Whether there is no word at all, only signs. */
  isEmpty: boolean
  /** What the site does not record of phones, and brands of which it has none. */
  unheld: Unheld[]
  readings: Reading[]
}

/** More than any phone name has; further words are not read. */
const MAX_WORDS = 24
/** Up to this limit in rupees a stabilised camera is one more reason for a phone, and no condition. */
const LOW_CAMERA_BUDGET = 60_000
const isLowBudget = (range: RupeeRange | null) => range?.max != null && range.max <= LOW_CAMERA_BUDGET + 1

/** The wishes of phrases and measures, and a year beside no model. */
function wishesOf(parts: Part[], { name, years, megapixels, range }: Named) {
  const must: Wishes = new Map()
  const nice: Wishes = new Map()
  const meanings = parts.flatMap(({ meaning }) => meaning ?? [])
  for (const { wish } of parts) if (wish) must.set(wish[0], largest(must.get(wish[0]), wish[1]))
  // A named model is what the visitor wants to see, whatever it has.
  const needs = name.isModel ? nice : must
  // Who asks for megapixels or a kind of video has said what the camera must have.
  const isSpecified =
    megapixels !== null ||
    name.words.includes('ultrawide') ||
    // Of a phone with keys a camera is asked for, not a stabilised one.
    meanings.some(({ feature, isKeypad }) => isKeypad || feature?.startsWith('video'))
  for (const meaning of meanings) {
    const isOfCamera = isSpecified && meaning.sort === 'camera'
    for (const need of isOfCamera ? [] : (meaning.needs ?? [])) {
      // Few cheap cameras are stabilised.
      const isPreferred = need === 'ois' && meaning.sort === 'camera' && isLowBudget(range)
      if (!must.has(need)) (isPreferred ? nice : needs).set(need, needRule(need).standard ?? true)
    }
  }
  if (!meanings.some(({ isKeypad }) => isKeypad))
    // A price that was typed is the budget.
    for (const [need, value] of usesOf(meanings).flatMap(use => ruleOfUse(use).nice))
      if (need !== 'price' || range === null) nice.set(need, value)
  if (years.length > 0 && !name.isModel) {
    // Beside a budget it is one more reason for a phone.
    ;(range === null ? must : nice).set('year', years)
  }
  if (megapixels !== null && must.has('selfie')) must.set('selfie', megapixels)
  for (const need of must.keys()) nice.delete(need)
  return { must, nice }
}

/** Beside other features only a colour leads. */
const leadOf = (meanings: Meaning[], features: Feature[]): Feature | null =>
  meanings.flatMap(({ lead }) => lead ?? []).find(lead => features.length === 0 || isColour(lead)) ?? null

/** What a phone is for decides nothing where it is named; its zoom is then no video call. */
function withoutUse(part: Part): Part {
  if (!part.meaning?.use) return part
  const { use, sort, ...meaning } = part.meaning
  return { ...part, meaning: part.words.join() === 'zoom' ? { needs: ['zoom'] } : meaning }
}

const usesOf = (meanings: Meaning[]): Use[] => [...new Set(meanings.flatMap(({ use }) => use ?? []))]

type Named = { name: Name; years: string[]; megapixels: number | null; range: RupeeRange | null }

const megapixelsOf = (name: string[]) => {
  const typed = name.map(word => Number(/^(\d+)mp$/.exec(word)?.[1])).find(Boolean)
  return typed ?? null
}

const largest = (known: WishValue | undefined, value: WishValue): WishValue =>
  typeof known === 'number' && typeof value === 'number' ? Math.max(known, value) : value

type Name = { words: string[]; isModel: boolean }

/** The name without a year that is no part of it: people add one to anything. */
function nameAndYears(parts: Part[], { isName }: Vocabulary): { name: string[]; years: string[] } {
  const all = nameOf(parts)
  const rest = all.filter(word => !isYear(word))
  const isExtra = rest.length < all.length && (rest.length === 0 || (isName(rest) && !isName(all)))
  return isExtra ? { name: rest, years: all.filter(isYear) } : { name: all, years: [] }
}

/** @param text user input of any length and content */
export function understand(text: string, vocabulary: Vocabulary): Understood {
  const plain = withAmounts(withDurations(withMemory(withNames(normalized(text.slice(0, MAX_QUERY_LENGTH))))))
  const { rest, range, isBudget, typed: typedPrice } = readPriceWords(plain)
  const typed = sized(
    wordsOf(rest)
      .slice(0, MAX_WORDS)
      .map(word => respelt(word, vocabulary)),
    vocabulary,
  )
  const { words: asked, likeness } = withoutLikeness(typed, vocabulary)
  const negated = withoutNegated(asked, vocabulary)
  const all = negated.words
  const sides = comparedSides(all, vocabulary)
  const words = all.filter(word => !compareWords.has(word))
  const read = readParts(words, vocabulary)
  const { name: given, years } = nameAndYears(read, vocabulary)
  const isNamedModel = isModel(given, vocabulary)
  const parts = isNamedModel ? read.map(withoutUse) : read
  const meanings = parts.flatMap(({ meaning }) => meaning ?? [])
  const megapixels = megapixelsOf(given)
  const { must, nice } = wishesOf(parts, { name: { words: given, isModel: isNamedModel }, years, megapixels, range })
  // The megapixels of a selfie camera are a wish, those of other cameras words of specifications.
  const name = must.has('selfie') ? given.filter(word => !/^\d+mp$/.test(word)) : given
  const features = [...new Set(meanings.flatMap(({ feature }) => feature ?? []))]
  const isCompared = sides !== null && sides.length > 1
  const isWithWish = meanings.some(({ isPhone }) => isPhone) && (must.size > 0 || usesOf(meanings).length > 0)
  const intents = isCompared ? ['compare' as const] : intentsOf(meanings, isWithWish)
  const [intent = null] = intents
  // A simple phone with a wish, or for more than keypad phones cost, is a smartphone.
  const isSimpleSmart =
    intent === 'simple' &&
    // `nani ke liye bare button wala` asks for keys.
    !meanings.some(({ isKeypad, intent }) => isKeypad && intent !== 'simple') &&
    (must.size + features.filter(feature => feature !== 'fourG').length > 0 ||
      meanings.some(({ isSmartphone }) => isSmartphone) ||
      (range?.max ?? range?.min ?? 0) > SMARTPHONE_FROM_PKR)
  const isOfKeys = !isNamedModel && asksForKeys(meanings, { must, features, range })
  const isKeypad = isOfKeys || (meanings.some(({ isKeypad }) => isKeypad) && !isSimpleSmart)
  // Phones with keys are small.
  if (isOfKeys) must.delete('screenMax')
  const isForWhatsApp = meanings.some(({ isWhatsApp }) => isWhatsApp)
  return {
    alternatives: sides ?? [name],
    text: (sides ?? [likeness?.name ?? name]).map(side => side.join(' ')).join(' vs '),
    range,
    isBudget,
    must,
    nice: isSimpleSmart ? simpleSmart(must, nice, range) : nice,
    features,
    sort: sortOf(meanings, range),
    // It needs the internet.
    lead: isNamedModel ? null : isForWhatsApp && isKeypad ? 'fourG' : leadOf(meanings, features),
    isOfColour: meanings.some(({ lead = '' }) => isColour(lead)),
    most: mostOf(meanings),
    only: [
      ...new Set([
        ...meanings.flatMap(({ only = [] }) => only),
        ...(negated.isTouch || (isForWhatsApp && !isKeypad) ? ['smartphone' as const] : []),
      ]),
    ],
    isKeypad,
    isTouchAndKeys: meanings.some(({ isTouchAndKeys }) => isTouchAndKeys),
    exclusions: negated.exclusions,
    series: meanings.find(({ series }) => series)?.series ?? null,
    network: meanings.find(({ network }) => network)?.network ?? null,
    intent: isSimpleSmart ? null : intent,
    intents: isSimpleSmart ? [] : intents,
    uses: usesOf(meanings),
    likeness,
    isEmpty: words.length === 0 && likeness === null && range === null && all.length === asked.length,
    isOfOtherDevice: meanings.some(({ intent, isAccessory }) => intent === 'elsewhere' && !isAccessory),
    isAboutPhones: meanings.some(({ isPhone }) => isPhone) || negated.unheld.length > 0,
    unheld: [
      ...parts.flatMap(({ words, meaning }) =>
        meaning?.isUnheld
          ? [{ typed: words.join(' '), brand: meaning.otherBrand ?? null, isWhatsApp: meaning.isWhatsApp ?? false }]
          : [],
      ),
      ...negated.unheld.map(typed => ({ typed, brand: null, isWhatsApp: false })),
    ],
    readings: readingsOf(parts, { typedPrice, exclusions: negated.exclusions, likeness }),
  }
}

/** A simple smartphone is large, lasts long, and is not dear. */
const simpleSmart = (must: Wishes, nice: Wishes, range: RupeeRange | null): Wishes =>
  new Map([
    ...nice,
    ...(['screenMin', 'battery', 'price'] as const).flatMap(need =>
      must.has(need) || (need === 'price' && range !== null)
        ? []
        : [[need, needRule(need).standard ?? true] as [NeedId, WishValue]],
    ),
  ])

/** The question for a price is the weakest intent: people add it to any other. */
const intentsOf = (meanings: Meaning[], isWithWish: boolean): Intent[] => {
  // `45w charger wala phone` is about a phone.
  const intents = meanings.flatMap(({ intent }) => (intent === 'elsewhere' && isWithWish ? [] : (intent ?? [])))
  const others = intents.filter(intent => intent !== 'price')
  return [...new Set(others.length > 0 ? others : intents)]
}
