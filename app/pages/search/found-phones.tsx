/** The phones that a search finds, in their groups (SEARCH-13). */

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { NearMisses } from '#app/phones/components/finder/more-phones.tsx'
import { AgedFold, DividedGrid } from '#app/phones/components/finder/phones-by-age.tsx'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import { phonePath } from '#app/platform/paths.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { SearchResult } from './search-head.tsx'
import { LeftOut, type Notices } from './search-notices.tsx'
import { searchPageTexts } from './texts.ts'

/** Which phone above the budget has a recent price, where none of the results has; and one without 5G within it. */
const NearestRecent = ({ phone, over, without5g }: NonNullable<SearchResult['nearestRecent']>) => (
  <div className="notice list-nearest">
    <p>{fillIn(searchPageTexts().nearestRecent, { ...namedPhone(phone), over })}</p>
    {without5g && <p>{fillIn(searchPageTexts().without5g, namedPhone(without5g))}</p>}
  </div>
)

/** A phone as a link, and its price with the date and source. */
const namedPhone = (phone: PhoneCard) => ({
  phone: (
    <Link to={phonePath(phone)} className="link">
      <b>{ofSource(phone.name)}</b>
    </Link>
  ),
  price: phone.pricePkr !== null && phone.priceNote && (
    <>
      <b>{formatPrice(phone.pricePkr)}</b> · <PriceNoteText note={phone.priceNote} />
    </>
  ),
})

/** Phones that may have the 5G that was asked for, and behind them how many others there are. */
function Perhaps({ phones, leftOut }: { phones: PhoneCard[] } & Pick<Notices, 'leftOut'>) {
  return (
    <section className="mt-8" aria-labelledby="perhaps-also">
      <h2 id="perhaps-also" className="mb-3 text-lg">
        {searchPageTexts().perhaps(finderTexts().needs.fiveG.label)}
      </h2>
      <PhoneGrid phones={phones} heading="h3" isBelow />
      <LeftOut leftOut={leftOut} />
    </section>
  )
}

type FoundProps = SearchResult & {
  /** What misses something at a price of now, where it leads. */
  closest: SearchResult['near']
  /** The links to the other pages, where they stand in the fold. */
  pages: ReactNode
}

/** Cards beside each other on a wide screen. */
const ROW = 3

const hasAged = (current: number | null, phones: PhoneCard[]): current is number =>
  current !== null && current < phones.length

/** Whether those without a price of now are in a fold, so that the following pages go on with what it has. */
export const hasFold = (result: SearchResult, closest: SearchResult['near']): boolean =>
  hasAged(result.current, result.phones) && closest.length + result.current > 0

/** The results, those without a price of now below a line, behind what misses something at a price of now. */
export function FoundPhones({
  total,
  ofNow,
  phones,
  current,
  priced,
  paging,
  near,
  closest,
  lost,
  perhaps,
  notices,
  nearestRecent,
  pages,
}: FoundProps) {
  const isAged = hasAged(current, phones)
  const first = [
    ...closest.map(({ phone, miss }) => ({ ...phone, remark: miss })),
    ...(isAged ? phones.slice(0, current) : phones),
  ]
  const grid = { line: finderTexts().notPriced, heading: lost === null ? ('h2' as const) : ('h3' as const) }
  const turn = priced ? priced - paging.offset + closest.length : null
  // Above the line, and after a row: the first card stands high on a small screen.
  const row = nearestRecent ? Math.min(ROW, turn ?? ROW) : 0
  const list = (
    <>
      {row > 0 && <PhoneGrid phones={first.slice(0, row)} heading={grid.heading} />}
      {nearestRecent && <NearestRecent {...nearestRecent} />}
      {first.length > row && (
        <DividedGrid {...grid} phones={first.slice(row)} turn={turn === null ? null : turn - row} isBelow={row > 0} />
      )}
      <NearMisses near={near} />
      {perhaps.length > 0 && <Perhaps phones={perhaps} leftOut={notices.leftOut} />}
    </>
  )
  if (!isAged) return list
  const aged = (
    <>
      <p className="mb-4 text-muted">{searchPageTexts().agedIntro}</p>
      <PhoneGrid phones={phones.slice(current)} heading="h3" isBelow={first.length > 0} />
    </>
  )
  return (
    <>
      {list}
      {first.length > 0 ? (
        <AgedFold title={searchPageTexts().aged} titleId="aged-prices" count={ofNow === null ? null : total - ofNow}>
          {aged}
          {pages}
        </AgedFold>
      ) : (
        <section className="mt-8" aria-labelledby="aged-prices">
          <h2 id="aged-prices" className="text-xl">
            {searchPageTexts().aged}
          </h2>
          {aged}
        </section>
      )}
    </>
  )
}
