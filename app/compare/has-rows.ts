/** The rows of the comparison that app/entities/facts.ts declares: better is the phone that has it. Pure. */
import { type HasRow, hasRows } from '#app/entities/facts.ts'
import { columnOfRow } from '#app/facts/columns.ts'
import { needIds, needRule } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'

export const isHasRow = (row: string): row is HasRow => hasRows.some(name => name === row)

/** The name of the need that asks for it. */
export function nameOfRow(row: HasRow): string {
  const column = columnOfRow(row)
  const need = needIds.find(id => needRule(id).column === column)
  return need ? finderTexts().needs[need].label : row
}
