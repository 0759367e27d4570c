/** Loads the data of the compare page for the ids in its URL. */

import type { Phone, PhoneCard, PriceNote } from '#app/entities/phone.ts'
import { operatorNames } from '#app/facts/store.server.ts'
import type { ValuePool } from '#app/finder/value.ts'
import { type Answer, answerOf } from '#app/phones/answer.ts'
import { currentIds } from '#app/phones/former-slugs.server.ts'
import { findPhone, listPhonesByIds, listPriceHistory } from '#app/phones/phones.server.ts'
import { shownSpecifications } from '#app/phones/variants.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { phonePath } from '#app/platform/paths.ts'
import { capitalized } from '#app/platform/text/format.ts'
import { describeOffer, statedDate } from '#app/prices/sources.ts'
import { listSimilar } from '#app/similarity/neighbours.server.ts'
import { type SizedPhone, sizedPhone } from '#app/true-size/sized-phone.ts'
import { compareByMeaning, comparedPhones } from './compared-phones.server.ts'
import { keypadRows } from './decision/keypad-rows.ts'
import { type DecisionRow, decisionRows, indexOf } from './decision/rows.ts'
import type { ComparedPhone } from './meaning/compared.ts'
import type { Meaning } from './meaning/meaning.ts'
import type { Leads } from './meaning/page-leads.ts'
import { meaningTexts } from './meaning/texts.ts'
import { type Value, valueSentence } from './meaning/value.ts'
import { pairClasses } from './pairs.ts'
import { comparedPoints, sharedPoints } from './points.ts'
import { type ReadyPair, readyPairs } from './suggestions.server.ts'
import { compareDetails, compareMain, type Group, type Row } from './table.ts'

/** The sentence on value for money, and the phone that it names. */
type ValueInWords = {
  text: string
  matched: { id: string; slug: string; name: string; href: string; pkr: number; priceNote: PriceNote | null }
}

export type Verdict = Pick<Answer, 'verdict' | 'pros' | 'cons'> & {
  id: string
  /** Where nothing else is said of it: what it shares the lead in with others of more than two, in words; else empty. */
  shared: string
  value: ValueInWords | null
}

export type Comparison = {
  phones: (Pick<
    Phone,
    'id' | 'slug' | 'name' | 'brand' | 'imageUrl' | 'pricePkr' | 'priceGrade' | 'priceNote' | 'isPriceStale'
  > & {
    /** `Shop price from PriceOye, March 2026`, and its date; null without a price. */
    origin: { text: string; date: string } | null
    shortName: string
  })[]
  /** With the classes of the pairs of more than two phones between which a row shows no clear difference. */
  decisive: (DecisionRow & { alike: string })[]
  main: Row[]
  details: Group[]
  /** Who takes which of two, and what is said of a third phone for less, if any; null where that is not said. */
  verdict: { text: string; cheaper: { id: string; text: string; than: string | null } | null } | null
  /** On all phones together, a sentence each; none for a single one. */
  lines: string[]
  /** Of two: that the price of one is older; empty where it is not. */
  olderPrice: string
  /** The places of the two of more phones that a small screen shows first. */
  named: [number, number]
  /** What speaks for and against all of them alike. */
  shared: string[]
  /** The dates of prices that were read long after each other; else empty. */
  priceNotes: string
  /** Of more than two phones: which are not compared in what another one leads in; how little can be compared. */
  notes: string[]
  /** Names of phones beyond the limit, which are not compared. */
  beyond: string[]
  verdicts: Verdict[]
  /** Phones of known size, for drawings at the same scale. */
  sized: SizedPhone[]
  /** Phones to compare a single one with. */
  similar: PhoneCard[]
  /** Comparisons to begin with; empty where there are phones. */
  pairs: ReadyPair[]
  /** Ids without a phone, such as ids of deleted phones. */
  gone: string[]
}

/** Maximum number of ids looked up from a URL or form. */
export const MAX_IDS = 50

/** Similar phones offered beside a single one. */
const SIMILAR_OFFERED = 3

/** The ids without a phone, among the first `MAX_IDS` distinct ids. */
export function missingIds(ids: string[]): string[] {
  const requested = [...new Set(ids)].slice(0, MAX_IDS)
  const known = new Set(listPhonesByIds(currentIds(requested)).map(phone => phone.id))
  return requested.filter(id => currentIds([id]).every(current => !known.has(current)))
}

/** @param ids ids from the URL; unknown ids and phones beyond the limit are dropped (COMPARE-5) */
export function loadComparison(ids: string[]): Comparison {
  const requested = currentIds(ids.slice(0, MAX_IDS))
  const known = listPhonesByIds(requested)
  const phones = comparedPhones(known.slice(0, COMPARE_LIMIT))
  const { meaning, pool } = compareByMeaning(phones)
  const now = Date.now()
  const answers = phones.map(phone => answerOf(phone, phone.facts, now))
  const charging = [...meaning.shared.charging, indexOf(meaning.pageMarks.charging)]
  const points = comparedPoints(phones, now, index => charging.includes(index))
  const isKeypad = phones.every(({ facts }) => facts.kind?.value === 'keypad')
  const rowsOf = (indexes: number[]) => {
    const some = indexes.flatMap(index => phones[index] ?? [])
    const { meaning: ofSome } = some.length === phones.length ? { meaning } : compareByMeaning(some)
    const rows = decisionRows(some, ofSome, { operators: operatorNames(), now })
    return isKeypad
      ? keypadRows(
          rows,
          indexes.flatMap(index => answers[index] ?? []),
        )
      : rows
  }
  const verdicts = phones.flatMap((phone, index): Verdict[] => {
    const answer = answers[index]
    if (!answer) return []
    // What phones with keys are is known; the rows below say what they have.
    const verdict = isKeypad ? '' : answer.verdict
    const { pros, cons } = points[index] ?? { pros: [], cons: [] }
    const value = valueInWords(phone, meaning.value[index] ?? null, pool)
    const isPlain = verdict === '' && pros.length + cons.length === 0
    const shared = isPlain ? sharedInWords(meaning.leads[index]) : ''
    const isEmpty = isPlain && shared === '' && !value
    return isEmpty ? [] : [{ id: phone.id, verdict, shared, pros, cons, value }]
  })
  const older = phones.map(({ name }) => meaningTexts().isOlder(name))
  const said = meaning.pageLines.filter(line => !meaning.verdict?.said.includes(line))
  return {
    phones: phones.map(
      ({ id, slug, name, shortName, brand, imageUrl, pricePkr, priceGrade, priceNote, isPriceStale, priceOrigin }) => ({
        origin: priceOrigin && { text: describeOffer(priceOrigin), date: statedDate(priceOrigin) },
        id,
        slug,
        name,
        shortName,
        brand,
        imageUrl,
        pricePkr,
        priceGrade,
        priceNote,
        isPriceStale,
      }),
    ),
    decisive: withAlike(phones.length, rowsOf),
    main: compareMain(phones),
    details: compareDetails(
      phones.map(phone => ({ ...phone, specifications: shownSpecifications(phone, listPriceHistory(phone.id)) })),
    ),
    verdict: verdictInWords(meaning, verdicts),
    lines: said.filter(line => !older.includes(line)),
    olderPrice: said.find(line => older.includes(line)) ?? '',
    named: meaning.named,
    shared: sharedPoints(phones, now),
    priceNotes: meaning.priceNotes,
    notes: meaning.pageNotes,
    beyond: known.slice(COMPARE_LIMIT).map(({ name }) => name),
    verdicts,
    sized: phones.flatMap(phone => sizedPhone(phone) ?? []),
    similar: phones.length === 1 && phones[0] ? listSimilar(phones[0], SIMILAR_OFFERED) : [],
    pairs: phones.length === 0 ? readyPairs() : [],
    gone: requested.filter(id => !known.some(phone => phone.id === id)),
  }
}

/** The rows of all phones; of more than two each pair is compared by itself too. @param rowsOf the rows of the phones at these places */
function withAlike(phones: number, rowsOf: (indexes: number[]) => DecisionRow[]): Comparison['decisive'] {
  const ofPairs = new Map<string, DecisionRow[]>()
  const rowOfPair = (pair: [number, number], id: DecisionRow['id']) => {
    const rows = ofPairs.get(pair.join()) ?? rowsOf(pair)
    ofPairs.set(pair.join(), rows)
    return rows.find(row => row.id === id)
  }
  return rowsOf(Array.from({ length: phones }, (_, index) => index)).map(row => ({
    ...row,
    // The price is never left out; a row without another fact of these two is.
    alike: row.id === 'price' ? '' : pairClasses(phones, pair => rowOfPair(pair, row.id)?.isEqual ?? true),
  }))
}

/** A third phone is named only where its price has its source beside it. */
function verdictInWords({ verdict }: Meaning, verdicts: Verdict[]): Comparison['verdict'] {
  if (!verdict) return null
  const matched = verdicts.flatMap(({ value }) => value?.matched ?? [])
  const { text, cheaper } = verdict
  const priced = matched.find(({ slug, priceNote }) => slug === cheaper?.slug && priceNote)
  return { text, cheaper: cheaper && priced ? { ...cheaper, id: priced.id } : null }
}

function sharedInWords(leads: Leads | undefined): string {
  const { list, shares } = meaningTexts()
  const shared = leads?.shared ?? []
  return shared.length > 0 ? capitalized(shares(list(shared))) : ''
}

function valueInWords(phone: ComparedPhone, value: Value | null, pool: ValuePool): ValueInWords | null {
  // Where nothing gives as much for less there is nothing to say beside four phones.
  if (!value?.matchedBy) return null
  const text = valueSentence(phone, value, pool)
  const matched = findPhone(value.matchedBy)
  if (!text || !matched) return null
  const { id, name, pricePkr, priceNote } = matched
  return {
    text,
    matched: {
      id,
      slug: matched.slug,
      name,
      href: phonePath(matched),
      pkr: value.matchedPkr ?? 0,
      priceNote: pricePkr === value.matchedPkr ? priceNote : null,
    },
  }
}
