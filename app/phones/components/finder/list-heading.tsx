/** What a list is of, and how many phones that are. */
import type { ReactNode } from 'react'
import { finderTexts } from '#app/finder/texts.ts'
import { formatNumber, plural } from '#app/platform/text/format.ts'

type CountProps = {
  total: number
  /** Words for the number; that of phones where they are left out. */
  count?: string
  /** Whether the heading says it, so that only screen readers are told when it changes. */
  isSaid?: boolean
}

export const ListCount = ({ total, count, isSaid = false }: CountProps) => (
  <p className={isSaid ? 'filter-total sr-only' : 'filter-total'} role="status">
    {count ?? plural(total, { one: finderTexts().onePhone, other: finderTexts().phones(formatNumber(total)) })}
  </p>
)

type Props = CountProps & { children: ReactNode }

/** @param children the heading */
export const ListHeading = ({ children, ...count }: Props) => (
  <div className="list-heading">
    {children} <ListCount {...count} />
  </div>
)
