/** Reads and changes single rows of the specifications of a source row. Pure. */
import type { PhoneMark } from '#app/entities/enums.ts'
import type { SourceRow } from './source.ts'

export const specOf = (row: SourceRow, category: string, feature: string): string | undefined =>
  row.specs.find(group => group.category === category)?.specs.find(spec => spec.feature === feature)?.value

/** The row with another value; null removes the specification, and its category with the last one. */
export function withSpec(row: SourceRow, category: string, feature: string, value: string | null): SourceRow {
  const specs = row.specs
    .map(group =>
      group.category === category
        ? {
            category,
            specs: group.specs.flatMap(spec =>
              spec.feature !== feature ? [spec] : value === null ? [] : [{ feature, value }],
            ),
          }
        : group,
    )
    .filter(group => group.specs.length > 0)
  return { ...row, specs }
}

export const withMark = (row: SourceRow, mark: PhoneMark): SourceRow =>
  row.marks.includes(mark) ? row : { ...row, marks: [...row.marks, mark] }

/** States that the phone has 5G where the row says nothing of its network. */
export function with5G(row: SourceRow): SourceRow {
  if (specOf(row, 'Network', 'Technology')) return row
  const former = [
    ['2G bands', 'GSM'],
    ['3G bands', 'HSPA'],
    ['4G bands', 'LTE'],
  ].flatMap(([bands = '', name = '']) => (specOf(row, 'Network', bands) === undefined ? [] : name))
  const technology = { feature: 'Technology', value: [...former, '5G'].join(' / ') }
  const hasNetwork = row.specs.some(group => group.category === 'Network')
  const specs = hasNetwork
    ? row.specs.map(group => (group.category === 'Network' ? { ...group, specs: [technology, ...group.specs] } : group))
    : [{ category: 'Network', specs: [technology] }, ...row.specs]
  return { ...row, specs }
}
