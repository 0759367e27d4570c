/** The 404 page, with links to continue. */
import { Link } from '@remix-run/react'
import { type BrandTileData, BrandTiles } from '#app/brands/components/brand-tile.tsx'
import { brandsPath, comparePath, homePath, searchPath } from '#app/platform/paths.ts'
import { HeaderSearch } from './header-search.tsx'
import { notFoundTexts } from './not-found-texts.ts'

const quickNavigation = () => [
  { label: notFoundTexts().home, to: homePath(), text: notFoundTexts().homeText },
  { label: notFoundTexts().brands, to: brandsPath(), text: notFoundTexts().brandsText },
  { label: notFoundTexts().search, to: searchPath(), text: notFoundTexts().searchText },
  { label: notFoundTexts().compare, to: comparePath(), text: notFoundTexts().compareText },
]

type Props = { brands: BrandTileData[]; heading?: string; text?: string }

export function NotFound({ brands, heading = notFoundTexts().heading, text = notFoundTexts().text }: Props) {
  return (
    <div className="shell py-8">
      <p className="display text-2xl text-brand" aria-hidden="true">
        404
      </p>
      <h1 className="mt-1 text-3xl">{heading}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <div className="min-w-full flex-1 sm:min-w-48 sm:max-w-md">
          <HeaderSearch id="not-found-search" />
        </div>
        <p className="flex flex-wrap gap-3">
          <Link to={homePath()} className="button button-primary">
            {notFoundTexts().goHome}
          </Link>
          <Link to={searchPath()} className="button button-quiet">
            {notFoundTexts().searchPhones}
          </Link>
        </p>
      </div>
      {brands.length > 0 && (
        <section className="mt-8" aria-labelledby="popular-brands">
          <h2 id="popular-brands" className="mb-3 text-xl md:text-2xl">
            {notFoundTexts().popularBrands}
          </h2>
          <BrandTiles brands={brands} />
        </section>
      )}
      <section className="mt-8" aria-labelledby="quick-navigation">
        <h2 id="quick-navigation" className="mb-3 text-xl md:text-2xl">
          {notFoundTexts().quickNavigation}
        </h2>
        <ul className="brand-grid brand-grid-wide">
          {quickNavigation().map(({ label, to, text }) => (
            <li key={to}>
              <Link to={to} className="brand-tile items-start">
                <span>
                  <span className="display block text-lg">{label}</span>
                  <span className="block text-sm text-muted">{text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-8" aria-labelledby="still-looking">
        <h2 id="still-looking" className="text-lg">
          {notFoundTexts().stillLooking}
        </h2>
        <p className="mt-1">
          {notFoundTexts().stillLookingText}{' '}
          <Link to={searchPath()} className="link">
            {notFoundTexts().searchAll}
          </Link>
        </p>
      </section>
    </div>
  )
}
