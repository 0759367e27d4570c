/** A brand as the public API gives it; `phoneCount` is the effective count as text (API-1, DATA-11). */
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

/** The revision of what `brandJson` gives; its phones change the count without changing the brand. */
export const brandEtag = (brand: Brand) => revisionEtag(brand, phoneCountText(brand))
