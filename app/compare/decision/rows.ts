/** The rows of a comparison that decide, with the better phone of each (COMPARE-7, COMPARE-8). Pure. */
import { hasRows } from '#app/entities/facts.ts'
import { isDerived } from '#app/facts/fact.ts'
import { factAt } from '#app/facts/values.ts'
import type { Answer } from '#app/phones/answer.ts'
import { capitalized, formatNumber } from '#app/platform/text/format.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import { cardNote } from '#app/prices/age.ts'
import { priceOriginTexts } from '#app/prices/origin-texts.ts'
import { formatPrice } from '#app/prices/price.ts'
import { differ } from '../differences.ts'
import { isHasRow, nameOfRow } from '../has-rows.ts'
import type { CameraRow } from '../meaning/camera-marks.ts'
import { sizeOfRow, timeOfUse, versionOf } from '../meaning/compared.ts'
import type { MarkRow } from '../meaning/marks.ts'
import { equalRows, type Meaning, type Winner } from '../meaning/meaning.ts'
import { isBySystem } from '../meaning/update-marks.ts'
import { barsOf, type Content, type DecisionCell } from './cells.ts'
import { type ChipOf, cameraChips, screenChips } from './chips.ts'
import { type DecisionPhone, type How, howWeKnow } from './how.ts'
import { fiveGContent } from './network-content.ts'
import { scoreContents } from './score-content.ts'
import { decisionTexts, type RowId } from './texts.ts'
import { updatesContent } from './update-content.ts'

export type DecisionRow = {
  id: RowId | Answer['facts'][number]['id']
  label: string
  /** What is so of each value, in smaller letters; else empty. */
  note: string
  cells: DecisionCell[]
  /** Known of all phones, without a clear difference. */
  isEqual: boolean
  /** Null where nothing is marked. */
  how: How | null
}

/** The index of the phone that is better; null for none. */
export const indexOf = (winner: Winner): number | null =>
  winner === 'a' ? 0 : winner === 'b' ? 1 : typeof winner === 'number' ? winner : null

type Surroundings = {
  /** The names of operators by id. */
  operators: Record<string, string>
  /** Milliseconds since 1970. */
  now: number
}

/** Rows of which nothing is known, or found, are left out, except the price. */
export function decisionRows(
  phones: DecisionPhone[],
  { pageMarks: marks, cameraFacts, shared, behind }: Meaning,
  { operators, now }: Surroundings,
): DecisionRow[] {
  const equal = equalRows(phones)
  // A mark of most says nothing: the one behind them has one instead.
  const ticked = (sharing: number[]) => (sharing.length * 2 <= phones.length ? sharing : [])
  const plain = (
    id: Exclude<RowId, 'screen' | 'camera'>,
    winner: Winner,
    content: (phone: DecisionPhone, index: number) => Content | null,
  ) => {
    const contents = phones.map((phone, index): Content => content(phone, index) ?? { text: null })
    const size = sizeOfRow(id)
    const note = size === null ? '' : sharedMore(contents)
    // A score is said as one of 100, so its bar is one too.
    const bars = barsOf(
      contents.map(({ amount }) => amount),
      id === 'speed' || id === 'graphics' ? 100 : undefined,
    )
    const cells = contents.map(({ amount: _, ...content }, index) => ({
      ...content,
      bar: bars[index],
      ...(note ? { more: undefined } : {}),
      isBetter: indexOf(winner) === index || ticked(shared[id]).includes(index),
      isBehind: behind[id] === index,
    }))
    const texts = cells.map(({ text, more }) => text && `${text} ${more ?? ''}`)
    // Prices, sizes of memory and words on water that cannot be compared may be the same.
    const isComparable = id !== 'price' && ((size === null && id !== 'water') || winner !== null)
    const isSame = isComparable && indexOf(winner) === null && texts.every(text => text !== null) && !differ(texts, 0)
    // Equal marks of 5G say nothing of the operators that carry it; those of memory may hide which version is meant.
    const isPlain = id !== 'network5g' && (!size || phones.every(phone => versionOf(phone).possible[size].length === 1))
    return rowOf(
      id,
      cells,
      [winner],
      (isSame && !cells.some(({ isUnknown }) => isUnknown)) || (equal.has(id) && isPlain),
      note,
    )
  }
  const withChips = <Mark extends MarkRow | CameraRow>(
    id: 'camera' | 'screen',
    winner: Winner,
    sharing: number[],
    facts: Record<Mark, Winner>,
    chipsOf: (phone: DecisionPhone) => ChipOf<Mark>[],
  ) => {
    const cells = phones.map((phone, index) => {
      const chips = chipsOf(phone).map(({ mark, text }) => ({
        text,
        isBetter: mark !== null && (indexOf(facts[mark]) === index || ticked(shared[mark]).includes(index)),
        isBehind: mark !== null && behind[mark] === index,
      }))
      const isBetter = indexOf(winner) === index || ticked(sharing).includes(index)
      const isBehind = id === 'camera' && behind.camera === index
      const text = isBetter || isBehind ? decisionTexts().overall : chips.length > 0 ? '' : null
      return { text, chips, isBetter, isBehind }
    })
    const winners = [winner, ...Object.values<Winner>(facts)]
    const names = Object.keys(facts) as Mark[]
    const isUnknownOfAll = (name: Mark) => phones.every(phone => chipsOf(phone).every(({ mark }) => mark !== name))
    const isEqual = names.some(name => equal.has(name)) && names.every(name => equal.has(name) || isUnknownOfAll(name))
    return rowOf(id, cells, winners, isEqual)
  }
  const rowOf = (id: RowId, cells: DecisionCell[], winners: Winner[], isEqual: boolean, note = ''): DecisionRow => ({
    id,
    label: isHasRow(id) ? nameOfRow(id) : decisionTexts().rows[id],
    note,
    // Lengths that hardly differ would say that there is something to see.
    cells: isEqual ? cells.map(({ bar: _, ...cell }) => cell) : cells,
    isEqual: phones.length > 1 && isEqual,
    how: winners.some(winner => winner !== null) ? howWeKnow(id, phones) : null,
  })
  const { panel, refresh, brightness } = marks
  const [speeds, graphics] = (['speed', 'graphics'] as const).map(row =>
    scoreContents(row, phones, indexOf(marks[row])),
  )
  const isAnyBySystem = phones.some((a, index) => phones.slice(index + 1).some(b => isBySystem(a, b)))
  const isMany = phones.length > 2
  return [
    plain('price', marks.price, phone => priceContent(phone, now, isMany)),
    plain('speed', marks.speed, (_, index) => speeds?.[index] ?? null),
    plain('graphics', marks.graphics, (_, index) => graphics?.[index] ?? null),
    ...(marks.batteryLife === null ? [] : [plain('batteryLife', marks.batteryLife, batteryLifeContent(phones))]),
    // Beside the life of some phones the size leads where the life of another is not known.
    ...(marks.batteryLife === null || marks.batterySize !== null
      ? [plain('batterySize', marks.batterySize, batterySizeContent)]
      : []),
    plain('charging', marks.charging, ({ facts }) => amountOf(facts.charging.wiredWatts?.value, decisionTexts().watts)),
    withChips('camera', marks.camera, shared.camera, cameraFacts, cameraChips),
    withChips('screen', null, [], { panel, refresh, brightness }, screenChips),
    plain('updates', marks.updates, phone => updatesContent(phone, now, isAnyBySystem, isMany)),
    plain('water', marks.water, waterContent),
    plain('memory', marks.memory, phone => versionContent(phone, 'ramGb')),
    plain('storage', marks.storage, phone => versionContent(phone, 'storageGb')),
    plain('network5g', marks.network5g, phone => fiveGContent(phone, operators)),
    ...hasRows.map(row => plain(row, marks[row], ({ facts }) => hasContent(factAt(facts, row)?.value))),
  ].filter(({ id, cells }) => id === 'price' || cells.some(({ text, isUnknown }) => text !== null && !isUnknown))
}

/** What goes with each of two or more values alike. */
function sharedMore([first, ...others]: Content[]): string {
  const more = first?.more ?? ''
  return others.length > 0 && others.every(content => content.more === more) ? more : ''
}

const amountOf = (amount: number | undefined, text: (amount: number) => string): Content | null =>
  amount === undefined ? null : { text: text(amount), amount }

/** A row that says nothing of water tells nothing; a code may be of one country's version. */
function waterContent({ facts: { water } }: DecisionPhone): Content | null {
  if (!water || (isDerived(water) && water.value.code === null)) return null
  const { withoutCode, ofSomeVersions } = decisionTexts()
  return { text: water.value.code ?? withoutCode, more: isDerived(water) ? ofSomeVersions : undefined }
}

function hasContent(value: unknown): Content | null {
  const { has } = decisionTexts()
  const answer = value === true ? 'yes' : value === false ? 'no' : value
  return typeof answer === 'string' && answer in has ? { text: has[answer as keyof typeof has] } : null
}

/** @param isMany a short note, for narrow columns */
function priceContent(phone: DecisionPhone, now: number, isMany: boolean): Content | null {
  const { pricePkr, priceGrade, priceNote, priceOrigin } = phone
  if (pricePkr === null) return null
  const short = isMany && priceGrade && priceOrigin ? cardNote(priceGrade, priceOrigin, now) : null
  const { ofMemory } = priceOriginTexts()
  const text = short && capitalized(short.memory ? ofMemory(short.text, short.memory) : short.text)
  return { text: formatPrice(pricePkr), more: text ? unbroken(text) : priceNote?.text, date: priceNote?.date }
}

/**
 * Both tests where both are known: the phone is compared with each other one in the test that they share. An amount only where
 * all were in the first test, so that lengths say the same.
 */
function batteryLifeContent(phones: DecisionPhone[]) {
  const isOneTest = phones.every(({ facts: { battery } }) => battery.activeUseMinutes || !battery.enduranceHours)
  return (phone: DecisionPhone): Content | null => {
    const { activeUseMinutes, enduranceHours } = phone.facts.battery
    const time = timeOfUse(phone)
    const [text = null, ...others] = [
      time && decisionTexts().hours(time.hours, time.minutes),
      enduranceHours && decisionTexts().endurance(enduranceHours.value),
    ].filter(text => text !== null)
    if (text === null) return null
    const more = [...others, batterySizeContent(phone)?.text].filter(Boolean).join(' · ')
    return { text, more, amount: (isOneTest && activeUseMinutes?.value) || undefined }
  }
}

const batterySizeContent = ({ facts }: DecisionPhone): Content | null =>
  amountOf(facts.battery.ratedMah?.value, mah => decisionTexts().mah(formatNumber(mah)))

function versionContent(phone: DecisionPhone, size: 'ramGb' | 'storageGb'): Content | null {
  const text = decisionTexts()
  const { [size]: gigabytes, isNamed, possible } = versionOf(phone)
  if (gigabytes === null) return null
  return {
    text: text.gigabytes(gigabytes),
    more: isNamed
      ? possible[size].length === 1
        ? text.pricedVersion
        : text.smallestPriced
      : possible[size].length > 1
        ? text.smallestVersion
        : undefined,
  }
}
