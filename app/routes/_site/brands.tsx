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

/** By the age of the newest price of a brand; what nobody sells here comes last. */
const groups = ['recent', 'older', 'none'] as const

export function loader() {
  const brands = byPopularity(browsableBrands(listBrands())).map(({ slug, name, logo, description, storedPhones }) => {
    const recent = recentPriceRange(slug)
    const prices = recent ?? shopPriceRange(slug)
    const group: (typeof groups)[number] = recent ? 'recent' : prices ? 'older' : 'none'
    return {
      slug,
      name,
      logo,
      description: brandDescription({ slug, description }),
      phones: storedPhones,
      prices,
      group,
    }
  })
  return { brands }
}

type Brand = ReturnType<typeof loader>['brands'][number]

export default function BrandsPage() {
  const { brands } = useLoaderData<typeof loader>()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{brandsPageTexts().heading}</h1>
      <p className="mt-2 text-muted">
        {brands.length === 0 ? brandsPageTexts().none : brandsPageTexts().showing(brands.length)}
      </p>
      {groups.map(group => (
        <BrandCards
          key={group}
          title={brandsPageTexts().groups[group]}
          note={brandsPageTexts().groupNotes[group]}
          brands={brands.filter(brand => brand.group === group)}
        />
      ))}
    </div>
  )
}

function BrandCards({ title, note, brands }: { title: string; note: string; brands: Brand[] }) {
  if (brands.length === 0) return null
  return (
    <>
      <h2 className="list-turn">{title}</h2>
      <p className="mb-3 text-sm text-muted">{note}</p>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {brands.map(brand => (
          <li key={brand.slug}>
            <BrandCard {...brand} />
          </li>
        ))}
      </ul>
    </>
  )
}

const BrandCard = ({ slug, name, logo, description, phones, group, prices }: Brand) => (
  <PrefetchLink to={brandPath(slug)} className="brand-tile brand-card">
    <BrandLogo logo={logo} name={name} />
    <span className="min-w-0">
      <span className="display block text-lg">{name}</span>{' '}
      <span className="block text-sm text-muted">{brandsPageTexts().phones(phones)}</span>
      {prices && (
        <span className={group === 'recent' ? 'brand-prices' : 'brand-prices text-muted'}>
          {' '}
          {brandsPageTexts().prices(
            formatPrice(prices.min),
            prices.max === prices.min ? null : formatNumber(prices.max),
          )}
        </span>
      )}
      {description && (
        <span className="brand-description" {...(description.isOfPage ? {} : inEnglish())}>
          {' '}
          {description.text}
        </span>
      )}
    </span>
  </PrefetchLink>
)
