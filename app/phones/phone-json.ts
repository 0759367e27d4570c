/** A phone as the public API gives it (API-1); our own additions tell where the price comes from. */

import type { Phone } from '#app/entities/phone.ts'
import { revisionEtag } from '#app/platform/revision.ts'

export const phoneJson = (phone: Phone) => ({
  id: phone.id,
  slug: phone.slug,
  name: phone.name,
  brand: phone.brand,
  model: phone.model,
  imageUrl: phone.imageUrl,
  imagekitPath: phone.imagekitPath,
  releaseDate: phone.releaseDate || null,
  price: phone.priceText,
  isFeatured: phone.isFeatured,
  shortSpecs: phone.shortSpecs,
  carouselImages: phone.carouselImages,
  specifications: phone.specifications,
  dimensions: phone.dimensions,
  buildMaterials: phone.buildMaterials,
  createdAt: new Date(phone.createdAt).toISOString(),
  pricePkr: phone.pricePkr,
  priceSource: phone.priceOrigin?.source ?? null,
  priceDate: phone.priceOrigin?.date ?? null,
  priceKind: phone.priceOrigin?.kind ?? null,
})

/** The revision of what `phoneJson` gives. */
export const phoneEtag = (phone: Phone) => revisionEtag(phone)
