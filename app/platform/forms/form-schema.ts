/** Parts of form schemas. From a form an empty field is undefined, from JSON it is '' or null: all read the same. Pure. */
import { z } from 'zod'
import { asSlug } from '../text/slug.ts'
import { oneLine } from '../text/text.ts'
import { platformTexts } from '../texts.ts'

/** A message, or what gives it in the language of the page: schemas are made before any page. */
export type Words = string | (() => string)

const said = (words: Words) => (typeof words === 'string' ? () => words : words)

/** A text that must be there, with the message for when it is not. */
export const requiredText = (message: Words, max = 200) =>
  given(message).max(max, { error: () => platformTexts().tooLong(max) })

// One message for an empty field, whatever else a text must be.
const given = (message: Words) =>
  z
    .string({ error: said(message) })
    .trim()
    .min(1, { error: said(message), abort: true })

/** A name that must be there, written on one line with single spaces. */
export const requiredName = (message: Words, max = 200) => requiredText(message, max).overwrite(oneLine)

/** A text that may be missing; blank counts as missing. */
export const optionalText = (max = 500) =>
  z
    .string()
    .trim()
    .max(max, { error: () => platformTexts().tooLong(max) })
    .nullish()
    .transform(value => value || null)

const checkboxes = new WeakSet<object>()

/** A checkbox (`on`, or missing, which `readForm` reads as false) or a JSON boolean; JSON without it leaves it as it is. */
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

/** The version that the editor saw; with another one stored, saving is refused. */
export const seenVersion = z.coerce.number().int().positive().optional().catch(undefined)
