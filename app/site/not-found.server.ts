import { byPopularity, NOT_FOUND_TILES, phoneCountText } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import type { BrandTileData } from '#app/brands/components/brand-tile.tsx'
import { brandTexts } from '#app/brands/texts.ts'

/** The most popular brands, as tiles of the 404 page. */
export const notFoundBrands = (): BrandTileData[] =>
  byPopularity(listBrands().filter(brand => brand.isVisible))
    .slice(0, NOT_FOUND_TILES)
    .map(brand => ({
      slug: brand.slug,
      name: brand.name,
      logo: brand.logo,
      caption: brandTexts().morePhones(phoneCountText(brand)),
    }))
