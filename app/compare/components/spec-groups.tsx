/** The specifications by group, each on a fold. */
import type { ReactNode } from 'react'
import { specLabel } from '#app/phones/spec-label-texts.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { sharedClasses } from '../pairs.ts'
import type { Row, Group as Specs } from '../table.ts'
import { compareTexts } from '../texts.ts'
import { SpecRow } from './compare-rows.tsx'

type Phones = { id: string; name: string }[]

/** The first group is open; what reads the same in it is on a fold of its own. */
export function SpecGroups(props: { groups: Specs[]; phones: Phones; isDifference: boolean }) {
  const { groups, phones, isDifference } = props
  const rowsOf = (rows: Row[]) =>
    rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order of rows is fixed
      <SpecRow key={index} row={row} phones={phones} isDifference={isDifference} />
    ))
  return groups.map(({ category, rows }, index) => {
    const isSame = (row: Row) => row.isEqual && !readsDifferently(row)
    const same = index === 0 ? rows.filter(isSame) : []
    const isSplit = same.length > 0 && same.length < rows.length
    return (
      <Group
        key={category}
        name={specLabel(category)}
        count={isDifference ? '' : differingText(rows)}
        phones={phones}
        isOpen={index === 0 || isDifference}
        className={isDifference ? sharedClasses(rows.map(({ alike }) => alike)) : ''}
        more={
          isSplit && (
            <Group name={compareTexts().theSame(formatNumber(same.length))} phones={phones} className="compare-same">
              {rowsOf(same)}
            </Group>
          )
        }
      >
        {rowsOf(isSplit ? rows.filter(row => !isSame(row)) : rows)}
      </Group>
    )
  })
}

const readsDifferently = ({ cells }: Row) => new Set(cells).size > 1

/** How many rows of a group read differently; '' for none. */
function differingText(rows: Row[]): string {
  const count = rows.filter(readsDifferently).length
  return count > 0 ? compareTexts().differing(count) : ''
}

type GroupProps = {
  name: string
  /** Of its rows that differ, beside the name. */
  count?: string
  phones: Phones
  isOpen?: boolean
  className?: string
  /** Below its rows. */
  more?: ReactNode
  children: ReactNode
}

/** Rows on a fold, in columns of their own with the names of the phones. */
export const Group = ({ name, count = '', phones, isOpen = false, className = '', more, children }: GroupProps) => (
  <details className={`fold compare-group ${className}`.trim()} open={isOpen}>
    <summary className="display">
      {name}
      {count && <span className="compare-count">{count}</span>}
    </summary>
    <table className="compare-table" aria-label={name}>
      <thead className="sr-only">
        <tr>
          <td />
          {phones.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
    {more}
  </details>
)
