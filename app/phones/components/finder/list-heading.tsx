/** What a list is of, and how many phones that are. */
import type { ReactNode } from 'react'
import { finderTexts } from '#app/finder/texts.ts'
import { formatNumber, plural } from '#app/platform/text/format.ts'

type CountProps = {
  total: number
  /** Words for the number; that of phones where they are left out. */
  count?: string
  /** What else is to be known of them, on a small screen: a wide one says it above the phones. */
  also?: string | null
  /** Whether the heading says it, so that only screen readers are told when it changes. */
  isSaid?: boolean
}

/** `20 phones`. */
export const phonesInWords = (total: number): string =>
  plural(total, { one: finderTexts().onePhone, other: finderTexts().phones(formatNumber(total)) })

export const ListCount = ({ total, count, also, isSaid = false }: CountProps) => (
  <p className={isSaid ? 'filter-total sr-only' : 'filter-total'} role="status">
    {count ?? phonesInWords(total)}
    {also && <span className="list-also"> · {also}</span>}
  </p>
)

type Props = CountProps & { children: ReactNode }

/** @param children the heading */
export const ListHeading = ({ children, ...count }: Props) => (
  <div className="list-heading">
    {children} <ListCount {...count} />
  </div>
)
