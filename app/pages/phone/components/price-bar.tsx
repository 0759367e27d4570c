/**
 * Name, price with what is said of it, and Add to Compare at the lower edge of a small screen once the price has scrolled away; in browsers without
 * scroll-driven animations it stays away (PHONE-13).
 */
import { CompareButton } from '#app/compare-list/components/compare-button.tsx'
import type { ShownPhone } from '#app/entities/phone.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { priceTexts } from '#app/prices/texts.ts'

export const PriceBar = ({ phone }: { phone: ShownPhone }) => (
  <div className="price-bar-below">
    <p className="min-w-0">
      <span className="block truncate text-sm">{phone.name}</span>
      <span className="block truncate">
        <b className="price">{phone.pricePkr === null ? priceTexts().noPrice : formatPrice(phone.pricePkr)}</b>{' '}
        {phone.priceNote && (
          <span className="price-note">
            <PriceNoteText note={phone.priceNote} />
          </span>
        )}
      </span>
    </p>
    <CompareButton phone={phone} />
  </div>
)
