/** Parts of form schemas. An empty field is undefined in a form, '' or null in JSON; all three parse alike. Pure. */
import { z } from 'zod'
import { oneLine } from '../text/text.ts'

/** Required text; `message` is shown when it is missing. */
export const requiredText = (message: string, max = 200) =>
  // An empty field gets this message only, not those of later checks.
  z.string(message).trim().min(1, { error: message, abort: true }).max(max, `At most ${max} characters`)

/** A required name, folded to one line with single spaces. */
export const requiredName = (message: string, max = 200) => requiredText(message, max).overwrite(oneLine)

/** Optional text; blank becomes null. */
export const optionalText = (max = 500) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
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

const SLUG_MESSAGE = 'Use lower-case letters, digits and single hyphens'

export const slugText = (message: string) => requiredText(message, 100).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_MESSAGE)

/** The revision that the editor opened; saving is refused when the stored one differs. */
export const seenVersion = z.coerce.number().int().positive().optional().catch(undefined)
