/** The brands that an import recognises: those of the site, then those of the bundled catalogue. */
import { listBrands } from '#app/brands/brands.server.ts'
import { readCatalogBrands } from '#app/catalog/fill.server.ts'
import type { NamedBrand } from './names.ts'

let bundled: NamedBrand[] | undefined

/** Names are spelled as the brand spells them (`vivo`, `iQOO`). For equal slugs the site's brand wins. */
export function knownBrands(): NamedBrand[] {
  bundled ??= readCatalogBrands()
  const own = listBrands().map(({ slug, name, description, logo }) => ({ slug, name, description, logo }))
  const slugs = new Set(own.map(brand => brand.slug))
  return [...own, ...bundled.filter(brand => !slugs.has(brand.slug))]
}
