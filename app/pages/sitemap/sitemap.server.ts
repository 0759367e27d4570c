/** Data of the HTML sitemap. */
import { byPopularity } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { listPhoneNames } from '#app/phones/listing.server.ts'
import { compareNames } from '#app/platform/text/format.ts'
import { cachePerVersion } from '#db/content-version.server.ts'

/** Maximum number of phones on the page; in a larger catalogue each brand shows an equal share (SITEMAP-1). */
const MAX_PHONES = 5000

/**
 * Visible brands, and the phones of every brand by name, without the brand in front. Hidden brands are not linked.
 * @param maxPhones total over all brands
 */
export function listForSitemap(maxPhones = MAX_PHONES) {
  const brands = listBrands()
  const withPhones = byPopularity(brands.filter(brand => brand.storedPhones > 0))
  const all = withPhones.reduce((sum, brand) => sum + brand.storedPhones, 0)
  const share = all <= maxPhones ? all : Math.max(1, Math.floor(maxPhones / withPhones.length))
  return {
    brands: brands
      .filter(brand => brand.isVisible)
      .toSorted((a, b) => compareNames(a.name, b.name))
      .map(({ slug, name }) => ({ slug, name })),
    all,
    groups: withPhones.map(({ slug, name, isVisible, storedPhones }) => ({
      slug,
      name,
      isVisible,
      storedPhones,
      phones: listPhoneNames(slug, share)
        .map(phone => [phone.slug, nameInBrand(phone.name, name)] as const)
        .toSorted(([, a], [, b]) => compareNames(a, b)),
    })),
  }
}

/** 'Galaxy A56' of 'Samsung Galaxy A56'; whole where the name begins otherwise. */
const nameInBrand = (name: string, brand: string) =>
  name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length + 1) : name

export type SitemapGroup = ReturnType<typeof listForSitemap>['groups'][number]

/** `listForSitemap`, cached until the content changes. */
export const sitemapContent = cachePerVersion('HTML sitemap', () => listForSitemap())
