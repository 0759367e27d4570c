/**
 * The fields of a phone that are one value each: how they are called, how they are typed, where they are shown. The form, its
 * values, the spreadsheets, the sheet and the columns of an import go through this list.
 */
import type { Language } from '#app/platform/text/language.ts'
import { LONGEST_NAME } from './limits.ts'
import type { StoredPhone } from './phone-schema.ts'

export type PhoneField = {
  /** As the form says it. */
  label: string
  kind: 'name' | 'slug' | 'brand' | 'picture' | 'text' | 'date' | 'switch'
  /** Longest text that may be typed. */
  max?: number
  isRequired?: true
  /** What the form says beneath it. */
  hint?: string
  /** The word before it beside the release on the page of the phone. */
  onSheet?: Record<Language, string>
}

/** Those that are one value each. */
export type FieldName = {
  [Key in keyof StoredPhone]: StoredPhone[Key] extends string | boolean | null ? Key : never
}[Exclude<keyof StoredPhone, 'id'>]

const DATE_HINT = '2024-09-13, 2024-09 or 2024'

export const phoneFields: Record<FieldName, PhoneField> = {
  name: { label: 'Name', kind: 'name', max: LONGEST_NAME, isRequired: true },
  slug: { label: 'Slug', kind: 'slug', isRequired: true },
  brand: { label: 'Brand', kind: 'brand', isRequired: true },
  model: { label: 'Model', kind: 'name', max: LONGEST_NAME, isRequired: true },
  releaseDate: { label: 'Release date', kind: 'date', isRequired: true, hint: DATE_HINT },
  announcedDate: {
    label: 'Announced date',
    kind: 'date',
    hint: `${DATE_HINT}; empty: not known`,
    onSheet: { en: 'Announced' },
  },
  price: { label: 'Price', kind: 'text', max: 60, hint: 'Such as "Rs 224,999"; empty: not known' },
  imageUrl: {
    label: 'Image URL',
    kind: 'picture',
    max: 2000,
    isRequired: true,
    hint: 'https://… or a path of this site, such as /images/default-phone.svg',
  },
  imagekitPath: { label: 'ImageKit path', kind: 'text', max: 2000 },
  isFeatured: { label: 'Featured', kind: 'switch' },
}

export const fieldNames = Object.keys(phoneFields) as FieldName[]

export const labelsOf = <Name extends FieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, phoneFields[name].label])) as Record<Name, string>
