/** CSV with a header row, one phone a row or one fact a row. Pure. */
import { parse } from 'csv-parse/sync'
import type { Row, TableResult } from './table.ts'

const delimiters = [',', ';', '\t', '|']

/** The sign that splits the first line into most parts. */
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  return delimiters.reduce((best, sign) => (first.split(sign).length > first.split(best).length ? sign : best))
}

type Record_ = { record: string[]; info: { lines: number } }

export function parseCsv(text: string): TableResult {
  let records: Record_[]
  try {
    records = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as Record_[]
  } catch (error) {
    const line = /line (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    return {
      ok: false,
      message: `The file is not valid CSV${line ? `: a quote is not closed, or is out of place, near line ${line}` : ''}.`,
    }
  }
  const [header, ...body] = records
  if (!header || header.record.every(cell => cell.trim() === '')) return { ok: false, message: 'The file is empty.' }
  if (body.length === 0) return { ok: false, message: 'The file has a header row and nothing below it.' }
  const columns = uniqueNames(header.record)
  if (columns.length < 2)
    return { ok: false, message: 'The file has one column. A name and at least one more are needed.' }
  let previous = header.info.lines
  const rows = body.map(({ record, info }): Row => {
    // `lines` counts up to the end of a record, which may span several.
    const line = previous + 1
    previous = info.lines
    return { line, cells: Object.fromEntries(columns.map((column, index) => [column, unguarded(record[index] ?? '')])) }
  })
  const long = longFormat(columns)
  const table = long ? foldFacts(rows, long) : { columns, rows }
  return { ok: true, table: { kind: 'csv', unit: 'line', ...table } }
}

/** Without the apostrophe that keeps a spreadsheet from running a cell as a formula, as our own exports have it. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

/** Every column has a name, and no two the same. */
function uniqueNames(header: string[]): string[] {
  const seen = new Map<string, number>()
  return header.map((cell, index) => {
    const name = cell.trim() || `Column ${index + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

type LongFormat = { name: string; section: string; label: string; value: string; others: string[] }

/** The columns of a file that has one fact a row: a name, a section, a label, a value. */
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

/** One row a phone; a fact without a label goes on with the one above. Facts are columns named `Section / Label`. */
function foldFacts(rows: Row[], { name, section, label, value, others }: LongFormat) {
  const phones = new Map<string, Row>()
  const columns = new Set([name, ...others])
  let above = ''
  for (const { line, cells } of rows) {
    const key = cells[name] ?? ''
    let phone = phones.get(key)
    if (!phone) {
      phone = {
        line,
        cells: { [name]: key, ...Object.fromEntries(others.map(column => [column, cells[column] ?? ''])) },
      }
      phones.set(key, phone)
      above = ''
    }
    const column = cells[label]?.trim() ? `${cells[section]} / ${cells[label]}` : above
    if (column === '') continue
    above = column
    columns.add(column)
    const before = phone.cells[column]
    phone.cells[column] = before ? `${before}; ${cells[value]}` : (cells[value] ?? '')
  }
  return { columns: [...columns], rows: [...phones.values()] }
}
