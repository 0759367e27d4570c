/** The specifications by group, each on a fold. */
import type { ReactNode } from 'react'
import { specLabel } from '#app/phones/spec-label-texts.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { pairClass, pairsOf, sharedClasses } from '../pairs.ts'
import type { Row, Group as Specs } from '../table.ts'
import { compareTexts } from '../texts.ts'
import { SpecRow } from './compare-rows.tsx'

type Phones = { id: string; name: string }[]

/**
 * The first group is open; what reads the same in it is on a fold of its own. Of more than two phones what tells the two
 * apart that a small screen shows comes first in it.
 */
export function SpecGroups(props: { groups: Specs[]; phones: Phones; isDifference: boolean }) {
  const { groups, phones, isDifference } = props
  const rowsOf = (rows: Row[], isFirst = false) =>
    rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order of rows is fixed
      <SpecRow key={index} row={row} phones={phones} isDifference={isDifference} isFirst={isFirst} />
    ))
  return groups.map(({ category, rows }, index) => {
    const isSame = (row: Row) => row.isEqual && !row.differs
    const same = index === 0 ? rows.filter(isSame) : []
    const isSplit = same.length > 0 && same.length < rows.length
    return (
      <Group
        key={category}
        name={specLabel(category)}
        count={<Differing rows={rows} phones={phones.length} />}
        phones={phones}
        isOpen={index === 0}
        className={isDifference ? sharedClasses(rows.map(({ alike }) => alike)) : ''}
        more={
          isSplit && (
            <Group name={compareTexts().theSame(formatNumber(same.length))} phones={phones} className="compare-same">
              {rowsOf(same)}
            </Group>
          )
        }
      >
        {rowsOf(isSplit ? rows.filter(row => !isSame(row)) : rows, index === 0)}
      </Group>
    )
  })
}

/** How many rows of a group differ; of more phones also for each two that a small screen shows, each number once. */
function Differing({ rows, phones }: { rows: Row[]; phones: number }) {
  const ofAll = rows.filter(({ differs }) => differs).length
  const ofPairs = Map.groupBy(
    pairsOf(phones).map(pairClass),
    name => rows.filter(({ alike }) => !alike.split(' ').includes(name)).length,
  )
  return (
    <>
      {ofAll > 0 && <span className="compare-count">{compareTexts().differing(ofAll)}</span>}
      {[...ofPairs].map(
        ([count, names]) =>
          count > 0 && (
            <span key={count} className={`compare-count ${names.map(name => `of-${name}`).join(' ')}`}>
              {compareTexts().differing(count)}
            </span>
          ),
      )}
    </>
  )
}

type GroupProps = {
  name: string
  /** Of its rows that differ, beside the name. */
  count?: ReactNode
  phones: Phones
  isOpen?: boolean
  className?: string
  /** Below its rows. */
  more?: ReactNode
  children: ReactNode
}

/** Rows on a fold, in columns of their own with the names of the phones. */
export const Group = ({ name, count, phones, isOpen = false, className = '', more, children }: GroupProps) => (
  <details className={`fold compare-group ${className}`.trim()} open={isOpen}>
    <summary className="display">
      <span>{name}</span>
      {count}
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
