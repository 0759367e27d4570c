/** The frame of every list of phones: the filter at its side, what narrows and orders it above, then the phones. */
import type { ReactNode } from 'react'
import { FilterBar } from './filter-bar.tsx'
import { type FilterProps, FilterSide } from './filter-side.tsx'

type Props = FilterProps &
  Pick<Parameters<typeof FilterBar>[0], 'sorts' | 'count' | 'chips'> & {
    /** Heading and tabs. */
    head: ReactNode
    children: ReactNode
  }

/** @param kept parameters of the page that stay when wishes change, its order among them */
export function ListPage({ head, children, ...filter }: Props) {
  return (
    <div className="list-page">
      <FilterSide {...filter} />
      <div className="min-w-0">
        {head}
        <FilterBar {...filter} />
        {children}
      </div>
    </div>
  )
}
