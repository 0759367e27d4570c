/** Parses an HTML form with a schema that the JSON API shares. */
import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { isCheckbox } from './form-schema.ts'

/**
 * The submission of a form. Browsers omit unchecked boxes, so a checkbox missing from a form is false; a boolean
 * missing from JSON means the default (FORM-5).
 */
export function readForm<Schema extends z.ZodObject>(form: FormData, schema: Schema): Submission<z.output<Schema>> {
  const completed = new FormData()
  for (const [name, value] of form) completed.append(name, value)
  for (const [name, field] of Object.entries(schema.shape)) {
    if (isCheckbox(field) && !completed.has(name)) completed.append(name, 'false')
  }
  return parseWithZod(completed, { schema }) as Submission<z.output<Schema>>
}
