/** The repeating rows of the phone form: a row in which nothing stands is no error and is left out (ADMIN-7). Pure. */
import { z } from 'zod'
import { isBlank } from '#app/platform/text/blank.ts'
import { phoneForm, undatedPhoneForm } from './form-schema.ts'

/** The rows that are filled. What is wrong with one is told by its place among all rows, where it stands on the page. */
const filledRows = <Row extends z.ZodType>(row: Row) => {
  const unlessBlank = z.unknown().transform((value, context): z.output<Row> | null => {
    if (isBlank(value)) return null
    const parsed = row.safeParse(value)
    if (parsed.success) return parsed.data
    for (const { message, path } of parsed.error.issues) context.addIssue({ code: 'custom', message, path: [...path] })
    return z.NEVER
  })
  return z
    .array(unlessBlank)
    .default([])
    .transform(rows => rows.filter(filled => filled !== null))
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

/** What the page's form takes: the same as the JSON API, with blank rows. */
export const phonePageForm = phoneForm.extend(rows)
const undatedPhonePageForm = undatedPhoneForm.extend(rows)

/** What the page's form takes of this stored phone, or of a new one (null). */
export const phonePageFormFor = (stored: { releaseDate: string } | null) =>
  stored?.releaseDate === '' ? undatedPhonePageForm : phonePageForm
