import type { z } from 'zod'

/** The slug of the longest name fits. */
const MAX_SLUG = 120

/** Adds the rule of slugs, for brands and phones alike (DATA-2), to a text schema. */
export const asSlug = (text: z.ZodString) =>
  text
    .max(MAX_SLUG, `At most ${MAX_SLUG} characters`)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens')

/** The slug of a name (DATA-2): lower case, runs of other than letters and digits as one hyphen, none at the ends. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
