/** Records in lines, as of a CSV or a sheet, read as a table with a header: one phone per row or one fact per row. */
import { inSlices, yieldToEventLoop } from '#app/platform/slices.server.ts'
import { MAX_COLUMN_NAME_LENGTH, MAX_LINES_ABOVE, MAX_ROWS, tooLong, tooManyRows, tooWide } from './bounds.ts'
import { guessColumn, isNamedColumn } from './guess.ts'
import { cellsOf, type Row, type Table, type TableResult } from './row.ts'

/** A record with the line where it begins. */
export type Line = { record: string[]; line: number }

const columnNames = (record: string[]) =>
  record.flatMap(cell => {
    const name = cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
    return name !== '' && name.length <= MAX_COLUMN_NAME_LENGTH ? [name] : []
  })

/** A row with a column for the name or model. */
export const isHeader = (record: string[]): boolean =>
  record.length > 1 && columnNames(record).some(name => ['name', 'model'].includes(guessColumn(name)))

/** A header, or a row in which at least two cells name what their columns hold. */
export const isTableHeader = (record: string[]): boolean =>
  isHeader(record) || columnNames(record).filter(isNamedColumn).length > 1

/** @param lines those that are not empty; `about` says what they come from */
export async function tableOfLines(
  filled: Line[],
  about: Pick<Table, 'kind' | 'unit' | 'sheets'>,
): Promise<TableResult> {
  if (filled.length === 0) return { ok: false, message: 'The file is empty.' }
  await yieldToEventLoop()
  const [header, ...body] = filled.slice(headerIndex(filled))
  if (!header || body.length === 0) return { ok: false, message: 'The file has a header row and nothing below it.' }
  if (body.length > MAX_ROWS) return tooManyRows
  const columns = uniqueNames(header.record)
  if (columns.length < 2)
    return { ok: false, message: 'The file has one column. A name and at least one more are needed.' }
  const rows: Row[] = []
  for await (const { record, line } of inSlices(body)) {
    rows.push({ line, cells: cellsOf(columns.map((column, index) => [column, unguarded(record[index] ?? '')])) })
  }
  const long = longFormat(columns)
  if (!long) return { ok: true, table: { ...about, columns, rows } }
  const folded = await foldFacts(rows, long, about.unit)
  return 'ok' in folded ? folded : { ok: true, table: { ...about, ...folded } }
}

/** Index of the first row with a name column, among the first rows; else 0. */
function headerIndex(lines: Line[]): number {
  return Math.max(
    0,
    lines.slice(0, MAX_LINES_ABOVE).findIndex(({ record }) => isHeader(record)),
  )
}

/** Removes the apostrophe that our own exports put before formulas. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

/** Gives every column a unique name. */
function uniqueNames(header: string[]): string[] {
  const seen = new Map<string, number>()
  return header.map((cell, index) => {
    const name = cell.trim().slice(0, MAX_COLUMN_NAME_LENGTH) || `Column ${index + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

type LongFormat = { name: string; section: string; label: string; value: string; others: string[] }

/** The columns of a file with one fact per row (name, section, label, value); null for other files. */
function longFormat(columns: string[]): LongFormat | null {
  const find = (pattern: RegExp) => columns.find(column => pattern.test(column))
  const name = find(/^(phone|device|model|product)?[ _]?name$|^(phone|device)$/i)
  const section = find(/^(section|category|group)$/i)
  const label = find(/^(label|feature|spec|attribute)$/i)
  const value = find(/^value$/i)
  if (!name || !section || !label || !value) return null
  return {
    name,
    section,
    label,
    value,
    others: columns.filter(column => ![name, section, label, value].includes(column)),
  }
}

/** Folds facts into one row per phone, with columns named `Section / Label`. A fact without a label extends the fact above. */
async function foldFacts(rows: Row[], { name, section, label, value, others }: LongFormat, unit: Table['unit']) {
  const phones = new Map<string, Row>()
  const columns = new Set([name, ...others])
  let previous = ''
  for await (const { line, cells } of inSlices(rows)) {
    const key = cells[name] ?? ''
    let phone = phones.get(key)
    if (!phone) {
      phone = {
        line,
        cells: cellsOf([name, ...others].map(column => [column, cells[column] ?? ''])),
      }
      phones.set(key, phone)
      previous = ''
    }
    const column = cells[label]?.trim() ? `${cells[section]} / ${cells[label]}` : previous
    if (column === '') continue
    previous = column
    columns.add(column)
    const before = phone.cells[column]
    const combined = before ? `${before}; ${cells[value]}` : (cells[value] ?? '')
    phone.cells[column] = combined
    const problem = tooWide(columns.size, `${unit} ${line}`) ?? tooLong(combined.length, `${unit} ${line}`)
    if (problem) return problem
  }
  return { columns: [...columns], rows: [...phones.values()] }
}
