/** CSV with a header row: one phone per row or one fact per row. */

import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { withoutByteOrderMark } from '#app/platform/text/text.ts'
import { csvProblem, MAX_COLUMNS, MAX_LINES_ABOVE } from './bounds.ts'
import { isHeader, isTableHeader, type Line, tableOfLines } from './lines-table.ts'
import type { TableResult } from './row.ts'

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

/** Whether one of the first lines names columns; text without is no CSV, or one without a header. */
export function hasHeader(text: string): boolean {
  if (SEPARATOR_LINE.test(text)) return true
  const lines = text.split('\n', MAX_LINES_ABOVE)
  return delimiters.some(delimiter => lines.some(line => isTableHeader(line.split(delimiter, MAX_COLUMNS + 1))))
}

/** A record of the parser. `lines` is the line on which it ends; a record may span several lines. */
type ParsedRecord = { record: string[]; info: { lines: number } }

export async function parseCsv(given: string): Promise<TableResult> {
  // The parser would count `\r\n` inside a cell as two lines.
  const normalized = withoutByteOrderMark(given).replace(/\r\n?/g, '\n')
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
  return tableOfLines(filled, { kind: 'csv', unit: 'line' })
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
