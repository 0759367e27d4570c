import { Link } from '@remix-run/react'
import type { Band } from '#app/entities/enums.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { bandLabels, bandRanges } from '#app/prices/bands.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Shop by Price Range: a card for each band that has phones (HOME-5). */
export function BandCards({ bands }: { bands: { band: Band; phones: number }[] }) {
  if (bands.length === 0) return null
  return (
    <section className="shell mt-12" aria-labelledby="by-price">
      <h2 id="by-price" className="mb-4 text-2xl">
        Shop by Price Range
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {bands.map(({ band, phones }) => (
          <li key={band}>
            <Link to={phonesPath({ price: band })} prefetch="intent" className={`band-card band-${band}`}>
              <span className="display text-xl">{bandLabels[band]}</span>
              <span className="price text-lg">{bandRanges[band]}</span>
              <span className="flex items-center gap-1 text-sm">
                {`${phones} ${phones === 1 ? 'phone' : 'phones'}`} <Icon name="next" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
