/** Which of two or more phones wins a row of the comparison. Pure. */
import type { ComparedPhone } from './compared.ts'
import type { Mark } from './mark.ts'

/** The index of the phone that wins, `=` where none does, null where a row is not known for any two. */
export type IndexedWinner = number | '=' | null

export type Winners<Row extends string> = {
  winners: Record<Row, IndexedWinner>
  /**
   * Phones that the winner could not be compared with, as something is not known of them or they differ in kind; without a
   * winner those that could be compared with none.
   */
  notCompared: Record<Row, number[]>
  /** Of more than two phones: the ones that are equal, known beside every other one and better than all that are not equal. */
  shared: Record<Row, number[]>
  /** Of more than two phones: the one that each other one is better than; null for none. */
  behind: Record<Row, number | null>
}

export function winnersOf<Row extends string>(
  phones: ComparedPhone[],
  rows: readonly Row[],
  marksOfPair: (a: ComparedPhone, b: ComparedPhone) => Record<Row, Mark>,
): Winners<Row> {
  const pairs = phones.flatMap((a, indexA) =>
    phones.slice(indexA + 1).map((b, offset) => ({ indexA, indexB: indexA + 1 + offset, marks: marksOfPair(a, b) })),
  )
  /** The mark of a phone beside another one: won, lost, equal, open or null. */
  const markOf = (row: Row, index: number, other: number) => {
    const pair = pairs.find(
      ({ indexA, indexB }) => indexA === Math.min(index, other) && indexB === Math.max(index, other),
    )
    const mark = pair?.marks[row] ?? null
    return mark === null || mark === '=' || mark === 'open' ? mark : (mark === 'a') === index < other ? 'won' : 'lost'
  }
  const sharing = (row: Row): number[] => {
    const indexes = phones.map((_, index) => index)
    const leading = indexes.filter(index => {
      const marks = indexes.filter(other => other !== index).map(other => markOf(row, index, other))
      return marks.includes('won') && marks.every(mark => mark === 'won' || mark === '=')
    })
    const isAhead = (index: number) =>
      indexes.every(other => other === index || markOf(row, index, other) === (leading.includes(other) ? '=' : 'won'))
    return leading.length > 1 && leading.every(isAhead) ? leading : []
  }
  const judged = (row: Row): { winner: IndexedWinner; notCompared: number[] } => {
    const others = phones.map((_, index) => phones.flatMap((_, other) => (other === index ? [] : [other])))
    const leading = others.flatMap((others, index) => {
      const marks = others.map(other => markOf(row, index, other))
      // A lead is one over all phones whose fact is known; of the others nothing is said.
      return marks.includes('won') && marks.every(mark => mark === 'won' || mark === null) ? [index] : []
    })
    const [winner] = leading
    if (leading.length === 1 && winner !== undefined)
      return { winner, notCompared: (others[winner] ?? []).filter(other => markOf(row, winner, other) === null) }
    const isAlone = (index: number) => (others[index] ?? []).every(other => markOf(row, index, other) === null)
    return pairs.some(({ marks }) => marks[row] !== null)
      ? { winner: '=', notCompared: phones.flatMap((_, index) => (isAlone(index) ? [index] : [])) }
      : { winner: null, notCompared: [] }
  }
  const behind = (row: Row): number | null => {
    if (phones.length < 3) return null
    const last = phones.findIndex((_, index) =>
      phones.every((_, other) => other === index || markOf(row, index, other) === 'lost'),
    )
    return last < 0 ? null : last
  }
  const results = rows.map(row => [row, judged(row)] as const)
  const byRow = <Of>(of: (result: ReturnType<typeof judged>, row: Row) => Of) =>
    Object.fromEntries(results.map(([row, result]) => [row, of(result, row)])) as Record<Row, Of>
  return {
    winners: byRow(({ winner }) => winner),
    notCompared: byRow(({ notCompared }) => notCompared),
    shared: byRow((_, row) => sharing(row)),
    behind: byRow((_, row) => behind(row)),
  }
}
