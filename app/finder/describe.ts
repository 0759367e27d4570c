/** Wishes and misses in words (FIND-7). Pure. */
import { readableVersion } from '#app/facts/memory.ts'
import { capitalized, formatNumber, plural, withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { formatPrice } from '#app/prices/price.ts'
import { isMissed, type NearMiss } from './find.ts'
import { type NeedId, needRule } from './needs.ts'
import type { FinderSort } from './order.ts'
import type { FinderTable } from './table.ts'
import { finderTexts } from './texts.ts'
import { versionAt, versionAtPrice, versionsAt } from './version-price.ts'
import type { Wishes, WishValue } from './wishes.ts'

/** The names of brands by slug, of operators by id and of series by key, as far as they are needed. */
export type ChoiceNames = { [Need in 'brand' | 'net' | 'series']?: Record<string, string> }

/** The words of a choice: `6,000 mAh or more`, `Samsung`. */
export function describeChoice(need: NeedId, value: number | string, names: ChoiceNames = {}): string {
  if (typeof value === 'number') return finderTexts().needs[need].choice?.(value) ?? formatNumber(value)
  if (need === 'brand' || need === 'net' || need === 'series') return names[need]?.[value] ?? value
  const words = need === 'kind' ? finderTexts().kinds : need === 'grade' ? finderTexts().grades : {}
  return words[value] ?? value
}

/** A wish as a chip says it: `Battery: 6,000 mAh or more`, `NFC`. */
export function describeWish(need: NeedId, wish: WishValue, names: ChoiceNames = {}): string {
  const label = finderTexts().needs[need].label
  if (wish === true) return label
  // A speed is said by what it is enough for.
  if (need === 'speed' && typeof wish === 'number') return describeChoice(need, wish)
  const values = (Array.isArray(wish) ? wish : [wish]).map(value => describeChoice(need, value, names))
  return need === 'price' || need === 'priceMin'
    ? finderTexts().priceWish(withCommas(values))
    : finderTexts().wish(label, withCommas(values))
}

/** The same in few words, as chips, suggestions and the rail name it: `6,000 mAh+`, `5G`, `Up to Rs 45,000`. */
export function describeShortWish(need: NeedId, wish: WishValue, names: ChoiceNames = {}): string {
  const { asked, choice, quick } = finderTexts().needs[need]
  if (wish === true && quick) return quick
  if (need === 'grade') return capitalized(gradesInShort(wish))
  if (need === 'series' && Array.isArray(wish)) return withCommas(wish.map(key => describeChoice(need, key, names)))
  const isPrice = need === 'price' || need === 'priceMin'
  const words = isPrice ? choice : asked
  return typeof wish === 'number' && words ? capitalized(words(wish)) : describeWish(need, wish, names)
}

const gradesInShort = (wish: WishValue): string =>
  withCommas([wish].flat().map(grade => finderTexts().gradesInShort[String(grade)]))

/** A frequent need of its usual value. */
export const describeQuick = (need: NeedId): string => describeShortWish(need, needRule(need).standard ?? true)

/** The wishes as a sentence says them: `to Rs 45,000`, `6,000 mAh+`, `5G`. The price comes first. */
function describeAsked(must: Wishes, names: ChoiceNames = {}): string[] {
  const place = (need: NeedId) => ['priceMin', 'price'].indexOf(need) + 1 || 3
  const ordered = [...must].sort(([a], [b]) => place(a) - place(b))
  return ordered.map(([need, wish]) => {
    const words = finderTexts().needs[need]
    if (typeof wish === 'number') return (words.asked ?? words.choice)?.(wish) ?? describeWish(need, wish, names)
    if (wish === true) return words.quick ?? words.label
    if (need === 'grade') return gradesInShort(wish)
    return withCommas([wish].flat().map(value => describeChoice(need, value, names)))
  })
}

type Asked = { must: [NeedId, WishValue][]; names: ChoiceNames }

/**
 * What a list is of, as `20 phones to Rs 45,000, 6,000 mAh+`; null without wishes.
 * @param ofPage what the page itself says of these phones, as `20 phones below PKR 50,000`
 */
export function askedSentence(
  total: number,
  { must, names }: Asked,
  ofPage = (phones: string): string => phones,
): string | null {
  if (must.length === 0) return null
  const { asked, noPhone, onePhone, phones } = finderTexts()
  return asked(
    ofPage(total === 0 ? noPhone : plural(total, { one: onePhone, other: phones(formatNumber(total)) })),
    describeAsked(new Map(must), names),
  )
}

/** Orders with their words. */
export const sortOptions = (sorts: readonly FinderSort[]) =>
  sorts.map(value => ({ value, label: finderTexts().sorts[value] }))

/** What an order by price, or a price band, says of grades; undefined for others. */
export const gradesNote = (sort = '', isOfBand = false): string | undefined =>
  isOfBand || sort.startsWith('price') ? finderTexts().gradesLead : undefined

/** What a near miss lacks: `Rs 2,999 over your budget`. */
export function describeMiss({ failed, has }: Pick<NearMiss, 'failed' | 'has'>, must: Wishes): string {
  const wish = must.get(failed)
  const sentence = finderTexts().needs[failed].miss
  return typeof has === 'number' && typeof wish === 'number' && sentence
    ? sentence(has, wish)
    : finderTexts().hasAllBut(finderTexts().needs[failed].label)
}

/**
 * What is said beside the price of a phone where memory is wished: the price of the wished version, that it is not known, or
 * that the price names no version (FIND-8); null where the price is that of the version.
 * @param ownPkr the price of the phone in rupees
 */
export function describeVersion(table: FinderTable, row: number, must: Wishes, ownPkr: number | null): string | null {
  if (ownPkr !== null && table.unnamed?.[row] === 1) return finderTexts().memoryNotNamed
  const version = versionAt(table, row, must, ownPkr)
  if (version?.pkr) return finderTexts().versionPrice(describeMemory(version), formatPrice(version.pkr))
  if (ownPkr === null || !table.unnamed || Number.isFinite(table.columns.price[row])) return null
  const own = versionAtPrice(table, row, ownPkr)
  const [ramGb, storageGb] = (['ram', 'storage'] as const).map(need => {
    const gb = must.get(need)
    return typeof gb === 'number' ? gb : null
  })
  return finderTexts().versionPriceUnknown(describeMemory({ ramGb, storageGb }), own && describeMemory(own))
}

type Memory = { [Part in 'ramGb' | 'storageGb']?: number | null }

/** `4 + 64 GB`; RAM alone would be taken for storage, so it is named. Empty where neither is known. */
function describeMemory({ ramGb, storageGb }: Memory): string {
  const sizes = readableVersion({ ramGb: ramGb || null, storageGb: storageGb || null })
  if (!sizes) return ''
  const memory = ofSource(sizes)
  return ramGb && !storageGb ? `${memory} ${finderTexts().needs.ram.label}` : memory
}

/**
 * The memory that the price of a phone is for: `4 + 64 GB`; `from 3 + 64 GB`, the least that the phone is sold with, where
 * the price names none.
 * @param ownPkr the price of the phone in rupees
 */
export function describePricedMemory(table: FinderTable, row: number, ownPkr: number): string {
  const versions = versionsAt(table, row)
  const priced = versions.filter(({ pkr }) => pkr === ownPkr)
  // A price that names no single version stands for itself beside them.
  const own = priced.find(({ ramGb, storageGb }) => !(ramGb && storageGb)) ?? priced[0]
  const named = own ? describeMemory(own) : ''
  if (named) return named
  const others = versions.filter(version => version !== own)
  const [least] = others.toSorted((a, b) => a.storageGb - b.storageGb || a.ramGb - b.ramGb)
  const areAllKnown = others.every(({ ramGb, storageGb }) => ramGb && storageGb)
  if (!least || !areAllKnown) return finderTexts().memoryNotNamed
  return others.length > 1 ? finderTexts().memoryFrom(describeMemory(least)) : describeMemory(least)
}

/**
 * What a phone has of a need: `6,000 mAh`, `AMOLED`; null where it is not known, or the phone has not what was asked for.
 * @param value from the table's column
 */
export function describeValue(need: NeedId, value: number): string | null {
  const isThere = needRule(need).kind === 'has' ? value === 1 : !Number.isNaN(value)
  return isThere ? (finderTexts().needs[need].has?.(value) ?? null) : null
}

/** What cards show among the rest, or not at all, and say first where it is asked for: it is why the phone is listed. */
const ASKED_OF_CARDS = [
  'fiveG',
  'ois',
  'battery',
  'speed',
  'charging',
  'selfie',
  'zoom',
  'weight',
  'thickness',
  'water',
  'updates',
] as const satisfies NeedId[]

/** More would not be one line. */
const MAX_ASKED = 3

export type AskedOfCards = {
  must: Wishes
  nice?: Wishes
  sort: string | null
  /** Wishes that were lowered: where a phone misses one, that is said in its place. */
  lowered?: NeedId[]
}

/** Whether a wish or the order asks for it. */
export const isAskedOf = (need: NeedId, { must, nice, sort }: AskedOfCards): boolean =>
  must.has(need) || nice?.has(need) || sort === (need === 'ois' ? 'camera' : need)

const askedOf = (wanted: AskedOfCards, shown: readonly NeedId[]) =>
  ASKED_OF_CARDS.filter(need => isAskedOf(need, wanted) && !shown.includes(need)).slice(0, MAX_ASKED)

/** Whether that line would say nothing but what each phone of the list has, such as 5G. @param shown what the card says elsewhere */
export const isSaidOfAll = (wanted: AskedOfCards, shown: readonly NeedId[]): boolean =>
  !wanted.must.has('ram') &&
  !wanted.must.has('storage') &&
  askedOf(wanted, shown).every(need => wanted.must.get(need) === true)

/**
 * The line of a card about what was asked: the version that the price is of, and what the phone has of wishes and order; null
 * where there is nothing to say.
 * @param pricePkr the price of the phone in rupees
 * @param shown what the card says elsewhere
 */
export function describeAskedOf(
  table: FinderTable,
  row: number,
  wanted: AskedOfCards,
  pricePkr: number | null,
  shown: readonly NeedId[] = [],
): string | null {
  const { must, lowered = [] } = wanted
  const values = askedOf(wanted, shown).map(need => {
    const value = table.columns[need][row] ?? Number.NaN
    const wish = must.get(need)
    if (lowered.includes(need) && typeof wish === 'number' && isMissed(need, value, wish)) return null
    return describeValue(need, value)
  })
  return [describeVersion(table, row, must, pricePkr), ...values].filter(Boolean).join(' · ') || null
}
