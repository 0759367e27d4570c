/**
 * Name, price with what is said of it, and Add to Compare at the lower edge of a small screen once the price has scrolled away; in browsers without
 * scroll-driven animations it stays away (PHONE-13).
 */
import { Fragment } from 'react'
import { CompareButton } from '#app/compare-list/components/compare-button.tsx'
import type { PriceNote, ShownPhone } from '#app/entities/phone.ts'
import { formatPrice } from '#app/prices/price.ts'
import { priceTexts } from '#app/prices/texts.ts'

export const PriceBar = ({ phone, note }: { phone: ShownPhone; note: PriceNote | null }) => (
  <div className="price-bar-below">
    <p className="min-w-0">
      <span className="text-sm">{phone.name}</span>
      <b className="price">{phone.pricePkr === null ? priceTexts().noPrice : formatPrice(phone.pricePkr)}</b>
      {note && (
        <time className="price-note" dateTime={note.date}>
          {note.text.split(/ (?=· )|(?<=[,،]) /).map(part => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
        </time>
      )}
    </p>
    <CompareButton phone={phone} isShort />
  </div>
)
