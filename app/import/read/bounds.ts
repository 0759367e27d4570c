/** Size limits of an import file, checked before the file is parsed (IMPORT-8). */
import { Slice } from '#app/platform/slices.server.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { scanCsv } from './csv-scan.ts'
import type { TableResult } from './row.ts'

export const MAX_ROWS = 50_000

/** Lines searched for the header: a title, a date or a note may stand above it. */
export const MAX_LINES_ABOVE = 10

/** Including empty lines: they are skipped but still cost time. */
export const MAX_LINES = 200_000

/** Several times the columns of the widest known list. */
export const MAX_COLUMNS = 500
/** In the whole file. */
export const MAX_CELLS = 2_000_000
/** Our own spreadsheet stores all specification tables of a phone in one cell. */
const MAX_CELL_LENGTH = 200_000
/** Longer header cells are not treated as column names. */
export const MAX_COLUMN_NAME_LENGTH = 200

/** Characters of a CSV record. */
const MAX_RECORD_LENGTH = 1_000_000

const formatCount = (number: number) => formatNumber(number)

type Refusal = Extract<TableResult, { ok: false }>

const refuse = (message: string): Refusal => ({ ok: false, message })

export const tooManyRows = refuse(`The file has more than ${formatCount(MAX_ROWS)} rows. Split it.`)

export const tooManyLines = refuse(
  `The file has more than ${formatCount(MAX_LINES)} rows, most of them empty. Remove those.`,
)

/**
 * Of a JSON file, before it is parsed: a parser that runs out of memory ends the whole process. Twice the values of our export of
 * the largest size.
 */
export const JSON_BOUNDS = { depth: 10_000, values: 2_500_000 }

export const tooManyValues = refuse(
  `The file has more than ${formatCount(JSON_BOUNDS.values)} values, or lists within lists ${formatCount(JSON_BOUNDS.depth)} deep. Split it.`,
)

/** A refusal that names the place; null when the number of columns is within the limit. */
export function tooWide(columns: number, place: string): Refusal | null {
  return columns > MAX_COLUMNS
    ? refuse(`The file has more than ${formatCount(MAX_COLUMNS)} columns (${place}). Keep those that tell of phones.`)
    : null
}

export function tooLong(cellLength: number, place: string): Refusal | null {
  return cellLength > MAX_CELL_LENGTH
    ? refuse(
        `A cell is longer than ${formatCount(MAX_CELL_LENGTH)} characters (${place}); perhaps a quote is not closed.`,
      )
    : null
}

export const tooManyCells = refuse(
  `The file has more than ${formatCount(MAX_CELLS)} cells. Split it, or remove columns.`,
)

/** The first limit that a CSV text exceeds, or null. One pass, before the parser builds any cell. */
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
    if (length - 1 > MAX_RECORD_LENGTH)
      return refuse(`A row is longer than ${formatCount(MAX_RECORD_LENGTH)} characters (line ${cell.line}).`)
    if (cells > MAX_CELLS) return tooManyCells
    lines += 1
    if (!isBlank) records += 1
    if (records > MAX_ROWS + MAX_LINES_ABOVE) return tooManyRows
    if (lines > MAX_LINES) return tooManyLines
    columns = 0
    length = 0
    isBlank = true
    if (slice.isOver()) await slice.next()
  }
  return null
}
