/** Reads an HTML form by a schema that the JSON API shares. */
import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { isCheckbox } from './form-schema.ts'

/**
 * The submission of a form. A browser sends nothing for an unchecked box, where JSON that says nothing means the default:
 * a checkbox that a form does not send is false (FORM-5).
 */
export function readForm<Schema extends z.ZodObject>(form: FormData, schema: Schema): Submission<z.output<Schema>> {
  const whole = new FormData()
  for (const [name, value] of form) whole.append(name, value)
  for (const [name, field] of Object.entries(schema.shape)) {
    if (isCheckbox(field) && !whole.has(name)) whole.append(name, 'false')
  }
  return parseWithZod(whole, { schema }) as Submission<z.output<Schema>>
}
