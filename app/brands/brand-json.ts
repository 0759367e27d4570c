/** A brand as the public API gives it; `phoneCount` is the effective count as text (decisions §2). */
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
