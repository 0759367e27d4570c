import { Link } from '@remix-run/react'
import { CompareCardButton } from '#app/compare-list/components/compare-button.tsx'
import type { PhoneCard as Card } from '#app/entities/phone.ts'
import { phonePath } from '#app/platform/paths.ts'
import { capitalized, withCommas } from '#app/platform/text/format.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { PrefetchLink } from '#app/ui/prefetch-link.tsx'
import { EAGER_IMAGES, phoneImages } from '../image-sources.ts'
import { phoneTexts } from '../texts.ts'
import { PhoneImage } from './phone-image.tsx'

type CardProps = { phone: Card; eager?: boolean; heading?: Heading }

/** Heading level of the cards: one below the heading above the grid. */
type Heading = 'h2' | 'h3'

/** Summary of a phone: picture, name, price, six specs (CARD-1). The link of its name covers the card. */
function PhoneCard({ phone, eager = false, heading: Name = 'h2' }: CardProps) {
  const path = phonePath(phone)
  const specs = shownSpecs(phone)
  const known = phone.remark ?? withCommas(phone.summary)
  return (
    <article className={phone.isBare ? 'phone-card phone-card-bare' : 'phone-card'}>
      {!phone.isBare && (
        // The link of the name tells the router of the page.
        <PrefetchLink to={path} discover="none" className="phone-card-picture" tabIndex={-1} aria-hidden="true">
          <PhoneImage sources={phoneImages(phone)} alt={phone.name} eager={eager} />
        </PrefetchLink>
      )}
      <div className="phone-card-head">
        <p className="phone-card-badges">
          <span>{phone.year ? `${phone.brandName} · ` : phone.brandName}</span>
          {phone.year && <span>{phone.year}</span>}
        </p>
        <Name className="phone-card-name">
          <PrefetchLink to={path}>{phone.name}</PrefetchLink>
        </Name>
        <div className="phone-card-price">
          <PriceTag {...phone} />
          <Link
            to={path}
            discover="none"
            className="phone-card-details"
            aria-label={phoneTexts().viewDetailsOf(phone.name)}
          >
            {phoneTexts().viewDetails}
          </Link>
        </div>
      </div>
      {known ? (
        <p className="phone-card-remark">{capitalized(known)}</p>
      ) : (
        phone.unknown && <p className="phone-card-remark phone-card-unknown">{phone.unknown}</p>
      )}
      {specs.length > 0 && (
        <dl className="phone-card-specs">
          {specs.map(spec => (
            <div key={spec.label} className={spec.isAsked && 'phone-card-asked'}>
              <dt>{spec.label}</dt>
              <dd>
                {spec.text}
                {spec.unit && <span>{` ${spec.unit}`}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <CompareCardButton phone={phone} />
    </article>
  )
}

/** Of a bare one only what is asked for, where the note of its price names the memory. */
function shownSpecs({ specs, isBare, priceNote }: Card) {
  const known = specs.filter(spec => spec !== null)
  return isBare && priceNote?.memory ? known.filter(({ isAsked }) => isAsked) : known
}

type GridProps = {
  phones: Card[]
  heading?: Heading
  /** Other pictures precede the grid on the page, so all its pictures load lazily. */
  isBelow?: boolean
  /** One row that scrolls sideways on a small screen. */
  isRow?: boolean
}

/** A grid of cards. The first few pictures of a page load eagerly, the others lazily. */
export function PhoneGrid({ phones, heading, isBelow = false, isRow = false }: GridProps) {
  return (
    <ul className={isRow ? 'phone-grid phone-row' : 'phone-grid phone-lines'}>
      {phones.map((phone, index) => (
        <li key={phone.id}>
          <PhoneCard phone={phone} eager={!isBelow && index < EAGER_IMAGES} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
