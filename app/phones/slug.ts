/** Slugs of phones. Pure. */
import { slugOf } from '#app/platform/slug.ts'

/** `+` as `plus`, which tells the Pro+ from the Pro. */
export const phoneSlugOf = (name: string) => slugOf(name.replace(/\+/g, ' plus '))
