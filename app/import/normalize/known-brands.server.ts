/** The brands that an import knows by name: those of the site, then those of the bundled catalogue. */
import { listBrands } from '#app/brands/brands.server.ts'
import { readCatalogBrands } from '#app/catalog/fill.server.ts'
import type { NamedBrand } from './names.ts'

let bundled: NamedBrand[] | undefined

/** With the spelling that the brand itself uses (`vivo`, `iQOO`); of two with one slug the site's own. */
export function knownBrands(): NamedBrand[] {
  bundled ??= readCatalogBrands()
  const own = listBrands().map(({ slug, name, description, logo }) => ({ slug, name, description, logo }))
  const slugs = new Set(own.map(brand => brand.slug))
  return [...own, ...bundled.filter(brand => !slugs.has(brand.slug))]
}
