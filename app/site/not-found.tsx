/** The page for an address that leads nowhere, with ways on. */
import { Link } from '@remix-run/react'
import { type BrandTileData, BrandTiles } from '#app/brands/components/brand-tile.tsx'
import { brandsPath, comparePath, homePath, searchPath } from '#app/platform/paths.ts'

const quickNavigation = [
  { label: 'Homepage', to: homePath, text: 'Latest and featured phones' },
  { label: 'All Brands', to: brandsPath, text: 'Every brand with its phones' },
  { label: 'Search', to: searchPath, text: 'By name, model or price' },
  { label: 'Compare', to: comparePath, text: 'Up to four side by side' },
]

type Props = { brands: BrandTileData[]; heading?: string; text?: string }

export function NotFound({
  brands,
  heading = 'Oops! Page Not Found',
  text = 'The page you asked for does not exist, or has moved.',
}: Props) {
  return (
    <div className="shell py-12">
      <div className="mx-auto max-w-2xl text-center">
        <p className="display text-4xl text-brand" aria-hidden="true">
          404
        </p>
        <h1 className="mt-2 text-3xl">{heading}</h1>
        <p className="mt-3 text-muted">{text}</p>
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to={homePath} className="button button-primary">
            Go to Homepage
          </Link>
          <Link to={searchPath} className="button button-quiet">
            Search Phones
          </Link>
        </p>
      </div>
      {brands.length > 0 && (
        <section className="mt-12" aria-labelledby="popular-brands">
          <h2 id="popular-brands" className="mb-4 text-xl">
            Popular Brands
          </h2>
          <BrandTiles brands={brands} />
        </section>
      )}
      <section className="mt-12" aria-labelledby="quick-navigation">
        <h2 id="quick-navigation" className="mb-4 text-xl">
          Quick Navigation
        </h2>
        <ul className="brand-grid brand-grid-wide">
          {quickNavigation.map(({ label, to, text }) => (
            <li key={to}>
              <Link to={to} className="brand-tile">
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
          Still Can't Find What You're Looking For?
        </h2>
        <p className="mt-2 text-muted">Type a name, a model number or what you can spend.</p>
        <p className="mt-4">
          <Link to={searchPath} className="button button-primary">
            Search All Phones
          </Link>
        </p>
      </section>
    </div>
  )
}
