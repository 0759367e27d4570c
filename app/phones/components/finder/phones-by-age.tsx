/** The phones of a list, with a line where those with a recent price end (FIND-4). */
import { finderTexts } from '#app/finder/texts.ts'
import { PriceLegend } from '#app/prices/components/price-legend.tsx'
import type { FoundPhones } from '../../finder-list.server.ts'
import { PhoneGrid } from '../phone-card.tsx'
import { phonesInWords } from './list-heading.tsx'

type Props = { found: Pick<FoundPhones, 'phones' | 'turn'>; isFolded?: boolean }

/** @param isFolded whether those below the line are folded, as on a long page of one brand */
export const PhonesByAge = ({ found: { phones, turn }, isFolded = false }: Props) => (
  <DividedGrid phones={phones} turn={turn} line={finderTexts().notRecent} isExplained isFolded={isFolded} />
)

type DividedProps = Parameters<typeof PhoneGrid>[0] & {
  /** The place on the page of the first phone below the line; null without one. */
  turn: number | null
  line: string
  /** Whether the line is where the tags of prices are explained. */
  isExplained?: boolean
  isFolded?: boolean
}

/** Whether the line stands on this page. */
export const isDivided = (turn: number | null, phones: unknown[]): turn is number =>
  turn !== null && turn >= 0 && turn < phones.length

export function DividedGrid({ phones, turn, line, isExplained = false, isFolded = false, ...grid }: DividedProps) {
  if (!isDivided(turn, phones)) return <PhoneGrid {...grid} phones={phones} />
  const rest = <PhoneGrid {...grid} phones={phones.slice(turn)} isBelow={turn > 0} />
  return (
    <>
      {turn > 0 && <PhoneGrid {...grid} phones={phones.slice(0, turn)} />}
      <p className="list-turn">{line}</p>
      {isExplained && <PriceLegend phones={phones} />}
      {isFolded && turn > 0 ? (
        <details className="fold list-aged">
          <summary>{phonesInWords(phones.length - turn)}</summary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </>
  )
}
