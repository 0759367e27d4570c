import type { z } from 'zod'

/** A slug of the longest name fits. */
const LONGEST_SLUG = 120

/** The rule of slugs, of brands and phones alike (DATA-2), put on a text. */
export const asSlug = (text: z.ZodString) =>
  text
    .max(LONGEST_SLUG, `At most ${LONGEST_SLUG} characters`)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens')

/** A name as a slug (DATA-2): lower case, runs of anything but letters and digits as one hyphen, none at the ends. Pure. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
