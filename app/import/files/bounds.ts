/** How large a file of phones may be in each direction, found out before any work is done on it (IMPORT-8). Pure. */
import type { TableResult } from './row.ts'

/** Most rows that one file may hold. */
export const MOST_ROWS = 50_000

/** Several times the columns of the widest list known. */
export const MOST_COLUMNS = 500
/** In all rows together. */
const MOST_CELLS = 2_000_000
/** Room for all specification tables of a phone in one cell, as our own spreadsheet has them. */
const LONGEST_CELL = 200_000
/** A longer text at the head of a column is no name. */
export const LONGEST_COLUMN_NAME = 200

/** Characters of a CSV record. */
export const LONGEST_RECORD = 1_000_000

const words = (number: number) => number.toLocaleString('en-US')

type Refusal = Extract<TableResult, { ok: false }>

const refuse = (message: string): Refusal => ({ ok: false, message })

export const tooManyRows = refuse(`The file has more than ${words(MOST_ROWS)} rows. Split it.`)

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

const QUOTE = 34
const LINE_END = 10

/**
 * What is too large in a CSV text, in one pass over its signs: the parser would build every cell first.
 * @param mostRecords what comes after so many is not looked at
 */
export function csvProblem(text: string, delimiter: string, mostRecords: number): Refusal | null {
  const divider = delimiter.charCodeAt(0)
  let [line, records, cells, inRecord, recordStart, cellStart, isQuoted] = [1, 0, 0, 1, 0, 0, false]
  for (let at = 0; at <= text.length && records < mostRecords; at += 1) {
    const sign = at < text.length ? text.charCodeAt(at) : LINE_END
    const isEnd = at === text.length
    if (sign === QUOTE && (isQuoted || at === cellStart)) isQuoted = !isQuoted
    if (!isEnd && ((isQuoted && sign !== LINE_END) || (sign !== divider && sign !== LINE_END))) continue
    if (isQuoted && !isEnd) {
      line += 1
      continue
    }
    const problem = tooLong(at - cellStart, `line ${line}`)
    if (problem) return problem
    cells += 1
    cellStart = at + 1
    if (sign === divider && !isEnd) {
      inRecord += 1
      continue
    }
    const wide = tooWide(inRecord, `line ${line}`)
    if (wide) return wide
    if (at - recordStart > LONGEST_RECORD)
      return refuse(`A row is longer than ${words(LONGEST_RECORD)} characters (line ${line}).`)
    if (cells > MOST_CELLS) return tooManyCells
    recordStart = at + 1
    line += 1
    records += 1
    inRecord = 1
  }
  return null
}
