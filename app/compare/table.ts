/** The rows of a comparison, with differences and best values marked. Pure. */
import type { ShownPhone } from '#app/entities/phone.ts'
import type { Measures } from '#app/phones/measures.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { formatPrice } from '#app/prices/price.ts'
import { comparedMeasures } from './compared-measures.ts'
import { bestOf, differ, type Preference } from './differences.ts'
import { type CompareTableTexts, compareTableTexts } from './table-texts.ts'

type Cell = { text: string | null; isBest: boolean }
export type Row = { label: string; cells: Cell[]; differs: boolean }
export type Group = { category: string; rows: Row[] }

type RowRule = {
  row: keyof CompareTableTexts['rows']
  text: (phone: ShownPhone) => string | null | undefined
  /** Largest relative difference of numbers that count as equal. */
  tolerance?: number
  best?: { measure: keyof Measures; prefer: Preference }
  /** Shown only if any phone has dimensions (COMPARE-7). */
  isOptional?: true
  /** Shown only if any phone has this fact (COMPARE-7, DATA-7). */
  isFact?: true
}

const size = ({ dimensions }: ShownPhone) => {
  const parts = [dimensions?.height, dimensions?.width, dimensions?.thickness]
  return parts.some(Boolean) ? parts.map(part => part ?? '?').join(' × ') : null
}

/** The rows of the main table, in order (COMPARE-7). */
const mainRows: RowRule[] = [
  {
    row: 'price',
    text: ({ pricePkr }) => (pricePkr ? formatPrice(pricePkr) : null),
    tolerance: 0.02,
    best: { measure: 'pricePkr', prefer: 'less' },
  },
  { row: 'brand', text: phone => phone.brandName },
  { row: 'releaseDate', text: phone => formatDate(phone.releaseDate) },
  // 6.67 and 6.7 inches, 2400 and 2412 pixels count as equal; 90 and 120 Hz do not.
  { row: 'display', text: phone => phone.shortSpecs.display, tolerance: 0.02, isFact: true },
  { row: 'processor', text: phone => phone.shortSpecs.processor, isFact: true },
  { row: 'ram', text: phone => phone.shortSpecs.ram, best: { measure: 'ramGb', prefer: 'more' }, isFact: true },
  {
    row: 'storage',
    text: phone => phone.shortSpecs.storage,
    best: { measure: 'storageGb', prefer: 'more' },
    isFact: true,
  },
  // 48 and 50 megapixels count as equal.
  {
    row: 'camera',
    text: phone => phone.shortSpecs.camera,
    tolerance: 0.05,
    best: { measure: 'mainCameraMp', prefer: 'more' },
    isFact: true,
  },
  {
    row: 'battery',
    text: phone => phone.shortSpecs.battery,
    tolerance: 0.02,
    best: { measure: 'batteryMah', prefer: 'more' },
    isFact: true,
  },
  {
    row: 'weight',
    text: phone => phone.dimensions?.weight,
    tolerance: 0.03,
    best: { measure: 'weightG', prefer: 'less' },
    isOptional: true,
  },
  { row: 'dimensions', text: size, tolerance: 0.02, isOptional: true },
]

/** The main table. Weight and Dimensions are included if any phone has dimensions (COMPARE-7). */
export function compareMain(phones: ShownPhone[]): Row[] {
  const measures = phones.map(comparedMeasures)
  const hasDimensions = phones.some(phone => phone.dimensions !== null)
  return mainRows
    .filter(rule => !rule.isOptional || hasDimensions)
    .filter(rule => !rule.isFact || phones.some(rule.text))
    .map(({ row, text, tolerance = 0, best }) => {
      const texts = phones.map(phone => htmlToText(text(phone) || '') || null)
      const marks = best
        ? bestOf(
            measures.map(each => each[best.measure]),
            best.prefer,
            tolerance,
          )
        : texts.map(() => false)
      return {
        label: compareTableTexts().rows[row],
        cells: texts.map((value, index) => ({ text: value, isBest: marks[index] ?? false })),
        differs: phones.length > 1 && differ(texts, tolerance),
      }
    })
}

/** All detailed specifications in aligned rows; categories and features in order of first occurrence. */
export function compareDetails(phones: ShownPhone[]): Group[] {
  const groups = new Map<
    string,
    { category: string; features: Map<string, { label: string; texts: (string | null)[] }> }
  >()
  phones.forEach((phone, column) => {
    for (const { category, specs } of phone.specifications) {
      const group = getOrCreate(groups, category.toLowerCase(), () => ({ category, features: new Map() }))
      for (const { feature, value } of specs) {
        const row = getOrCreate(group.features, feature.toLowerCase(), () => ({
          label: feature,
          texts: phones.map(() => null),
        }))
        // If a phone lists a feature twice, both values are shown.
        row.texts[column] = [row.texts[column], htmlToText(value)].filter(Boolean).join('; ')
      }
    }
  })
  return [...groups.values()].map(({ category, features }) => ({
    category,
    rows: [...features.values()].map(({ label, texts }) => ({
      label,
      cells: texts.map(text => ({ text, isBest: false })),
      differs: phones.length > 1 && differ(texts, 0),
    })),
  }))
}

function getOrCreate<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
