/** The mapping of columns to facts (guessed by guess.ts, corrected by a person), and reading rows with it. Pure. */
import { labelsOf } from '#app/entities/phone-fields.ts'
import { optionalFactNames } from '#app/entities/phone-schema.ts'
import { plain, splitUnit, withUnit } from '#app/platform/text/label-units.ts'
import { type FactName, factNames, factsOf, type PhoneFacts } from '../normalize/facts.ts'
import { cleanValue } from '../normalize/text.ts'
import { placeOf } from './places.ts'
import type { Row } from './row.ts'

/** A fact, an image, a row of the specification tables, or unused. */
export type Target = FactName | 'image' | 'spec' | 'ignore'
export type Mapping = Record<string, Target>

export const targetLabels: Record<Target, string> = {
  name: 'Name',
  brand: 'Brand',
  model: 'Model',
  kind: 'Kind of device',
  releaseDate: 'Release date',
  announced: 'Announced',
  price: 'Price (rupees)',
  ram: 'RAM',
  storage: 'Storage',
  memory: 'Storage and RAM',
  display: 'Display type',
  screenSize: 'Screen size',
  resolution: 'Resolution',
  processor: 'Processor',
  camera: 'Main camera',
  frontCamera: 'Front camera',
  battery: 'Battery',
  charging: 'Charging',
  weight: 'Weight',
  size: 'Height x width x thickness',
  height: 'Height',
  width: 'Width',
  thickness: 'Thickness',
  build: 'Build',
  protection: 'Screen protection',
  colors: 'Colours',
  condition: 'Condition, PTA status',
  currency: 'Currency',
  slug: 'Address of the phone',
  priceDate: 'Date of the price',
  priceSource: 'Source of the price',
  priceKind: 'Kind of price',
  seller: 'Shop',
  availability: 'In stock',
  ...labelsOf(optionalFactNames),
  image: 'Picture address',
  spec: 'Specification row',
  ignore: 'Not used',
}

export const targets = [...factNames, 'image', 'spec', 'ignore'] as const

export const targetNamed = (text: string): Target | null => targets.find(target => target === text) ?? null

/**
 * A value shifted into a bands column from another column, such as `Nano-SIM` or `eMMC 5.1`.
 * `GSM 850 / 900 - SIM 1 & SIM 2` is a list of bands.
 */
const isMisplaced = (feature: string, value: string) =>
  / bands$/.test(feature) &&
  (/emmc|ufs|type[- ]?c/i.test(value) || (/sim\b/i.test(value) && !/\d/.test(value.replace(/\bsim\s*\d/gi, ''))))

const lenses = ['penta', 'five', 'quad', 'triple', 'dual', 'single']

/** Sorts columns by lens count, because the one with more lenses is the main camera; other columns stay in order. */
const lensRank = (column: string) => lenses.indexOf(plain(column.split(' / ').at(-1) ?? ''))

/** Parses the specifications cell of our own spreadsheet: one line `Category: Feature = Value` per fact. */
function readSpecifications(value: string) {
  return value.split(/\r?\n/).map(line => {
    const [, category = 'Misc', feature = 'Other', fact = line] = /^([^:=]+): ([^=]+) = (.*)$/.exec(line) ?? []
    return { category, feature, value: fact }
  })
}

type Column = {
  name: string
  target: Target
  unit: string | null
  /** In the specification tables. */
  place: { category: string; feature: string }
  holdsTables: boolean
}

/** The used columns in reading order. */
export const usedColumns = (mapping: Mapping): Column[] =>
  Object.entries(mapping)
    .filter(([, target]) => target !== 'ignore')
    .sort(([a], [b]) => lensRank(a) - lensRank(b))
    .map(([name, target]) => ({
      name,
      target,
      unit: splitUnit(name).unit,
      place: placeOf(name),
      holdsTables: plain(name) === 'specifications',
    }))

/** Splits URLs separated by spaces, commas, semicolons or bars; a URL itself may contain these characters. */
function addressesIn(value: string): string[] {
  return value.split(/(?<=[\s,;|])(?=https?:)/).map(part => {
    let end = part.length
    while (end > 0 && /[\s,;|]/.test(part.charAt(end - 1))) end -= 1
    return part.slice(0, end)
  })
}

/** The facts of a row in its used columns. With several columns for one fact the first value counts; conditions are joined. */
export function factsOfRow({ cells }: Row, columns: Column[]): PhoneFacts {
  const raw: Partial<Record<FactName, string>> = {}
  const images: string[] = []
  const others: { category: string; feature: string; value: string }[] = []
  for (const { name, target, unit, place, holdsTables } of columns) {
    const cell = cells[name]
    if (cell === undefined || cell.trim() === '') continue
    const value = withUnit(cell.trim(), unit)
    if (target === 'image') images.push(...addressesIn(value))
    else if (target === 'spec' && holdsTables) others.push(...readSpecifications(value))
    else if (target === 'spec') {
      if (!isMisplaced(place.feature, value)) others.push({ ...place, value })
    } else if (target === 'condition') raw.condition = [raw.condition, value].filter(Boolean).join('; ')
    else if (target !== 'ignore' && cleanValue(raw[target]) === '') raw[target] = value
  }
  return factsOf(raw, { images, others })
}
