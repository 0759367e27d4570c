/** A brand in the public API; `phoneCount` is the effective count as text (API-1, DATA-11). */
import { revisionEtag } from '#app/platform/revision.ts'
import { type Brand, phoneCountText } from './brand.ts'

export const brandJson = (brand: Brand) => ({
  id: brand.id,
  name: brand.name,
  slug: brand.slug,
  logo: brand.logo,
  phoneCount: phoneCountText(brand),
  description: brand.description,
  isVisible: brand.isVisible,
  createdAt: new Date(brand.createdAt).toISOString(),
})

/** ETag of the output of `brandJson`; includes the count, which changes without a new version of the brand. */
export const brandEtag = (brand: Brand) => revisionEtag(brand, phoneCountText(brand))
