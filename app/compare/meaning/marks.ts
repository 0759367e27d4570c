/**
 * Which of two phones is better in each row: only where both have the fact, the facts are of one kind, and the difference
 * exceeds the tolerance (docs/facts.md). Pure.
 */
import { type HasRow, hasRows } from '#app/entities/facts.ts'
import { hasFact, isOfSomeCountries } from '#app/facts/columns.ts'
import { isDerived, statedValue } from '#app/facts/fact.ts'
import type { MemorySize } from '#app/facts/priced-version.ts'
import { cameraMark } from './camera-marks.ts'
import { type ComparedPhone, graphicsPoints, haveOneSystem, shopPrice, versionOf } from './compared.ts'
import { has, type Mark, more, tolerances } from './mark.ts'
import { screenMarks } from './screen-marks.ts'
import { updatesMark } from './update-marks.ts'

type Row = (a: ComparedPhone, b: ComparedPhone) => Mark

/** A price of at most this share is lower, if both were read within these months of each other. */
export const PRICE_SHARE = 0.95
export const PRICE_MONTHS = 12
/** Smaller screens are those of keypad phones, whose batteries last for weeks. */
const SMALLEST_COMPARED_INCHES = 4

const speed: Row = ({ facts: a }, { facts: b }) => {
  if (!a.speed || !b.speed) return null
  if (a.chip?.value.name && a.chip.value.name === b.chip?.value.name) return '='
  const isUncertain = a.speed.confidence === 'low' || b.speed.confidence === 'low'
  const isMeasured = a.speed.value.isMeasured && b.speed.value.isMeasured
  const tolerance = isUncertain
    ? tolerances.speedUncertain
    : isMeasured
      ? tolerances.speedMeasured
      : tolerances.speedConverted
  const [lowA, highA] = a.speed.value.equivalentRange
  const [lowB, highB] = b.speed.value.equivalentRange
  // Of two chips in one model, the whole range must lie beyond the tolerance.
  return lowA > highB * tolerance ? 'a' : lowB > highA * tolerance ? 'b' : '='
}

const graphics: Row = (a, b) => {
  const isMeasured = a.facts.graphics?.value.isMeasured && b.facts.graphics?.value.isMeasured
  const tolerance = isMeasured ? tolerances.graphicsMeasured : tolerances.graphicsTaken
  return more(graphicsPoints(a), graphicsPoints(b), tolerance)
}

/** Active use and the former endurance rating are different tests, never compared with each other. */
const batteryLife: Row = ({ facts: { battery: a } }, { facts: { battery: b } }) =>
  more(a.activeUseMinutes?.value, b.activeUseMinutes?.value, tolerances.batteryLife) ??
  more(a.enduranceHours?.value, b.enduranceHours?.value, tolerances.batteryLife)

const batterySize: Row = (a, b) => {
  const areLarge = [a, b].every(({ facts }) => (facts.screen.inches?.value ?? 0) >= SMALLEST_COMPARED_INCHES)
  if (batteryLife(a, b) !== null || !haveOneSystem(a, b) || !areLarge) return null
  return more(a.facts.battery.ratedMah?.value, b.facts.battery.ratedMah?.value, tolerances.batterySize)
}

/** 1 splashes, 2 jets, 3 immersion. */
function waterClass({ facts: { water } }: ComparedPhone): number | null {
  // A code that keeps only coarse dust out (IP48) is of another kind, and a text without a code tells no class.
  if (!water?.value.code || isDerived(water) || !/^IP[X56]/.test(water.value.code)) return null
  return water.value.level <= 4 ? 1 : water.value.level <= 6 ? 2 : 3
}

const water: Row = (a, b) => more(waterClass(a), waterClass(b), 1)

const memory: Row = (a, b) => (haveOneSystem(a, b) ? moreMemory(a, b, 'ramGb', tolerances.memory) : null)

const storage: Row = (a, b) => moreMemory(a, b, 'storageGb', tolerances.storage)

/**
 * Where the price of only one phone names its version, a lead is one over every version of the other. Where none does, the
 * smallest versions are compared.
 */
function moreMemory(a: ComparedPhone, b: ComparedPhone, size: MemorySize, tolerance: number): Mark {
  const [ofA, ofB] = [versionOf(a), versionOf(b)]
  const mark = more(ofA[size], ofB[size], tolerance)
  const [isCertainA, isCertainB] = [ofA, ofB].map(({ possible }) => possible[size].length === 1)
  const isNamed = ofA.isNamed || ofB.isNamed
  if (!isNamed || (isCertainA && isCertainB) || mark === null) return mark
  const [ahead, behind] = mark === 'b' ? [ofB, ofA] : [ofA, ofB]
  const [least, most] = [Math.min(...ahead.possible[size]), Math.max(...behind.possible[size])]
  if (mark !== '=' && more(least, most, tolerance) === 'a') return mark
  // It is no less, whichever version of the other is meant.
  return mark !== '=' && least >= most ? '=' : null
}

const price: Row = (a, b) => {
  const [priceA, priceB] = [shopPrice(a), shopPrice(b)]
  if (!priceA || !priceB || monthsBetween(priceA.date, priceB.date) > PRICE_MONTHS) return null
  if (a.price?.grade !== b.price?.grade) return null
  return priceA.pkr <= priceB.pkr * PRICE_SHARE ? 'a' : priceB.pkr <= priceA.pkr * PRICE_SHARE ? 'b' : '='
}

function monthsBetween(a: string, b: string): number {
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1)
  return Math.abs(monthOf(a) - monthOf(b))
}

/** Of what a phone has or has not; whether one that has it in some countries has it here is not known. */
const ofHas = Object.fromEntries(
  hasRows.map(row => [
    row,
    ((a, b) => {
      const mark = has(hasFact(a.facts, row), hasFact(b.facts, row))
      const [isOpenA, isOpenB] = [a, b].map(({ facts }) => isOfSomeCountries(facts, row))
      return mark === '=' && isOpenA !== isOpenB ? 'open' : mark
    }) as Row,
  ]),
) as Record<HasRow, Row>

const rows = {
  speed,
  graphics,
  batteryLife,
  batterySize,
  charging: ({ facts: a }, { facts: b }) =>
    more(statedValue(a.charging.wiredWatts), statedValue(b.charging.wiredWatts), tolerances.charging),
  camera: cameraMark,
  panel: (a, b) => screenMarks(a, b).panel,
  refresh: (a, b) => screenMarks(a, b).refresh,
  brightness: (a, b) => screenMarks(a, b).brightness,
  updates: updatesMark,
  water,
  memory,
  storage,
  network5g: ({ facts: a }, { facts: b }) => has(statedValue(a.fiveG), statedValue(b.fiveG)),
  ...ofHas,
  price,
} satisfies Record<string, Row>

export type MarkRow = keyof typeof rows
export const markRows = Object.keys(rows) as MarkRow[]

/** The mark of each row for two phones. */
export const marksOf = (a: ComparedPhone, b: ComparedPhone) =>
  Object.fromEntries(markRows.map(row => [row, rows[row](a, b)])) as Record<MarkRow, Mark>
