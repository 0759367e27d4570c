/** Which column of a file is which fact (guess.ts guesses, a person corrects), and the facts of a row by it. Pure. */
import { labelsOf } from '#app/entities/phone-fields.ts'
import { optionalFactNames } from '#app/entities/phone-schema.ts'
import { type FactName, factNames, factsOf, type PhoneFacts } from '../normalize/facts.ts'
import { cleanValue } from '../normalize/text.ts'
import { plain, splitUnit, withUnit } from './column-names.ts'
import { placeOf } from './places.ts'
import type { Row } from './row.ts'

/** A fact, a picture, a row of the specification table, or nothing. */
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
  ...labelsOf(optionalFactNames),
  image: 'Picture address',
  spec: 'Specification row',
  ignore: 'Not used',
}

export const targets = [...factNames, 'image', 'spec', 'ignore'] as const

export const targetNamed = (text: string): Target | null => targets.find(target => target === text) ?? null

/**
 * What cannot stand under a label of bands: a value that slipped in from another column, such as `Nano-SIM` or `eMMC 5.1`.
 * `GSM 850 / 900 - SIM 1 & SIM 2` is a list of bands.
 */
const isSlip = (feature: string, value: string) =>
  / bands$/.test(feature) &&
  (/emmc|ufs|type[- ]?c/i.test(value) || (/sim\b/i.test(value) && !/\d/.test(value.replace(/\bsim\s*\d/gi, ''))))

const lenses = ['penta', 'five', 'quad', 'triple', 'dual', 'single']

/** Where a column counts lenses, more of them are the main camera's; all other columns keep their order. */
const lensRank = (column: string) => lenses.indexOf(plain(column.split(' / ').at(-1) ?? ''))

/** The cell of our own spreadsheet that holds all tables, a line `Category: Feature = Value` for each fact. */
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
  /** Of a row of the specification tables. */
  place: { category: string; feature: string }
  holdsTables: boolean
}

const readings = new WeakMap<Mapping, Column[]>()

/** The columns that are used, in the order in which they are read; worked out once for all rows of a file. */
function columnsOf(mapping: Mapping): Column[] {
  const columns =
    readings.get(mapping) ??
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
  readings.set(mapping, columns)
  return columns
}

/** Addresses that stand one after the other, between spaces, commas, semicolons or bars; an address may hold such signs. */
function addressesIn(value: string): string[] {
  return value.split(/(?<=[\s,;|])(?=https?:)/).map(part => {
    let end = part.length
    while (end > 0 && /[\s,;|]/.test(part.charAt(end - 1))) end -= 1
    return part.slice(0, end)
  })
}

/** The facts of a row. Several columns for one fact: the first that says something; for the condition all of them. */
export function factsOfRow({ cells }: Row, mapping: Mapping): PhoneFacts {
  const raw: Partial<Record<FactName, string>> = {}
  const images: string[] = []
  const others: { category: string; feature: string; value: string }[] = []
  for (const { name, target, unit, place, holdsTables } of columnsOf(mapping)) {
    const written = cells[name]
    if (written === undefined || written.trim() === '') continue
    const value = withUnit(written.trim(), unit)
    if (target === 'image') images.push(...addressesIn(value))
    else if (target === 'spec' && holdsTables) others.push(...readSpecifications(value))
    else if (target === 'spec') {
      if (!isSlip(place.feature, value)) others.push({ ...place, value })
    } else if (target === 'condition') raw.condition = [raw.condition, value].filter(Boolean).join('; ')
    else if (target !== 'ignore' && cleanValue(raw[target]) === '') raw[target] = value
  }
  return factsOf(raw, { images, others })
}
