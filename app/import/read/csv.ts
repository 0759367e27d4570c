/** CSV with a header row: one phone per row or one fact per row. */
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { inSlices, yieldToEventLoop } from '#app/platform/slices.server.ts'
import {
  csvProblem,
  MAX_COLUMN_NAME_LENGTH,
  MAX_COLUMNS,
  MAX_LINES_ABOVE,
  MAX_ROWS,
  tooLong,
  tooManyRows,
  tooWide,
} from './bounds.ts'
import { guessColumn } from './guess.ts'
import { cellsOf, type Row, type TableResult } from './row.ts'

const delimiters = [',', ';', '\t', '|']

/** The first line with which a spreadsheet declares its delimiter. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/**
 * The delimiter that splits the header into the most parts; without a header, any of the first lines. Only the header
 * counts, because the cells below it may contain other delimiters: `A55;Rs 1,49,999`.
 */
function delimiterOf(text: string): string {
  const lines = text.split('\n', MAX_LINES_ABOVE)
  const maxParts = (delimiter: string, isIncluded: (record: string[]) => boolean) =>
    Math.max(
      0,
      ...lines
        .map(line => line.split(delimiter, MAX_COLUMNS + 1))
        .filter(isIncluded)
        .map(record => record.length),
    )
  const bestFor = (isIncluded: (record: string[]) => boolean) =>
    delimiters.reduce((best, delimiter) =>
      maxParts(delimiter, isIncluded) > maxParts(best, isIncluded) ? delimiter : best,
    )
  const ofHeader = bestFor(isHeader)
  return maxParts(ofHeader, isHeader) > 0 ? ofHeader : bestFor(() => true)
}

/** A row with a column for the name or model. */
const isHeader = (record: string[]) =>
  record.length > 1 &&
  record.some(cell => {
    const name = cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
    return name.length <= MAX_COLUMN_NAME_LENGTH && ['name', 'model'].includes(guessColumn(name))
  })

/** A record of the parser. `lines` is the line on which it ends; a record may span several lines. */
type ParsedRecord = { record: string[]; info: { lines: number } }

/** A record with the line where it begins. */
type Line = { record: string[]; line: number }

export async function parseCsv(given: string): Promise<TableResult> {
  // The parser would count `\r\n` inside a cell as two lines.
  const normalized = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  await yieldToEventLoop()
  const separator = SEPARATOR_LINE.exec(normalized)
  // The line stays as an empty one, so that all messages count the lines of the file.
  const text = separator ? normalized.slice(separator[0].length - 1) : normalized
  const delimiter = separator?.[1] ?? delimiterOf(text)
  const problem = await csvProblem(text, delimiter)
  if (problem) return problem
  let filled: Line[]
  try {
    filled = await filledLines(text, delimiter)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = /line (\d+)/.exec(error.message)?.[1]
    return {
      ok: false,
      message: `The file is not valid CSV${line ? `: a quote is not closed, or is out of place, near line ${line}` : ''}.`,
    }
  }
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
  if (!long) return { ok: true, table: { kind: 'csv', unit: 'line', columns, rows } }
  const folded = await foldFacts(rows, long)
  return 'ok' in folded ? folded : { ok: true, table: { kind: 'csv', unit: 'line', ...folded } }
}

/** Parsed between two yields to the event loop: about one slice of work. */
const CHUNK_BYTES = 64 * 1024

async function* chunksOf(text: string) {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES)
    await yieldToEventLoop()
  }
}

/** The records that are not empty. @throws CsvError when the text is not valid CSV */
async function filledLines(text: string, delimiter: string): Promise<Line[]> {
  const options = { delimiter, info: true, relax_column_count: true, relax_quotes: true, record_delimiter: '\n' }
  const records: AsyncIterable<ParsedRecord> = Readable.from(chunksOf(text)).pipe(parse(options))
  const filled: Line[] = []
  let linesBefore = 0
  for await (const { record, info } of records) {
    if (record.some(cell => cell.trim() !== '')) filled.push({ record, line: linesBefore + 1 })
    linesBefore = info.lines
  }
  return filled
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
async function foldFacts(rows: Row[], { name, section, label, value, others }: LongFormat) {
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
    const problem = tooWide(columns.size, `line ${line}`) ?? tooLong(combined.length, `line ${line}`)
    if (problem) return problem
  }
  return { columns: [...columns], rows: [...phones.values()] }
}
