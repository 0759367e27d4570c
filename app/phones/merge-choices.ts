/** Two entries of one phone: where they differ, and the phone that follows from a choice for each difference (ADMIN-23). Pure. */
import { type FieldName, phoneFields } from '#app/entities/phone-fields.ts'
import type { Specification } from '#app/entities/phone-parts.ts'
import { optionalFactNames } from '#app/entities/phone-schema.ts'
import type { FactOverride } from '#app/facts/overrides.ts'
import { textOfValue } from '#app/facts/statement.ts'
import { MAX_PICTURES } from '#app/pictures/phone-pictures.ts'
import type { editable } from './editable.ts'
import { isDefaultImage, isDrawing } from './image-sources.ts'

export const sides = ['stays', 'goes'] as const
type Side = (typeof sides)[number]

/** The side chosen for each difference, by its name; those without a choice take the preferred one. */
export type Choices = Record<string, Side>

/** What an entry has to choose from. */
export type Entry = ReturnType<typeof editable> & { overrides: FactOverride[] }

const partFields = ['shortSpecs', 'dimensions', 'buildMaterials'] as const

/** A value of an entry with its place; an empty one is none. */
type Value =
  | { kind: 'field'; field: FieldName; value: string | boolean }
  | { kind: 'part'; field: (typeof partFields)[number]; part: string; value: string }
  | { kind: 'specification'; category: string; feature: string; value: string }
  | { kind: 'fact'; override: FactOverride }

/** A value that at least one of the entries has; null: this one has none. */
export type MergeRow = { name: string; preferred: Side } & Record<Side, Value | null>

/** The address stays with its entry, the price follows from the history, and the path of a picture belongs to it. */
const withoutChoice: FieldName[] = ['slug', 'price', 'imagekitPath']
const chosenFields = (Object.keys(phoneFields) as FieldName[]).filter(field => !withoutChoice.includes(field))

const wordKey = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether a picture is no photograph; the drawings of an entry end with its slug. */
const isDrawn = (address: string, { slug }: Entry) => isDefaultImage(address) || isDrawing(address, slug)

function valuesOf(entry: Entry): Map<string, Value> {
  const values = new Map<string, Value>()
  for (const field of chosenFields) {
    const value = entry[field] ?? ''
    const isEmpty = value === '' || (field === 'imageUrl' && isDrawn(entry.imageUrl, entry))
    if (!isEmpty) values.set(field, { kind: 'field', field, value })
  }
  for (const field of partFields) {
    for (const [part, value] of Object.entries(entry[field] ?? {}))
      if (value) values.set(`${field}.${part}`, { kind: 'part', field, part, value })
  }
  for (const { category, specs } of entry.specifications) {
    for (const { feature, value } of specs) {
      const name = `specification.${wordKey(category)}/${wordKey(feature)}`
      values.set(freeName(name, values), { kind: 'specification', category, feature, value })
    }
  }
  for (const override of entry.overrides) values.set(`fact.${override.fact}`, { kind: 'fact', override })
  return values
}

/** Tables may name a feature more than once. */
function freeName(name: string, taken: Map<string, unknown>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`
  return free
}

/** All values of both entries: fields, parts, specifications, then what editors stated; those of the one that stays first. */
export function mergeRows(stays: Entry, goes: Entry): MergeRow[] {
  const [own, others] = [valuesOf(stays), valuesOf(goes)]
  const names = [...new Set([...own.keys(), ...others.keys()])]
  return names.map(name => ({
    name,
    stays: own.get(name) ?? null,
    goes: others.get(name) ?? null,
    preferred: own.has(name) ? 'stays' : 'goes',
  }))
}

/** The value as a person reads it. */
export function textOf(value: Value): string {
  if (value.kind === 'fact') return `${textOfValue(value.override.value)} (${value.override.source.id})`
  return typeof value.value === 'boolean' ? (value.value ? 'Yes' : 'No') : value.value.trim()
}

/** Whether both have it, or only one, and whether they say the same. */
export function rowKind({ stays, goes }: MergeRow): 'equal' | 'differs' | 'one' {
  if (!stays || !goes) return 'one'
  return textOf(stays) === textOf(goes) ? 'equal' : 'differs'
}

/** The fields of the phone that both become. */
export type MergedFields = Omit<Entry, 'slug' | 'price'>

export function mergedFields(stays: Entry, goes: Entry, choices: Choices): MergedFields {
  const { slug: _, price: __, ...own } = stays
  const chosen = mergeRows(stays, goes).flatMap(row => row[choices[row.name] ?? row.preferred] ?? [])
  const fields = chosen.flatMap(value => (value.kind === 'field' ? [[value.field, value.value] as const] : []))
  const parts = (field: (typeof partFields)[number]) =>
    Object.fromEntries(
      chosen.flatMap(value => (value.kind === 'part' && value.field === field ? [[value.part, value.value]] : [])),
    )
  const { imageUrl }: { imageUrl: string } = { imageUrl: own.imageUrl, ...Object.fromEntries(fields) }
  const [dimensions, buildMaterials] = [parts('dimensions'), parts('buildMaterials')]
  return {
    ...own,
    releaseDate: '',
    ...Object.fromEntries(optionalFactNames.map(name => [name, null])),
    ...Object.fromEntries(fields),
    imagekitPath: (imageUrl === stays.imageUrl ? stays : goes).imagekitPath,
    shortSpecs: parts('shortSpecs'),
    carouselImages: unitedPictures(imageUrl, stays, goes),
    specifications: tablesOf(chosen),
    // Without a height there are no dimensions, without a frame no build materials (ADMIN-8).
    dimensions: dimensions.height ? (dimensions as NonNullable<Entry['dimensions']>) : null,
    buildMaterials: buildMaterials.frame ? (buildMaterials as NonNullable<Entry['buildMaterials']>) : null,
    overrides: chosen.flatMap(value => (value.kind === 'fact' ? [value.override] : [])),
  }
}

/** Categories of the same name are one. */
function tablesOf(values: Value[]): Specification[] {
  const tables = new Map<string, Specification>()
  for (const value of values) {
    if (value.kind !== 'specification') continue
    const { category, feature } = value
    const key = wordKey(category)
    const table = tables.get(key) ?? { category, specs: [] }
    table.specs.push({ feature, value: value.value })
    tables.set(key, table)
  }
  return [...tables.values()]
}

/** The pictures of the one that stays, then those of the other while there is room. */
function unitedPictures(imageUrl: string, stays: Entry, goes: Entry): string[] {
  const united = new Set(stays.carouselImages)
  const shown = new Set([imageUrl, ...united])
  const others = [...goes.carouselImages, stays.imageUrl, goes.imageUrl]
  for (const address of others) {
    if (united.has(address) || address === imageUrl || isDrawn(address, stays) || isDrawn(address, goes)) continue
    if (shown.size >= MAX_PICTURES) break
    shown.add(address)
    united.add(address)
  }
  return [...united]
}
