import type { PriceGrade } from '#app/entities/enums.ts'
import type { PriceNote } from '#app/entities/phone.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import { tagForm } from '../grades.ts'
import { priceTexts } from '../texts.ts'

type Props = {
  pricePkr: number | null
  /** Gives the tag its form, with its age: filled, outlined or grey. */
  priceGrade: PriceGrade | null
  isPriceStale: boolean
  priceNote: PriceNote | null
  /** Whether it is over a year old, where the note stands elsewhere. */
  isLastSeen?: boolean | undefined
  size?: 'card' | 'hero'
}

/** A price with the currency as a tag and what is said of it, or the text for a missing price. */
export function PriceTag({
  pricePkr,
  priceGrade,
  isPriceStale,
  priceNote,
  isLastSeen = priceNote?.isLastSeen,
  size = 'card',
}: Props) {
  if (pricePkr === null)
    return <p className={size === 'hero' ? 'price-none text-lg' : 'price-none'}>{priceTexts().noPrice}</p>
  return (
    <>
      <p
        className={`price price-${size} price-${priceGrade && tagForm(priceGrade, isPriceStale)}${isLastSeen ? ' price-muted' : ''}`}
      >
        <span className="price-currency">{priceTexts().currency}</span>
        {` ${formatNumber(pricePkr)}`}
      </p>
      {priceNote && (
        <p className="price-note">
          {priceNote.memory && <span className="price-memory">{priceNote.memory}</span>}{' '}
          <PriceNoteText note={priceNote} />
        </p>
      )}
    </>
  )
}

/** What is said of a price, with its date marked up. */
export const PriceNoteText = ({ note: { text, date } }: { note: PriceNote }) => (
  <time dateTime={date}>{unbroken(text)}</time>
)
