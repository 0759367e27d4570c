/** Every page worth a link, for people. */
import { byPopularity } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { listPhoneNames } from '#app/phones/names.server.ts'
import { compareNames } from '#app/platform/text/format.ts'
import { cachePerVersion } from '#db/content-version.server.ts'

/** Phones on the page; in a larger catalogue each brand shows its share, and the rest is on the brand's page (SITEMAP-1). */
const MOST_PHONES = 5000

/**
 * Visible brands, and the phones of every brand by name. Hidden brands have no link of their own.
 * @param most phones in all
 */
export function listForSitemap(most = MOST_PHONES) {
  const brands = listBrands()
  const withPhones = byPopularity(brands.filter(brand => brand.storedPhones > 0))
  const all = withPhones.reduce((sum, brand) => sum + brand.storedPhones, 0)
  const share = all <= most ? all : Math.max(1, Math.floor(most / withPhones.length))
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
        .toSorted((a, b) => compareNames(a.name, b.name))
        .map(phone => [phone.slug, phone.name] as const),
    })),
  }
}

export type SitemapGroup = ReturnType<typeof listForSitemap>['groups'][number]

/** The same, kept until the content changes. */
export const sitemapContent = cachePerVersion(() => listForSitemap())
