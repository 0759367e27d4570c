import type { PriceNote } from '#app/entities/phone.ts'
import { bandLabel, priceBadge } from '#app/prices/bands.ts'
import { PriceChart } from '#app/prices/components/price-chart.tsx'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import type { PricePlace } from '#app/prices/distribution.server.ts'
import { formatPrice } from '#app/prices/price.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { phonePageTexts } from '../texts.ts'

type Props = { pricePkr: number | null; note: PriceNote | null; place: PricePlace | null }

/** Position of the price in its band and in the catalogue (PHONE-5). */
export function PriceAnalysis({ pricePkr, note, place }: Props) {
  return (
    <section className="mt-12" aria-labelledby="price-analysis">
      <h2 id="price-analysis" className="mb-4 text-2xl">
        {phonePageTexts().priceAnalysis}
      </h2>
      {pricePkr === null || place === null ? (
        <p className="panel p-4 text-muted">{phonePageTexts().noPrice(priceTexts().noPrice)}</p>
      ) : (
        <div className="panel price-analysis">
          <div>
            <p className="flex flex-wrap items-center gap-3">
              <span className="price text-2xl">{formatPrice(pricePkr)}</span>
              <span className="pill text-sm">{priceBadge(pricePkr)}</span>
            </p>
            {note && (
              <p className="price-note">
                <PriceNoteText note={note} />
              </p>
            )}
            <ul className="mt-3 grid gap-1 text-sm text-muted">
              <li>{phonePageTexts().cheaper(share(place.cheaper, place.all))}</li>
              <li>
                {phonePageTexts().cheaperInBand(
                  share(place.cheaperInBand, place.inBand),
                  bandLabel(place.band).toLowerCase(),
                )}
              </li>
            </ul>
          </div>
          <PriceChart pricePkr={pricePkr} bins={place.bins} />
        </div>
      )}
    </section>
  )
}

const share = (part: number, whole: number) =>
  phonePageTexts().share(whole > 0 ? Math.round((part / whole) * 100) : 0, part, whole)
