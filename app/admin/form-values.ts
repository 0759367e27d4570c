/** Converts a stored record to the values of its form. Pure. */
import type { Brand } from '#app/brands/brand.ts'
import type { Phone } from '#app/entities/phone.ts'

export const phoneValues = (phone: Phone): Record<string, unknown> => ({
  id: phone.id,
  version: phone.version,
  name: phone.name,
  slug: phone.slug,
  brand: phone.brand,
  model: phone.model,
  imageUrl: phone.imageUrl,
  imagekitPath: phone.imagekitPath ?? '',
  releaseDate: phone.releaseDate,
  price: phone.priceText ?? '',
  isFeatured: phone.isFeatured,
  shortSpecs: phone.shortSpecs,
  carouselImages: phone.carouselImages,
  specifications: phone.specifications,
  dimensions: phone.dimensions ?? {},
  buildMaterials: phone.buildMaterials ?? {},
})

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
