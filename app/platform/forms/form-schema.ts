/** Parts of form schemas. From a form an empty field is undefined, from JSON it is '' or null: all read the same. Pure. */
import { z } from 'zod'
import { asSlug } from '../text/slug.ts'
import { oneLine } from '../text/text.ts'

/** A text that must be there, with the message for when it is not. */
export const requiredText = (message: string, max = 200) => given(message).max(max, `At most ${max} characters`)

// One message for an empty field, whatever else a text must be.
const given = (message: string) => z.string(message).trim().min(1, { error: message, abort: true })

/** A name that must be there, written on one line with single spaces. */
export const requiredName = (message: string, max = 200) => requiredText(message, max).overwrite(oneLine)

/** A text that may be missing; blank counts as missing. */
export const optionalText = (max = 500) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
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

export const slugText = (message: string) => asSlug(given(message))

/** The version that the editor saw; with another one stored, saving is refused. */
export const seenVersion = z.coerce.number().int().positive().optional().catch(undefined)
