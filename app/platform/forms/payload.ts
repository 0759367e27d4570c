import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'

const anything = z.looseObject({})

/** The values of a form as Conform nests them by their names, unchecked. */
export const payloadOf = (form: FormData): Record<string, unknown> => parseWithZod(form, { schema: anything }).payload
