/** What an editor may type of a brand, for the form and the JSON API alike, and what of it may be stored (ADMIN-9). */
import { z } from 'zod'
import { checkbox, optionalText, requiredName, seenVersion, slugText } from '#app/platform/forms/form-schema.ts'
import { reservedSlugs } from '#app/platform/reserved-slugs.ts'
import { isBrandLogo, isPhoneCount, LONGEST_BADGE } from './brand.ts'

/** A logo and a count as they are stored and exported. */
export const storedLogo = z.string().refine(isBrandLogo, 'is neither letters nor the address of a picture').nullable()
export const storedPhoneCount = z.string().refine(isPhoneCount, 'is no whole number').nullable()

export const brandForm = z.object({
  name: requiredName('Name is required', 60),
  slug: slugText('Slug is required').refine(
    slug => !reservedSlugs.includes(slug),
    'This address is used by a page of the site; choose another slug',
  ),
  logo: optionalText(2000).refine(
    logo => logo === null || isBrandLogo(logo),
    `Use at most ${LONGEST_BADGE} letters, an http(s) address, or a path of this site`,
  ),
  /** Empty means: count the phones. */
  phoneCount: optionalText(20).refine(
    text => text === null || isPhoneCount(text),
    'Use a whole number up to 9,999,999 without leading zeros, or leave this empty',
  ),
  description: optionalText(1000),
  /** Left out of JSON: as it is, and visible for a new brand. */
  isVisible: checkbox(),
  version: seenVersion,
})

export type BrandForm = z.output<typeof brandForm>
