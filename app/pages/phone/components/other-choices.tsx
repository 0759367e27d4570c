/** Rows of what else there is to weigh beside a phone, each with its price and what is said of both (PHONE-16). */

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { phonePath } from '#app/platform/paths.ts'
import { formatNumber, formatShortDate } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { formatShortPriceDate, statedDate } from '#app/prices/sources.ts'
import { priceTexts } from '#app/prices/texts.ts'
import type { ListedVersion } from '../phone-page.server.ts'
import type { NamedPhone } from '../rival.ts'
import type { SimilarPrices } from '../similar-prices.ts'
import type { Substitutes } from '../substitutes.ts'
import { phonePageTexts } from '../texts.ts'

export const OtherChoices = ({ children }: { children: ReactNode }) => (
  <ul className="panel other-choices">{children}</ul>
)

/** @param words what the phone is to the one of the page */
export const PhoneRow = ({ phone, words }: { phone: NamedPhone; words?: string | undefined }) => (
  <li>
    <Link to={phonePath(phone)} className="link">
      {phone.name}
    </Link>{' '}
    <span className="price-note">
      {words && unbroken(`${words} · `)}
      <PriceNoteText note={phone.priceNote} />
    </span>{' '}
    <b className="price">{unbroken(formatPrice(phone.pricePkr))}</b>
  </li>
)

/** What each other memory version costs; beside the last of them that there are more. */
export function VersionRows({ versions }: { versions: ListedVersion[] }) {
  const { askShop, otherMemory } = phonePageTexts()
  const [rest, ...more] = versions.filter(({ offer }) => !offer)
  const last = versions.findLast(({ offer }) => offer)
  return versions.map(
    version =>
      version.offer && (
        <li key={version.memory}>
          <span>
            <b>{ofSource(version.memory)}</b>{' '}
            <span className="price-note">
              <time dateTime={statedDate(version.offer)}>{formatShortPriceDate(version.offer)}</time>
              {version === last &&
                rest &&
                unbroken(` · ${more.length > 0 ? otherMemory : ofSource(rest.memory)}: ${askShop}`)}
            </span>
          </span>{' '}
          <b className="price">{unbroken(formatPrice(version.offer.pricePkr))}</b>
        </li>
      ),
  )
}

/** The model for another network, and the most similar phone that has what this one has. */
export function SubstituteRows({ sister, sisterIs, nearest }: Substitutes) {
  const text = phonePageTexts()
  const isOther = sisterIs === 'other'
  return (
    <OtherChoices>
      <AlikeRow phone={sister} words={isOther ? text.closestPriced : text.sisterIs[sisterIs]} isAlike={!isOther} />
      {nearest && (
        <AlikeRow phone={nearest} words={sisterIs === 'without5g' ? text.nearestWith5g : text.nearestOther} />
      )}
    </OtherChoices>
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
    <>
      <p className="mb-2">{noPriceLike(priceTexts().noPrice, phones.length)}</p>
      <OtherChoices>
        {phones.map(phone => (
          <AlikeRow key={phone.id} phone={phone} />
        ))}
      </OtherChoices>
    </>
  )
}

/** @param isAlike whether what it has otherwise is said by the words */
function AlikeRow({ phone, words, isAlike = false }: { phone: PhoneCard; words?: string; isAlike?: boolean }) {
  const { pricePkr, priceNote } = phone
  if (pricePkr === null || priceNote === null) return null
  const difference = !isAlike && phone.remark?.split(' · ')[0]
  const said = [words, difference].filter(Boolean).join(': ')
  return <PhoneRow phone={{ ...phone, pricePkr, priceNote }} words={said} />
}
