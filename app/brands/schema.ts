/** Validation of brands, for the form and the JSON API, and for stored values (ADMIN-9). */

import { z } from 'zod'
import { MAX_BRAND_NAME_LENGTH } from '#app/entities/limits.ts'
import { reservedSlugs } from '#app/platform/addresses.ts'
import { checkbox, optionalText, requiredName, seenVersion, slugText } from '#app/platform/forms/form-schema.ts'
import { isBrandLogo, isPhoneCount, MAX_BADGE_LENGTH } from './brand.ts'

/** Logo and phone count in the database and in exports. */
export const storedLogo = z.string().refine(isBrandLogo, 'is neither letters nor the address of a picture').nullable()
export const storedPhoneCount = z.string().refine(isPhoneCount, 'is no whole number').nullable()

export const brandForm = z.object({
  name: requiredName('Name is required', MAX_BRAND_NAME_LENGTH),
  slug: slugText('Slug is required').refine(
    slug => !reservedSlugs.includes(slug),
    'This address is used by a page of the site; choose another slug',
  ),
  logo: optionalText(2000).refine(
    logo => logo === null || isBrandLogo(logo),
    `Use at most ${MAX_BADGE_LENGTH} letters, an http(s) address, or a path of this site`,
  ),
  /** Empty: use the number of stored phones. */
  phoneCount: optionalText(20).refine(
    text => text === null || isPhoneCount(text),
    'Use a whole number up to 9,999,999 without leading zeros, or leave this empty',
  ),
  description: optionalText(1000),
  /** Omitted from JSON: unchanged, or visible for a new brand. */
  isVisible: checkbox(),
  version: seenVersion,
})

export type BrandForm = z.output<typeof brandForm>
