/** What an editor may type of a phone: for the form and the JSON API alike, with their messages (ADMIN-6, ADMIN-7). */
import { z } from 'zod'
import { LONGEST_NAME, LONGEST_TEXT, partialDate } from '#app/entities/phone-parts.ts'
import {
  checkbox,
  optionalText,
  requiredName,
  requiredText,
  seenVersion,
  slugText,
} from '#app/platform/forms/form-schema.ts'
import { isImageAddress } from '#app/platform/image-address.ts'

const imageField = (missing: string) => requiredText(missing, 2000).refine(isImageAddress, 'Must be a valid URL')

const optionalSpec = z
  .string()
  .trim()
  .max(LONGEST_TEXT)
  .nullish()
  .transform(value => value || undefined)

const spec = z.object({
  feature: requiredText('Feature is required', 200),
  value: requiredText('Value is required', LONGEST_TEXT),
})

const category = z.object({
  category: requiredText('Category is required', 200),
  specs: z.array(spec, 'At least one spec is required').min(1, 'At least one spec is required').max(200),
})

const someText = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform(value => value || undefined)

const releaseDate = requiredText('Release date is required', 10).refine(
  text => partialDate.safeParse(text).success,
  'Use a date such as 2024-09-13, 2024-09 or 2024',
)

export const phoneForm = z.object({
  name: requiredName('Name is required', LONGEST_NAME),
  slug: slugText('Slug is required'),
  brand: requiredText('Brand is required', 60),
  model: requiredName('Model is required', LONGEST_NAME),
  imageUrl: imageField('Image URL is required'),
  imagekitPath: optionalText(2000),
  releaseDate,
  price: optionalText(60),
  isFeatured: checkbox(),
  /** Each of them may be missing: a keypad phone may have no camera, and no RAM that is told (ADMIN-6). */
  shortSpecs: z
    .object({
      ram: optionalSpec,
      storage: optionalSpec,
      camera: optionalSpec,
      battery: optionalSpec,
      display: optionalSpec,
      processor: optionalSpec,
    })
    .nullish()
    .transform(value => value ?? {}),
  carouselImages: z
    .array(imageField('Must be a valid URL'), 'At least one image is required')
    .min(1, 'At least one image is required')
    .max(100, 'At most 100 images'),
  specifications: z.array(category).max(100, 'At most 100 categories').default([]),
  /** Without a height there are no dimensions, without a frame no build materials (ADMIN-8). */
  dimensions: z
    .object({ height: someText, width: someText, thickness: someText, weight: someText })
    .nullish()
    .transform(value => (value?.height ? value : null)),
  buildMaterials: z
    .object({ frame: someText, back: someText, protection: someText })
    .nullish()
    .transform(value => (value?.frame ? value : null)),
  version: seenVersion,
})

/** For a phone that is stored without a release date: it may stay unknown (DATA-5). */
export const undatedPhoneForm = phoneForm.extend({
  releaseDate: z.preprocess(value => value ?? '', z.union([z.string().trim().length(0), releaseDate])),
})

/** What may be typed of this stored phone, or of a new one (null). */
export const phoneFormFor = (stored: { releaseDate: string } | null) =>
  stored?.releaseDate === '' ? undatedPhoneForm : phoneForm

export type PhoneForm = z.output<typeof phoneForm>
