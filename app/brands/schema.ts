/** What an editor may type of a brand: for the form and the JSON API alike. */
import { z } from 'zod'
import { checkbox, optionalText, requiredName, seenVersion, slugText } from '#app/platform/form-schema.ts'
import { reservedSlugs } from './reserved-slugs.ts'

export const brandForm = z.object({
  name: requiredName('Name is required', 60),
  slug: slugText('Slug is required').refine(
    slug => !reservedSlugs.includes(slug),
    'This address is used by a page of the site; choose another slug',
  ),
  logo: optionalText(500),
  /** Empty means: count the phones. */
  phoneCount: optionalText(20),
  description: optionalText(1000),
  isVisible: checkbox(true),
  version: seenVersion,
})

export type BrandForm = z.output<typeof brandForm>
