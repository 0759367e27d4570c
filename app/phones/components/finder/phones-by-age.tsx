/** The phones of a list, with a line where those with a recent price end (FIND-4). */
import type { ReactNode } from 'react'
import { finderTexts } from '#app/finder/texts.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { PriceLegend } from '#app/prices/components/price-legend.tsx'
import type { FoundPhones } from '../../finder-list.server.ts'
import { PhoneGrid } from '../phone-card.tsx'

type Props = { found: Pick<FoundPhones, 'phones' | 'turn'>; isFolded?: boolean }

/** @param isFolded whether those below the line are folded, as on a long page of one brand */
export const PhonesByAge = ({ found: { phones, turn }, isFolded = false }: Props) => (
  <DividedGrid
    phones={phones}
    turn={turn}
    line={finderTexts().notRecent}
    isExplained
    fold={isFolded ? finderTexts().noRecentPrice : undefined}
  />
)

type DividedProps = Parameters<typeof PhoneGrid>[0] & {
  /** The place on the page of the first phone below the line; null without one. */
  turn: number | null
  line: string
  /** Whether the line is where the tags of prices are explained. */
  isExplained?: boolean
  /** Titles the fold that has those below the line, in place of the line. */
  fold?: string | undefined
}

/** Whether the line stands on this page. */
export const isDivided = (turn: number | null, phones: unknown[]): turn is number =>
  turn !== null && turn >= 0 && turn < phones.length

export function DividedGrid({ phones, turn, line, isExplained = false, fold, ...grid }: DividedProps) {
  if (!isDivided(turn, phones)) return <PhoneGrid {...grid} phones={phones} />
  const below = phones.slice(turn)
  const isBelow = turn > 0
  return (
    <>
      {isBelow && <PhoneGrid {...grid} phones={phones.slice(0, turn)} />}
      {fold !== undefined && isBelow ? (
        <AgedFold title={fold} count={below.length}>
          {isExplained && <PriceLegend phones={below} />}
          <PhoneGrid {...grid} phones={below} heading="h3" isBelow />
        </AgedFold>
      ) : (
        <>
          <p className="list-turn">{line}</p>
          {isExplained && <PriceLegend phones={phones} />}
          <PhoneGrid {...grid} phones={below} isBelow={isBelow} />
        </>
      )}
    </>
  )
}

type FoldProps = { title: string; titleId?: string; count: number | null; children: ReactNode }

/** Phones whose prices say less of today, with how many they are. */
export const AgedFold = ({ title, titleId, count, children }: FoldProps) => (
  <details className="fold list-aged">
    <summary>
      <h2 id={titleId}>{title}</h2>
      {count !== null && <b>{formatNumber(count)}</b>}
    </summary>
    {children}
  </details>
)
