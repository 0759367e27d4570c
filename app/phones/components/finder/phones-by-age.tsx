/** The phones of a list, with a line where those with a recent price end (FIND-4). */
import { finderTexts } from '#app/finder/texts.ts'
import type { FoundPhones } from '../../finder-list.server.ts'
import { PhoneGrid } from '../phone-card.tsx'

type Props = { found: Pick<FoundPhones, 'phones' | 'turn'> }

export const PhonesByAge = ({ found: { phones, turn } }: Props) => (
  <DividedGrid phones={phones} turn={turn} line={finderTexts().notRecent} />
)

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
