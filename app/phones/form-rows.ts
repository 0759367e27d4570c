/** What the form of a phone has beside the JSON API: repeating rows, blank ones ignored (ADMIN-7), and the origin of its price. Pure. */
import { z } from 'zod'
import { isBlank } from '#app/platform/text/blank.ts'
import { phoneForm, undatedPhoneForm } from './form-schema.ts'
import { priceSeenForm } from './typed-price.ts'

/** Drops blank rows. Errors keep the index among all rows, which is the row's position on the page. */
const filledRows = <Row extends z.ZodType>(row: Row) => {
  const rowOrNull = z.unknown().transform((value, context): z.output<Row> | null => {
    if (isBlank(value)) return null
    const parsed = row.safeParse(value)
    if (parsed.success) return parsed.data
    for (const { message, path } of parsed.error.issues) context.addIssue({ code: 'custom', message, path: [...path] })
    return z.NEVER
  })
  return z
    .array(rowOrNull)
    .default([])
    .transform(rows => rows.filter(parsed => parsed !== null))
}

const { carouselImages, specifications } = phoneForm.shape
const category = specifications.unwrap().element
const { specs } = category.shape

const rows = {
  carouselImages: filledRows(carouselImages.element).pipe(carouselImages),
  specifications: filledRows(category.extend({ specs: filledRows(specs.element).pipe(specs) })).pipe(
    specifications.unwrap(),
  ),
}

const ofPage = { ...rows, priceSeen: priceSeenForm }

/** Schema of the HTML form: the one of the JSON API, but blank rows are allowed. */
export const phonePageForm = phoneForm.extend(ofPage)
const undatedPhonePageForm = undatedPhoneForm.extend(ofPage)

export type PhonePageForm = z.output<typeof phonePageForm>

/** Schema of the HTML form for this stored phone, or for a new one (null). */
export const phonePageFormFor = (stored: { releaseDate: string } | null) =>
  stored?.releaseDate === '' ? undatedPhonePageForm : phonePageForm
