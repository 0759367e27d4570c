import type { Band } from '#app/entities/enums.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { bandLabel, bandRange } from '#app/prices/bands.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrefetchLink } from '#app/ui/prefetch-link.tsx'
import { homeTexts } from './texts.ts'

/** Shop by Price Range: a card for each non-empty band (HOME-5). */
export function BandCards({ bands }: { bands: { band: Band; phones: number }[] }) {
  if (bands.length === 0) return null
  return (
    <section className="shell mt-12" aria-labelledby="by-price">
      <h2 id="by-price" className="mb-4 text-2xl">
        {homeTexts().byPrice}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {bands.map(({ band, phones }) => (
          <li key={band}>
            <PrefetchLink to={phonesPath({ price: band })} className={`band-card band-${band}`}>
              <span className="display text-xl">{bandLabel(band)}</span>{' '}
              <span className="price text-lg">{bandRange(band)}</span>{' '}
              <span className="flex items-center gap-1 text-sm">
                {homeTexts().phonesInBand(phones)} <Icon name="next" />
              </span>
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
