/** Converts a stored record to the values of its form. Pure. */
import type { Brand } from '#app/brands/brand.ts'
import type { Phone } from '#app/entities/phone.ts'
import { editable } from '#app/phones/editable.ts'

export function phoneValues(phone: Phone): Record<string, unknown> {
  const { dimensions, buildMaterials, ...fields } = editable(phone)
  return {
    id: phone.id,
    version: phone.version,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ''])),
    dimensions: dimensions ?? {},
    buildMaterials: buildMaterials ?? {},
  }
}

export const brandValues = (brand: Brand): Record<string, unknown> => ({
  id: brand.id,
  version: brand.version,
  name: brand.name,
  slug: brand.slug,
  logo: brand.logo ?? '',
  phoneCount: brand.typedPhoneCount ?? '',
  description: brand.description ?? '',
  isVisible: brand.isVisible,
})
