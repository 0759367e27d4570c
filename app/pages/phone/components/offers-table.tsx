import { readableVersion } from '#app/facts/memory.ts'
import { cityText } from '#app/facts/place-texts.ts'
import type { CurrentOffer } from '#app/phones/offers.server.ts'
import { formatShortDate } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { formatPrice } from '#app/prices/price.ts'
import { phonePageTexts } from '../texts.ts'

const cityOf = ({ city }: CurrentOffer) => city && cityText(city)

/** Current offers with version, seller, price, and when each was checked (PHONE-15). */
export function OffersTable({ offers }: { offers: CurrentOffer[] }) {
  const text = phonePageTexts()
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">{text.offers}</h2>
      <div className="panel">
        <table className="spec-table">
          <caption className="sr-only">{text.offersCaption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{text.offerSeller}</th>
              <th scope="col">{text.offerPrice}</th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seller may offer a version twice
              <tr key={index}>
                <th scope="row">
                  {offer.url ? (
                    <a href={offer.url} rel="nofollow noreferrer" className="link">
                      {offer.seller}
                    </a>
                  ) : (
                    offer.seller
                  )}
                  <span className="block text-sm text-muted">
                    {[
                      readableVersion(offer) && ofSource(readableVersion(offer)),
                      offer.seenBy ? text.seenBy(offer.seenBy, cityOf(offer)) : cityOf(offer),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </th>
                <td>
                  <span className="price">{formatPrice(offer.pricePkr)}</span>{' '}
                  <span className="block text-sm text-muted">
                    {[
                      text.offerKinds[offer.kind],
                      offer.isInStock === false ? text.soldOut : undefined,
                      offer.checkedAt.length === 10 && offer.changedAt !== offer.checkedAt
                        ? text.checkedUnchanged(formatShortDate(offer.checkedAt), formatShortDate(offer.changedAt))
                        : text.checkedOn(formatShortDate(offer.checkedAt)),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
