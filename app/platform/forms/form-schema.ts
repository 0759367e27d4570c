/** Parts of form schemas. An empty field is undefined in a form, '' or null in JSON; all three parse alike. Pure. */
import { z } from 'zod'
import { asSlug } from '../text/slug.ts'
import { oneLine } from '../text/text.ts'
import { platformTexts } from '../texts.ts'

/** A message, or what gives it in the language of the page: schemas are made before any page. */
export type Words = string | (() => string)

const said = (words: Words) => (typeof words === 'string' ? () => words : words)

/** Required text; `message` is shown when it is missing. */
export const requiredText = (message: Words, max = 200) =>
  given(message).max(max, { error: () => platformTexts().tooLong(max) })

// An empty field gets this message only, not those of later checks.
const given = (message: Words) =>
  z
    .string({ error: said(message) })
    .trim()
    .min(1, { error: said(message), abort: true })

/** A required name, folded to one line with single spaces. */
export const requiredName = (message: Words, max = 200) => requiredText(message, max).overwrite(oneLine)

/** Optional text; blank becomes null. */
export const optionalText = (max = 500) =>
  z
    .string()
    .trim()
    .max(max, { error: () => platformTexts().tooLong(max) })
    .nullish()
    .transform(value => value || null)

const checkboxes = new WeakSet<object>()

/** A checkbox (`on`, or missing, which `readForm` makes false) or a JSON boolean; missing in JSON gives undefined. */
export function checkbox() {
  const schema = z
    .union([
      z.boolean(),
      z.literal('on').transform(() => true),
      z.literal('true').transform(() => true),
      z.literal('false').transform(() => false),
    ])
    .nullish()
    .transform(value => value ?? undefined)
  checkboxes.add(schema)
  return schema
}

/** Whether this part of a schema was made by `checkbox`. */
export const isCheckbox = (schema: object) => checkboxes.has(schema)

export const slugText = (message: Words) => asSlug(given(message))

/** The revision that the editor opened; saving is refused when the stored one differs. */
export const seenVersion = z.coerce.number().int().positive().optional().catch(undefined)
