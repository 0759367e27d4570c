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
    <div className="shell py-12">
      <div className="mx-auto max-w-2xl text-center">
        <p className="display text-4xl text-brand" aria-hidden="true">
          404
        </p>
        <h1 className="mt-2 text-3xl">{heading}</h1>
        <p className="mt-3 text-muted">{text}</p>
        <div className="mx-auto mt-6 max-w-md">
          <HeaderSearch id="not-found-search" />
        </div>
        <p className="mt-4 flex flex-wrap justify-center gap-3">
          <Link to={homePath()} className="button button-primary">
            {notFoundTexts().goHome}
          </Link>
          <Link to={searchPath()} className="button button-quiet">
            {notFoundTexts().searchPhones}
          </Link>
        </p>
      </div>
      {brands.length > 0 && (
        <section className="mt-12" aria-labelledby="popular-brands">
          <h2 id="popular-brands" className="mb-4 text-xl">
            {notFoundTexts().popularBrands}
          </h2>
          <BrandTiles brands={brands} />
        </section>
      )}
      <section className="mt-12" aria-labelledby="quick-navigation">
        <h2 id="quick-navigation" className="mb-4 text-xl">
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
      <section className="panel mt-12 p-6 text-center" aria-labelledby="still-looking">
        <h2 id="still-looking" className="text-xl">
          {notFoundTexts().stillLooking}
        </h2>
        <p className="mt-2 text-muted">{notFoundTexts().stillLookingText}</p>
        <p className="mt-4">
          <Link to={searchPath()} className="button button-primary">
            {notFoundTexts().searchAll}
          </Link>
        </p>
      </section>
    </div>
  )
}
