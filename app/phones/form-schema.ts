/** Validation of a phone's fields and its messages, shared by the form and the JSON API (ADMIN-6, ADMIN-7). */
import { z } from 'zod'
import { MAX_TEXT_LENGTH } from '#app/entities/limits.ts'
import { type FieldName, fieldNames, type PhoneField, phoneFields } from '#app/entities/phone-fields.ts'
import { buildMaterialsSchema, dimensionsSchema, partialDate, shortSpecsSchema } from '#app/entities/phone-parts.ts'
import { type StoredPhone, sameKeys } from '#app/entities/phone-schema.ts'
import {
  checkbox,
  optionalText,
  requiredName,
  requiredText,
  seenVersion,
  slugText,
} from '#app/platform/forms/form-schema.ts'
import { isImageAddress } from '#app/platform/image-address.ts'
import { isBlank } from '#app/platform/text/blank.ts'
import { readPrice } from '#app/prices/rupees.ts'

const imageField = (missing: string, max?: number) =>
  requiredText(missing, max).refine(isImageAddress, 'Must be a valid URL')

const isPartialDate = (text: string | null) => text === null || partialDate.safeParse(text).success
const MAX_DATE_LENGTH = 10
const isReadablePrice = (text: string | null) => readPrice(text).ok
const DATE_MESSAGE = 'Use a date such as 2024-09-13, 2024-09 or 2024'
const PRICE_MESSAGE = 'Enter the price in rupees, such as 84,999 or 1.25 lakh, or leave it empty'

function fieldSchema({ label, kind, max, isRequired }: PhoneField): z.ZodType {
  const missing = `${label} is required`
  switch (kind) {
    case 'name':
      return requiredName(missing, max)
    case 'slug':
      return slugText(missing)
    case 'brand':
      return requiredText(missing)
    case 'picture':
      return imageField(missing, max)
    case 'date':
      return isRequired
        ? requiredText(missing, MAX_DATE_LENGTH).refine(isPartialDate, DATE_MESSAGE)
        : optionalText(MAX_DATE_LENGTH).refine(isPartialDate, DATE_MESSAGE)
    case 'text':
      return isRequired ? requiredText(missing, max) : optionalText(max)
    case 'price':
      return optionalText(max).refine(isReadablePrice, PRICE_MESSAGE)
    case 'switch':
      return checkbox()
  }
}

/** The single-value fields. A switch omitted from JSON stays unchanged. */
const fields = Object.fromEntries(fieldNames.map(name => [name, fieldSchema(phoneFields[name])])) as {
  [Name in FieldName]: z.ZodType<StoredPhone[Name] extends boolean ? boolean | undefined : StoredPhone[Name]>
}

const partText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform(value => value || undefined)

/** Maximum characters of a dimension or a material. */
const MAX_PART_LENGTH = 200

const spec = z.object({
  feature: requiredText('Feature is required', 200),
  value: requiredText('Value is required', MAX_TEXT_LENGTH),
})

const category = z.object({
  category: requiredText('Category is required', 200),
  specs: z.array(spec, 'At least one spec is required').min(1, 'At least one spec is required').max(200),
})

export const phoneForm = z.object({
  ...fields,
  /** All optional: a keypad phone may have no camera, and its RAM may be unknown (ADMIN-6). */
  shortSpecs: sameKeys(shortSpecsSchema, partText(MAX_TEXT_LENGTH))
    .nullish()
    .transform(value => value ?? {}),
  carouselImages: z
    .array(imageField('Must be a valid URL', 2000), 'At least one image is required')
    .min(1, 'At least one image is required')
    .max(100, 'At most 100 images'),
  specifications: z.array(category).max(100, 'At most 100 categories').default([]),
  /** Without a height there are no dimensions, without a frame no build materials (ADMIN-8). */
  dimensions: sameKeys(dimensionsSchema, partText(MAX_PART_LENGTH))
    .nullish()
    .transform(value => (value?.height ? value : null)),
  buildMaterials: sameKeys(buildMaterialsSchema, partText(MAX_PART_LENGTH))
    .nullish()
    .transform(value => (value?.frame ? value : null)),
  version: seenVersion,
})

/** For a phone stored without a release date: the date may stay empty (DATA-5). */
export const undatedPhoneForm = phoneForm.extend({
  // No union with an empty text: what reads HTML forms takes an empty field for a missing one.
  releaseDate: z
    .preprocess(value => (isBlank(value) ? undefined : value), fields.releaseDate.optional())
    .transform(date => date ?? ''),
})

/** Schema of the JSON API for this stored phone, or for a new one (null). */
export const phoneFormFor = (stored: { releaseDate: string } | null) =>
  stored?.releaseDate === '' ? undatedPhoneForm : phoneForm

export type PhoneForm = z.output<typeof phoneForm>
