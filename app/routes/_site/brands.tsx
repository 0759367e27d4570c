import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { browsableBrands, byPopularity } from '#app/brands/brand.ts'
import { recentPriceRange, shopPriceRange } from '#app/brands/brand-prices.server.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { BrandLogo } from '#app/brands/components/brand-tile.tsx'
import { publicPage } from '#app/http/caching.server.ts'
import { brandDescription } from '#app/pages/brands/descriptions.server.ts'
import { brandsPageTexts } from '#app/pages/brands/texts.ts'
import { brandPath, brandsPath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { inEnglish } from '#app/platform/text/language.ts'
import { formatPrice } from '#app/prices/price.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { PrefetchLink } from '#app/ui/prefetch-link.tsx'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    title: brandsPageTexts().title,
    description: brandsPageTexts().description(data?.brands.length ?? 0),
    path: brandsPath(),
  })

export const loader = () => ({
  // What nobody sells here comes last.
  brands: byPopularity(browsableBrands(listBrands()))
    .map(({ slug, name, logo, description, storedPhones }) => {
      const recent = recentPriceRange(slug)
      return {
        ...{ slug, name, logo },
        description: brandDescription({ slug, description }),
        phones: storedPhones,
        isRecent: recent !== null,
        prices: recent ?? shopPriceRange(slug),
      }
    })
    .sort((a, b) => Number(a.prices === null) - Number(b.prices === null)),
})

export default function BrandsPage() {
  const { brands } = useLoaderData<typeof loader>()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{brandsPageTexts().heading}</h1>
      <p className="mt-2 mb-6 text-muted">
        {brands.length === 0 ? (
          brandsPageTexts().none
        ) : (
          <>
            <span className="block">{brandsPageTexts().showing(brands.length)}</span>{' '}
            <span className="block text-sm">{brandsPageTexts().order}</span>
          </>
        )}
      </p>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-3">
        {brands.map(({ slug, name, logo, description, phones, isRecent, prices }) => (
          <li key={slug}>
            <PrefetchLink to={brandPath(slug)} className="brand-tile brand-card">
              <BrandLogo logo={logo} name={name} />
              <span className="min-w-0">
                <span className="display block text-lg">{name}</span>{' '}
                <span className="block text-sm text-muted">{brandsPageTexts().phones(phones)}</span>
                <span className={isRecent ? 'brand-prices' : 'block text-sm text-muted'}>
                  {' '}
                  {prices
                    ? brandsPageTexts()[isRecent ? 'prices' : 'olderPrices'](
                        formatPrice(prices.min),
                        prices.max === prices.min ? null : formatNumber(prices.max),
                      )
                    : brandsPageTexts().noPrice}
                </span>
                {description && (
                  <span className="brand-description" {...(description.isOfPage ? {} : inEnglish())}>
                    {' '}
                    {description.text}
                  </span>
                )}
              </span>
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
