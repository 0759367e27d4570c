/** Which of more than two phones a page recommends, and what another one is taken for (COMPARE-8). Pure. */
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { withoutRepeated } from '#app/platform/text/short-name.ts'
import { columnNames } from '../column-names.ts'
import type { ComparedPhone } from './compared.ts'
import type { MarkRow } from './marks.ts'
import type { LeadTheme } from './page-leads.ts'
import { bySubject, FEW_ROWS, knownRows, type LeadRow } from './sentences.ts'
import { meaningTexts } from './texts.ts'
import { haveUpdatesEnded } from './update-marks.ts'
import type { Winners } from './winners.ts'

/** What a phone is taken for, the weightiest first; memory and storage differ by version. */
const reasonRows = [
  'speed',
  'network5g',
  'updates',
  'camera',
  'screen',
  'batteryLife',
  'graphics',
  'charging',
  'water',
  'batterySize',
] as const satisfies LeadRow[]
type Reason = (typeof reasonRows)[number]

/** So many reasons are named at most, fewer where the sentence would be longer than this. */
const MOST_REASONS = 3
const MOST_CHARACTERS = 160
/** So many reasons for the one for most are named at most. */
const MOST_OWN_REASONS = 2
/** Below this share of the price of each other one a phone costs far less. */
const HALF = 1 / 2
/** A saving below this share of the price is no reason to take less. */
const LEAST_SAVING = 0.1
/** So much less may not be asked for another one, whatever it lacks. */
const FAR_LESS = 2 / 3
/** Without prices a phone must lead in so much of this. */
const LEAST_LEADS = 3

export type Conclusion = {
  /** The one for most, whose price is said with it; null where none is named. */
  priced: number | null
  clauses: string[]
  /** The one that is named first and one that is taken instead; null where none is named. */
  pair: [number, number] | null
}

const NONE: Conclusion = { priced: null, clauses: [], pair: null }

type Suited = { index: number; pkr: number }

/**
 * For most is the phone with the lowest price of now, of those that are at least fine for everyday use and whose promised
 * updates are not known to have ended; one that costs little more and leads in more takes its place. Nobody is named at a price
 * where one that may be so was last shown at a lower one, or any at one far lower, or where prices are not compared: then only who leads in the most
 * things that are said, at a like price. What the others are taken for is what they alone lead in, or share the lead in, over the one that is named: those
 * that lead in the most such things. A lead that leaves out a phone is none, and nothing is said where little is
 * known or nobody leads.
 */
export function conclusionOf(phones: ComparedPhone[], compared: Winners<MarkRow>, themes: LeadTheme[]): Conclusion {
  if (knownRows(compared.winners).known < FEW_ROWS) return NONE
  const leads = leadsByPhone(phones, compared)
  const names = columnNames(phones.map(({ name }) => name))
  const pick = compared.winners.price === null ? null : pickOf(phones, leads)
  if (leads.every(rows => rows.length === 0)) return NONE
  if (pick === null) return likePrice(phones, leads, themes)
  const { forMost, pricedName, takeFor, list } = meaningTexts()
  const phone = phones[pick.index]
  const why = ownReasons(phones, leads, pick)
  const headOf = (reasons: string[]) =>
    forMost(pricedName(phone?.name ?? '', formatNumber(pick.pkr), whenOf(phone)), list(reasons))
  const over = leads.map(rows => rows.filter(row => !leads[pick.index]?.includes(row)))
  const most = Math.max(...over.map(rows => rows.length))
  const best = over.find(rows => rows.length === most) ?? []
  const pair = pairOf(pick.index, most === 0 ? -1 : over.indexOf(best))
  if (most === 0) return { priced: pick.index, clauses: [headOf(why)], pair }
  const others = names.filter((_, index) => over[index]?.join() === best.join())
  const words = best.slice(0, MOST_REASONS).map(row => meaningTexts().leads[row])
  const clauseOf = (reasons: string[]) => takeFor(list(withoutRepeated(others).map(ofSource)), list(reasons))
  // Each has a reason before one has more of them.
  const fitting = [...firstOf(why), []]
    .flatMap(own => firstOf(words).map(reasons => [headOf(own), clauseOf(reasons)]))
    .find(clauses => `${clauses.join('; ')}.`.length <= MOST_CHARACTERS)
  return { priced: pick.index, clauses: fitting ?? [headOf([])], pair }
}

/** All of them, all but the last one, and so on to the first one. */
const firstOf = (words: string[]): string[][] => words.map((_, index) => words.slice(0, words.length - index))

/** Why it is for most: its price, where none was seen for as little, and what it alone leads in. */
function ownReasons(phones: ComparedPhone[], leads: Reason[][], { index: own, pkr }: Suited): string[] {
  const { leads: words, lowestSeen, belowHalf } = meaningTexts()
  const others = phones.filter((_, index) => index !== own)
  const seen = others.flatMap(({ shown, price }) => shown?.pkr ?? price?.pkr ?? [])
  // Prices that may have changed are no measure of how much less it is.
  const isFarLess = others.every(
    ({ price, shown }) =>
      price?.grade === 'shop' && price.kind !== 'launch' && !shown?.isStale && pkr < price.pkr * HALF,
  )
  const price = isFarLess ? [belowHalf] : seen.length > 0 && seen.every(each => each > pkr) ? [lowestSeen] : []
  const alone = (leads[own] ?? []).filter(row => leads.every((rows, index) => index === own || !rows.includes(row)))
  return [...price, ...alone.map(row => words[row])].slice(0, MOST_OWN_REASONS)
}

/** With the first of the others where none is taken instead. */
const pairOf = (first: number, instead: number): [number, number] => [
  first,
  instead < 0 ? Number(first === 0) : instead,
]

/** `June 2026`, `about July 2026`. */
export const whenOf = (phone: ComparedPhone | undefined): string =>
  phone?.shown?.when ?? formatDate(phone?.price?.date?.slice(0, 7) ?? '')

/** What each leads in over all others, alone or with others. */
function leadsByPhone(phones: ComparedPhone[], compared: Winners<MarkRow>): Reason[][] {
  const { winners, notCompared, shared } = bySubject(phones, compared)
  return phones.map((_, index) =>
    reasonRows.filter(row => (winners[row] === index && notCompared[row].length === 0) || shared[row].includes(index)),
  )
}

const hasKnownSpeed = ({ facts }: ComparedPhone) => Boolean(facts.speed?.value.tier)

/** Slow, or without updates, as far as known. */
function isUnsuited(phone: ComparedPhone): boolean {
  const tier = phone.facts.speed?.value.tier
  return tier === 'basic' || tier === 'minimal' || haveUpdatesEnded(phone)
}

const isSuited = (phone: ComparedPhone) => hasKnownSpeed(phone) && !isUnsuited(phone)

/** The one for most; null where prices do not tell. */
function pickOf(phones: ComparedPhone[], leads: Reason[][]): Suited | null {
  const current = phones
    .flatMap((phone, index): Suited[] => {
      const { price, shown } = phone
      const isOfNow = price?.grade === 'shop' && price.kind !== 'launch' && !shown?.isStale
      return isOfNow && isSuited(phone) ? [{ index, pkr: price.pkr }] : []
    })
    .toSorted((a, b) => a.pkr - b.pkr)
  const [cheapest] = current
  if (!cheapest) return null
  const isBeaten = phones.some(phone => {
    const pkr = phone.shown?.pkr ?? phone.price?.pkr ?? Number.POSITIVE_INFINITY
    return pkr < cheapest.pkr * (isUnsuited(phone) ? FAR_LESS : 1)
  })
  if (isBeaten) return null
  const countOf = ({ index }: Suited) => leads[index]?.length ?? 0
  const near = current.filter(({ pkr }) => cheapest.pkr > pkr * (1 - LEAST_SAVING))
  return near.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? cheapest
}

/** The one that leads in the most things, alone or with others. */
function likePrice(phones: ComparedPhone[], leads: Reason[][], themes: LeadTheme[]): Conclusion {
  const counts = phones.map((_, index) =>
    themes
      .filter(({ leaders }) => leaders.includes(index))
      .reduce((sum, { overAll, overSome }) => sum + overAll.length + overSome.length, 0),
  )
  const first = counts.indexOf(Math.max(...counts))
  const isAlone = counts.lastIndexOf(Math.max(...counts)) === first
  const phone = phones[first]
  return phone && isAlone && (leads[first]?.length ?? 0) >= LEAST_LEADS && isSuited(phone)
    ? { priced: null, clauses: [meaningTexts().atLikePrice(phone.name)], pair: pairOf(first, -1) }
    : NONE
}
