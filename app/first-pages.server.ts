/** Pages that are rendered when the process starts: of each kind that takes long the first time. */
import { browsableBrands } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { listCards } from '#app/phones/listing.server.ts'
import {
  brandPath,
  compareFor,
  guidePath,
  homePath,
  phonePath,
  phonesPath,
  searchFor,
  sitemapPath,
} from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'

/** Their paths, with those first that visitors ask for most. */
export function firstPages(): string[] {
  const [brand] = browsableBrands(listBrands())
  const phones = listCards({}, 'newest', { limit: 3, offset: 0 })
  const [newest] = phones
  return [
    homePath,
    ...(newest ? [phonePath(newest), compareFor(phones.map(({ id }) => id))] : []),
    ...(brand ? [brandPath(brand.slug), searchFor({ q: brand.name })] : []),
    phonesPath({ must: 'fiveG', sort: 'value' }),
    guidePath,
    sitePages.data.path,
    sitemapPath,
  ]
}
