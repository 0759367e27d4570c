/** The phones of a list, with a line where those with a recent price end (FIND-4). */
import type { ReactNode } from 'react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { PriceLegend } from '#app/prices/components/price-legend.tsx'
import type { FoundPhones } from '../../finder-list.server.ts'
import { PhoneGrid } from '../phone-card.tsx'

type Props = {
  found: Pick<FoundPhones, 'phones' | 'turn'>
  /** Of a fold for those below the line, as on a long page of one brand: the names of some of them, and what ends it. */
  fold?: { namesOf: (phones: PhoneCard[]) => string; end: ReactNode }
}

export const PhonesByAge = ({ found: { phones, turn }, fold }: Props) => (
  <DividedGrid phones={phones} turn={turn} line={finderTexts().notRecent} isExplained fold={fold} />
)

type DividedProps = Parameters<typeof PhoneGrid>[0] & {
  /** The place on the page of the first phone below the line; null without one. */
  turn: number | null
  line: string
  /** Whether the line is where the tags of prices are explained. */
  isExplained?: boolean
  /** The fold that has those below the line, in place of the line. */
  fold?: Props['fold'] | undefined
}

/** Whether the line stands on this page. */
export const isDivided = (turn: number | null, phones: unknown[]): turn is number =>
  turn !== null && turn >= 0 && turn < phones.length

export function DividedGrid({ phones, turn, line, isExplained = false, fold, ...grid }: DividedProps) {
  if (!isDivided(turn, phones))
    return (
      <>
        <PhoneGrid {...grid} phones={phones} />
        {fold?.end}
      </>
    )
  const below = phones.slice(turn)
  const isBelow = turn > 0
  return (
    <>
      {isBelow && <PhoneGrid {...grid} phones={phones.slice(0, turn)} />}
      {fold && isBelow ? (
        <AgedFold title={finderTexts().noRecentPrice} count={below.length} names={fold.namesOf(below)}>
          {isExplained && <PriceLegend phones={below} />}
          <PhoneGrid {...grid} phones={below} heading="h3" isBelow />
          {fold.end}
        </AgedFold>
      ) : (
        <>
          <p className="list-turn">{line}</p>
          {isExplained && <PriceLegend phones={phones} />}
          <PhoneGrid {...grid} phones={below} isBelow={isBelow} />
          {fold?.end}
        </>
      )}
    </>
  )
}

type FoldProps = {
  title: string
  titleId?: string
  count: number | null
  /** Of some of them; none where empty. */
  names?: string
  children: ReactNode
}

/** Phones whose prices say less of today, with how many they are. */
export const AgedFold = ({ title, titleId, count, names, children }: FoldProps) => (
  <details className="fold list-aged">
    <summary>
      <h2 id={titleId}>{title}</h2>
      {count !== null && <b>{formatNumber(count)}</b>}
      {names && <small>{` ${finderTexts().suchAs(names)}`}</small>}
    </summary>
    {children}
  </details>
)
