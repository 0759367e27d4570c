/** The phones of a list in the order of recent prices, with a line where these end (FIND-4). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { finderTexts } from '#app/finder/texts.ts'
import type { FoundPhones } from '../../finder-list.server.ts'
import { PhoneGrid } from '../phone-card.tsx'

type Props = { found: Pick<FoundPhones, 'phones' | 'recent' | 'paging'>; sort: string }

export function PhonesByAge({ found, sort }: Props) {
  const { phones } = found
  const turn = sort === 'newest' ? turnOf(found) : null
  return <DividedGrid phones={phones} turn={turn} line={finderTexts().notRecent} />
}

type DividedProps = Parameters<typeof PhoneGrid>[0] & {
  /** The place on the page of the first phone below the line; null without one. */
  turn: number | null
  line: string
}

export function DividedGrid({ phones, turn, line, ...grid }: DividedProps) {
  if (turn === null || turn < 0 || turn >= phones.length) return <PhoneGrid {...grid} phones={phones} />
  return (
    <>
      {turn > 0 && <PhoneGrid {...grid} phones={phones.slice(0, turn)} />}
      <p className="list-turn">{line}</p>
      <PhoneGrid {...grid} phones={phones.slice(turn)} isBelow={turn > 0} />
    </>
  )
}

/** The place on the page of the first phone without a recent price, behind phones with one; null where the page has none. */
function turnOf({ phones, recent, paging: { offset } }: Props['found']): number | null {
  const turn = recent - offset
  const isTurn = recent > 0 && turn >= 0 && turn < phones.length
  // Phones that fulfil more nice-to-have wishes lead, whatever their price.
  return isTurn && phones.every((phone, index) => isRecent(phone) === index < turn) ? turn : null
}

const isRecent = ({ priceGrade }: PhoneCard) => priceGrade === 'shop'
