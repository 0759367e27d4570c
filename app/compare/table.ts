/** The specifications of compared phones in aligned rows, with differences marked. Pure. */

import type { ShownPhone } from '#app/entities/phone.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { answerTexts } from '#app/phones/answer-texts.ts'
import { VARIANTS_CATEGORY } from '#app/phones/variants.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { shownMeasures, shownSizes } from '#app/platform/text/measures.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { differ } from './differences.ts'
import { pairClasses } from './pairs.ts'
import { compareTableTexts } from './table-texts.ts'

export type Row = {
  label: string
  /** Null where a phone has no such fact. */
  cells: (string | null)[]
  /** What is shown differs, be it by little. */
  differs: boolean
  /** Known of some, and not clearly different. */
  isEqual: boolean
  /** Of more than two phones the classes of the pairs of which the same is shown. */
  alike: string
}
export type Group = { category: string; rows: Row[] }

export type TablePhone = ShownPhone & { facts: Pick<PhoneFacts, 'size'> }

const labels = () => ({ ...answerTexts().facts, ...compareTableTexts().rows })

type RowRule = {
  row: keyof ReturnType<typeof labels>
  text: (phone: TablePhone) => string | null | undefined
  /** Largest relative difference of numbers that count as equal. */
  tolerance?: number
  /** Shown only if any phone has dimensions (COMPARE-7). */
  isOptional?: true
  /** Shown only if any phone has this fact (COMPARE-7, DATA-7). */
  isFact?: true
}

/** Height × width × thickness, of a folding phone also folded. */
function size({ dimensions, facts }: TablePhone): string | null {
  const parts = [dimensions?.height, dimensions?.width, dimensions?.thickness]
  if (!parts.some(Boolean)) return null
  const open = parts.map(part => part ?? '?').join(' × ')
  const folded = facts.size?.value.folded
  if (!folded) return open
  const closed = [folded.heightMm, folded.widthMm, folded.thicknessMm].map(side => `${side} mm`).join(' × ')
  return compareTableTexts().unfoldedAndFolded(open, closed)
}

const releaseText = ({ releaseDate, isReleaseExpected }: TablePhone) =>
  isReleaseExpected ? compareTableTexts().expected(formatDate(releaseDate)) : formatDate(releaseDate)

/** The rows of the key specifications, in order (COMPARE-7); the price is among the rows that decide. */
const mainRows: RowRule[] = [
  { row: 'brand', text: phone => phone.brandName },
  { row: 'releaseDate', text: releaseText },
  // 6.67 and 6.7 inches, 2400 and 2412 pixels count as equal; 90 and 120 Hz do not.
  { row: 'display', text: phone => phone.shortSpecs.display, tolerance: 0.02, isFact: true },
  { row: 'processor', text: phone => phone.shortSpecs.processor, isFact: true },
  { row: 'ram', text: phone => phone.shortSpecs.ram, isFact: true },
  { row: 'storage', text: phone => phone.shortSpecs.storage, isFact: true },
  // 48 and 50 megapixels count as equal.
  { row: 'camera', text: phone => phone.shortSpecs.camera, tolerance: 0.05, isFact: true },
  { row: 'battery', text: phone => phone.shortSpecs.battery, tolerance: 0.02, isFact: true },
  { row: 'weight', text: phone => phone.dimensions?.weight, tolerance: 0.03, isOptional: true },
  { row: 'dimensions', text: size, tolerance: 0.02, isOptional: true },
]

/** The key specifications. Weight and Dimensions are included if any phone has dimensions (COMPARE-7). */
export function compareMain(phones: TablePhone[]): Row[] {
  const hasDimensions = phones.some(phone => phone.dimensions !== null)
  return mainRows
    .filter(rule => !rule.isOptional || hasDimensions)
    .filter(rule => !rule.isFact || phones.some(rule.text))
    .map(({ row, text, tolerance = 0 }) => {
      const cells = phones.map(phone => htmlToText(text(phone) || '') || null)
      return rowOf(labels()[row], cells, tolerance)
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
  const isLast = ({ category }: Pick<Group, 'category'>) => Number(category === VARIANTS_CATEGORY)
  return [...groups.values()]
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map(({ category, features }) => ({
      category,
      rows: [...features.values()].map(({ label, texts }) => rowOf(label, texts, 0)),
    }))
}

function rowOf(label: string, cells: Row['cells'], tolerance: number): Row {
  const isKnown = cells.some(cell => cell !== null && cell !== priceTexts().noVariantPrice)
  const shown = cells.map(cell => cell && shownMeasures(shownSizes(cell)))
  const isMany = cells.length > 1
  return {
    label,
    cells: shown,
    differs: isMany && new Set(shown).size > 1,
    isEqual: isMany && isKnown && !differ(cells, tolerance),
    alike: pairClasses(cells.length, ([a, b]) => shown[a] === shown[b]),
  }
}

function getOrCreate<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
