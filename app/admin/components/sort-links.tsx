/** Links that sort a list of phones; the chosen one turns the order round. */
import { Link } from '@remix-run/react'
import { type PhoneSort, type Sorting, sortTexts } from '../phone-sorts.ts'

type Props = { sorts: PhoneSort[]; sorting: Sorting; pathOf: (sorting: Sorting) => string }

export function SortLinks({ sorts, sorting, pathOf }: Props) {
  return (
    <nav aria-label="Order" className="sort-links">
      <span>Sort by</span>
      {sorts.map(by => {
        const isChosen = by === sorting.by
        const isNextReversed = isChosen && !sorting.isReversed
        const { label, first } = sortTexts[by]
        return (
          <Link
            key={by}
            to={pathOf({ by, isReversed: isNextReversed })}
            preventScrollReset
            className="link"
            aria-current={isChosen ? 'true' : undefined}
            title={first[isNextReversed ? 1 : 0]}
          >
            {label}
            {isChosen && <span aria-hidden="true">{sorting.isReversed ? '↑' : '↓'}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
