/** How large a file of phones may be in each direction, found out before any work is done on it (IMPORT-8). */
import { Slice } from '#app/platform/slices.server.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { scanCsv } from './csv-scan.ts'
import type { TableResult } from './row.ts'

/** Most rows that one file may hold. */
export const MOST_ROWS = 50_000

/** A title, a date or a note may stand above the header, and the header is one of them. */
export const MOST_LINES_ABOVE = 10

/** Rows with empty ones among them, which are left out but cost time as well. */
const MOST_LINES = 200_000

/** Several times the columns of the widest list known. */
export const MOST_COLUMNS = 500
/** In all rows together. */
const MOST_CELLS = 2_000_000
/** Room for all specification tables of a phone in one cell, as our own spreadsheet has them. */
const LONGEST_CELL = 200_000
/** A longer text at the head of a column is no name. */
export const LONGEST_COLUMN_NAME = 200

/** Characters of a CSV record. */
const LONGEST_RECORD = 1_000_000

const words = (number: number) => formatNumber(number)

type Refusal = Extract<TableResult, { ok: false }>

const refuse = (message: string): Refusal => ({ ok: false, message })

export const tooManyRows = refuse(`The file has more than ${words(MOST_ROWS)} rows. Split it.`)

const tooManyLines = refuse(`The file has more than ${words(MOST_LINES)} rows, most of them empty. Remove those.`)

/** A file beyond a limit, with the place where that is seen; null while it is within. */
export function tooWide(columns: number, place: string): Refusal | null {
  return columns > MOST_COLUMNS
    ? refuse(`The file has more than ${words(MOST_COLUMNS)} columns (${place}). Keep those that tell of phones.`)
    : null
}

export function tooLong(cellLength: number, place: string): Refusal | null {
  return cellLength > LONGEST_CELL
    ? refuse(`A cell is longer than ${words(LONGEST_CELL)} characters (${place}); perhaps a quote is not closed.`)
    : null
}

const tooManyCells = refuse(`The file has more than ${words(MOST_CELLS)} cells. Split it, or remove columns.`)

/** What is too large in a CSV text, found in one pass over it before the parser builds any cell. */
export async function csvProblem(text: string, delimiter: string): Promise<Refusal | null> {
  const slice = new Slice()
  let [records, lines, cells, columns, length, isBlank] = [0, 0, 0, 0, 0, true]
  for (const cell of scanCsv(text, delimiter)) {
    cells += 1
    columns += 1
    length += cell.length + 1
    isBlank &&= cell.isBlank
    const problem = tooLong(cell.length, `line ${cell.line}`)
    if (problem) return problem
    if (!cell.endsRecord) continue
    const wide = tooWide(columns, `line ${cell.line}`)
    if (wide) return wide
    if (length - 1 > LONGEST_RECORD)
      return refuse(`A row is longer than ${words(LONGEST_RECORD)} characters (line ${cell.line}).`)
    if (cells > MOST_CELLS) return tooManyCells
    lines += 1
    if (!isBlank) records += 1
    if (records > MOST_ROWS + MOST_LINES_ABOVE) return tooManyRows
    if (lines > MOST_LINES) return tooManyLines
    columns = 0
    length = 0
    isBlank = true
    if (slice.isOver()) await slice.next()
  }
  return null
}
