/** CSV with a header row, one phone a row or one fact a row. */
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { inSlices, yieldToEventLoop } from '#app/platform/slices.server.ts'
import {
  csvProblem,
  LONGEST_COLUMN_NAME,
  MOST_COLUMNS,
  MOST_LINES_ABOVE,
  MOST_ROWS,
  tooLong,
  tooManyRows,
  tooWide,
} from './bounds.ts'
import { guessColumn } from './guess.ts'
import { cellsOf, type Row, type TableResult } from './row.ts'

const delimiters = [',', ';', '\t', '|']

/** What a spreadsheet may write above everything, to say how its cells are divided. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/**
 * The sign that splits the header into most parts; where no line is one, any of the first lines. The header decides,
 * because the cells below it hold signs of their own: `A55;Rs 1,49,999`.
 */
function delimiterOf(text: string): string {
  const lines = text.split('\n', MOST_LINES_ABOVE)
  const most = (sign: string, isCounted: (record: string[]) => boolean) =>
    Math.max(
      0,
      ...lines
        .map(line => line.split(sign, MOST_COLUMNS + 1))
        .filter(isCounted)
        .map(record => record.length),
    )
  const best = (isCounted: (record: string[]) => boolean) =>
    delimiters.reduce((best, sign) => (most(sign, isCounted) > most(best, isCounted) ? sign : best))
  const ofHeader = best(isHeader)
  return most(ofHeader, isHeader) > 0 ? ofHeader : best(() => true)
}

/** A row that names a column for names. */
const isHeader = (record: string[]) =>
  record.length > 1 &&
  record.some(cell => {
    const name = cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
    return name.length <= LONGEST_COLUMN_NAME && ['name', 'model'].includes(guessColumn(name))
  })

/** A record of the parser; `lines` counts up to its end, and it may span several. */
type ParsedRecord = { record: string[]; info: { lines: number } }

/** A record with the line where it begins. */
type Line = { record: string[]; line: number }

export async function parseCsv(given: string): Promise<TableResult> {
  // The parser would count the two signs of a line break inside a cell as two lines.
  const whole = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  await yieldToEventLoop()
  const separator = SEPARATOR_LINE.exec(whole)
  const text = separator ? whole.slice(separator[0].length) : whole
  const delimiter = separator?.[1] ?? delimiterOf(text)
  const problem = await csvProblem(text, delimiter)
  if (problem) return problem
  let filled: Line[]
  try {
    filled = await filledLines(text, delimiter, separator ? 1 : 0)
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
  if (body.length > MOST_ROWS) return tooManyRows
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

/** Bytes that are parsed at a time: about the work of one slice. */
const CHUNK_BYTES = 64 * 1024

async function* chunksOf(text: string) {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES)
    await yieldToEventLoop()
  }
}

/** The records that are not empty. @throws CsvError where the text is no CSV */
async function filledLines(text: string, delimiter: string, linesAbove: number): Promise<Line[]> {
  const options = { delimiter, info: true, relax_column_count: true, relax_quotes: true, record_delimiter: '\n' }
  const records: AsyncIterable<ParsedRecord> = Readable.from(chunksOf(text)).pipe(parse(options))
  const filled: Line[] = []
  let linesBefore = linesAbove
  for await (const { record, info } of records) {
    if (record.some(cell => cell.trim() !== '')) filled.push({ record, line: linesBefore + 1 })
    linesBefore = info.lines + linesAbove
  }
  return filled
}

/** The first row that names a column for names, among the first ones; else the first row of all. */
function headerIndex(lines: Line[]): number {
  return Math.max(
    0,
    lines.slice(0, MOST_LINES_ABOVE).findIndex(({ record }) => isHeader(record)),
  )
}

/** Without the apostrophe that keeps a spreadsheet from running a cell as a formula, as our own exports have it. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

/** Every column has a name, and no two the same. */
function uniqueNames(header: string[]): string[] {
  const seen = new Map<string, number>()
  return header.map((cell, index) => {
    const name = cell.trim().slice(0, LONGEST_COLUMN_NAME) || `Column ${index + 1}`
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
async function foldFacts(rows: Row[], { name, section, label, value, others }: LongFormat) {
  const phones = new Map<string, Row>()
  const columns = new Set([name, ...others])
  let above = ''
  for await (const { line, cells } of inSlices(rows)) {
    const key = cells[name] ?? ''
    let phone = phones.get(key)
    if (!phone) {
      phone = {
        line,
        cells: cellsOf([name, ...others].map(column => [column, cells[column] ?? ''])),
      }
      phones.set(key, phone)
      above = ''
    }
    const column = cells[label]?.trim() ? `${cells[section]} / ${cells[label]}` : above
    if (column === '') continue
    above = column
    columns.add(column)
    const before = phone.cells[column]
    const together = before ? `${before}; ${cells[value]}` : (cells[value] ?? '')
    phone.cells[column] = together
    const problem = tooWide(columns.size, `line ${line}`) ?? tooLong(together.length, `line ${line}`)
    if (problem) return problem
  }
  return { columns: [...columns], rows: [...phones.values()] }
}
