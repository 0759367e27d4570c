/** From a stored row to a domain phone. */
import { brandName } from '#app/brands/brands.server.ts'
import { mobiles } from '#db/schema.ts'
import { cardSpecs } from './card.ts'
import type { Phone, PhoneCard } from './phone.ts'
import { releaseYear } from './release-date.ts'

type Row = typeof mobiles.$inferSelect

export function toPhone(row: Row): Phone {
  const pricePkr = row.pricePkr > 0 ? row.pricePkr : null
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandName: brandName(row.brand),
    model: row.model,
    imageUrl: row.imageUrl,
    imagekitPath: row.imagekitPath,
    carouselImages: row.carouselImages,
    releaseDate: row.releaseDate,
    isFeatured: row.isFeatured,
    priceText: row.price,
    pricePkr,
    priceOrigin:
      pricePkr !== null && row.priceSource && row.priceDate && row.priceKind
        ? { source: row.priceSource, date: row.priceDate, kind: row.priceKind }
        : null,
    shortSpecs: row.shortSpecs,
    specifications: row.specifications,
    dimensions: row.dimensions,
    buildMaterials: row.buildMaterials,
    sources: row.sources,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** The columns that a card needs: none of the long ones. */
export const cardColumns = {
  id: mobiles.id,
  slug: mobiles.slug,
  name: mobiles.name,
  brand: mobiles.brand,
  imageUrl: mobiles.imageUrl,
  releaseDate: mobiles.releaseDate,
  pricePkr: mobiles.pricePkr,
  isFeatured: mobiles.isFeatured,
  shortSpecs: mobiles.shortSpecs,
}

export function toCard(row: Pick<Row, keyof typeof cardColumns>): PhoneCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandName: brandName(row.brand),
    imageUrl: row.imageUrl,
    year: releaseYear(row.releaseDate),
    pricePkr: row.pricePkr > 0 ? row.pricePkr : null,
    isFeatured: row.isFeatured,
    specs: cardSpecs(row.shortSpecs),
  }
}
