/** What phones like one without a price cost, as their cards below say (PHONE-16). */

import { Link } from '@remix-run/react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { phonePath } from '#app/platform/paths.ts'
import { formatNumber, formatShortDate } from '#app/platform/text/format.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { priceTexts } from '#app/prices/texts.ts'
import type { SimilarPrices } from '../similar-prices.ts'
import type { Substitutes } from '../substitutes.ts'
import { phonePageTexts } from '../texts.ts'

/** The model for another network, and the most similar phone that has what this one has. */
export function SubstituteLines({ sister, sisterIs, nearest }: Substitutes) {
  const text = phonePageTexts()
  return (
    <div className="panel phone-beside">
      <p>
        {sisterIs === 'other' ? text.closestPriced : text.sisterIs[sisterIs]}{' '}
        <PricedName phone={sister} isNamingDifference={sisterIs === 'other'} />
      </p>
      {nearest && (
        <p>
          {sisterIs === 'without5g' ? text.nearestWith5g : text.nearestOther}{' '}
          <PricedName phone={nearest} isNamingDifference />
        </p>
      )}
    </div>
  )
}

/** The range of those that are alike. */
export const SimilarPricesLine = ({ range }: { range: NonNullable<SimilarPrices['range']> }) => (
  <p>
    <a href="#similar-models" className="link">
      {phonePageTexts().similarPrices(formatPrice(range.lowPkr), formatNumber(range.highPkr))}
    </a>{' '}
    <time className="price-note block" dateTime={range.since}>
      {phonePageTexts().similarSince(formatShortDate(range.since.slice(0, 7)))}
    </time>
  </p>
)

/** Each with its price and the greatest thing that it has otherwise; that there is no price, where there are none. */
export function SimilarPricesList({ phones }: { phones: PhoneCard[] }) {
  const { noPrice, noPriceLike } = phonePageTexts()
  if (phones.length === 0) return <p>{noPrice(priceTexts().noPrice)}</p>
  return (
    <div className="panel p-4">
      <p>{noPriceLike(priceTexts().noPrice, phones.length)}</p>
      <ul className="priced-names">
        {phones.map(phone => (
          <li key={phone.id}>
            <PricedName phone={phone} isNamingDifference />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PricedName({ phone, isNamingDifference = false }: { phone: PhoneCard; isNamingDifference?: boolean }) {
  const [difference] = phone.remark?.split(' · ') ?? []
  return (
    <>
      <Link to={phonePath(phone)} className="link">
        {phone.name}
      </Link>
      <span className="price-note block">
        {' '}
        <b className="price">{unbroken(formatPrice(phone.pricePkr ?? 0))}</b>
        {phone.priceNote && (
          <>
            {' · '}
            <PriceNoteText note={phone.priceNote} />
          </>
        )}
        {isNamingDifference && difference && `\u00a0· ${difference}`}
      </span>
    </>
  )
}
