/**
 * The single-value fields of a phone: label, input type and display. The form, its values, the spreadsheets, the phone page
 * and the import columns iterate this list.
 */
import { MAX_NAME_LENGTH } from './limits.ts'
import type { StoredPhone } from './phone-schema.ts'

export type PhoneField = {
  /** Label in the form. */
  label: string
  kind: 'name' | 'slug' | 'brand' | 'picture' | 'text' | 'price' | 'date' | 'switch'
  /** Maximum length, in characters. */
  max?: number
  isRequired?: true
  /** Hint below the field. */
  hint?: string
  /** Whether the phone page shows the value beside the release date. */
  isOnSheet?: true
}

/** Names of the single-value fields. */
export type FieldName = {
  [Key in keyof StoredPhone]: StoredPhone[Key] extends string | boolean | null ? Key : never
}[Exclude<keyof StoredPhone, 'id'>]

const DATE_HINT = '2024-09-13, 2024-09 or 2024'

export const phoneFields: Record<FieldName, PhoneField> = {
  name: { label: 'Name', kind: 'name', max: MAX_NAME_LENGTH, isRequired: true },
  slug: { label: 'Slug', kind: 'slug', isRequired: true },
  brand: { label: 'Brand', kind: 'brand', isRequired: true },
  model: { label: 'Model', kind: 'name', max: MAX_NAME_LENGTH, isRequired: true },
  releaseDate: { label: 'Release date', kind: 'date', isRequired: true, hint: DATE_HINT },
  announcedDate: {
    label: 'Announced date',
    kind: 'date',
    hint: `${DATE_HINT}; empty: not known`,
    isOnSheet: true,
  },
  price: { label: 'Price', kind: 'price', max: 60, hint: 'Such as "Rs 224,999"; empty: not known' },
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
