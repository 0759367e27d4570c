import { bandLabels, priceBadge } from '#app/prices/bands.ts'
import { PriceChart } from '#app/prices/components/price-chart.tsx'
import type { PricePlace } from '#app/prices/distribution.server.ts'
import { formatPrice, NO_PRICE } from '#app/prices/price.ts'

/** Where the price stands (PHONE-5), in its band and in the catalogue. */
export function PriceAnalysis({ pricePkr, place }: { pricePkr: number | null; place: PricePlace | null }) {
  return (
    <section className="mt-12" aria-labelledby="price-analysis">
      <h2 id="price-analysis" className="mb-4 text-2xl">
        Price Analysis
      </h2>
      {pricePkr === null || place === null ? (
        <p className="panel p-4 text-muted">{`${NO_PRICE}. We name a price only when we know where it comes from.`}</p>
      ) : (
        <div className="panel price-analysis">
          <div>
            <p className="flex flex-wrap items-center gap-3">
              <span className="price text-2xl">{formatPrice(pricePkr)}</span>
              <span className="pill text-sm">{priceBadge(pricePkr)}</span>
            </p>
            <ul className="mt-3 grid gap-1 text-sm text-muted">
              <li>{`${share(place.cheaper, place.all)} of all phones with a price cost less.`}</li>
              <li>{`${share(place.cheaperInBand, place.inBand)} of the ${bandLabels[place.band].toLowerCase()} phones cost less.`}</li>
            </ul>
          </div>
          <PriceChart pricePkr={pricePkr} bins={place.bins} />
        </div>
      )}
    </section>
  )
}

const share = (part: number, whole: number) =>
  `${whole > 0 ? Math.round((part / whole) * 100) : 0}% (${part} of ${whole})`
