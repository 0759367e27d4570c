/** Warns about columns of a file that look useful but are not used. */
import { parseReleaseDate } from '#app/phones/parse-date.ts'
import { inSlices } from '#app/platform/slices.server.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { readListPrice } from '../normalize/prices.ts'
import { FOREIGN_MONEY } from '../read/guess.ts'
import type { Mapping } from '../read/mapping.ts'
import type { Row, Table } from '../read/row.ts'

/** Columns about the rows of the file, not about phones. */
const BOOKKEEPING = /^(id|.*_?id|slug|url|.*url|created_?at|.*updated.*|.*scraped.*|views|version|rank|s\.?no\.?|#)$/i

const MONEY = /^(pkr|rs\.?|₨)\s*\d|^\d{1,3}(,\d{2,3})+(\.\d+)?\s*(\/-)?$/i
const MONTH_OR_DAY =
  /\d{4}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
const MEASURE =
  /\d\s*(GB|TB|MP|mAh|inch(es)?|GHz|Hz|mm|W|nits)\b|\b(android|ios) \d|snapdragon|helio|dimensity|amoled|\blcd\b/i

/** Recognised by column name, or by most of the cells. */
const kinds: { looksLike: string; named: RegExp; holds: (cell: string) => boolean }[] = [
  {
    looksLike: 'a price',
    named: /price|\brate\b|\bcost\b|\bamount\b|\bmrp\b|\bpkr\b|\brs\b/i,
    holds: cell => MONEY.test(cell) || (FOREIGN_MONEY.test(cell) && /\d/.test(cell)),
  },
  {
    looksLike: 'a date',
    named: /\bdate\b|released?\b|launch|announced/i,
    holds: cell => MONTH_OR_DAY.test(cell) && parseReleaseDate(cell) !== null,
  },
  { looksLike: 'specifications', named: /\bspec(s|ifications?)?\b/i, holds: cell => MEASURE.test(cell) },
]

/** A sample is enough for a guess. */
const SAMPLE_ROWS = 500
const SAMPLE_LENGTH = 300

/** Warnings for people, one line each. */
export async function unusedWarnings(table: Table, mapping: Mapping): Promise<string[]> {
  const rows: Row[] = []
  for (const row of table.rows) if (rows.push(row) === SAMPLE_ROWS) break
  const unused = table.columns.filter(column => mapping[column] === 'ignore')
  const price = table.columns.find(column => mapping[column] === 'price')
  const warnings = unused.flatMap(column => {
    const looksLike = kindOf(column, rows)
    if (looksLike === null || (price !== undefined && isSamePrice(rows, column, price))) return []
    return [`The column "${column}" looks like ${looksLike} and is not used.`]
  })
  const mostlyLost = await mostlyUnused(table, new Set(unused))
  if (mostlyLost.length > 0) {
    const which = `the first is ${table.unit} ${mostlyLost[0]?.line}`
    const records = mostlyLost.length === 1 ? '1 record' : `${formatNumber(mostlyLost.length)} records`
    warnings.push(`Most of what ${records} say${mostlyLost.length === 1 ? 's' : ''} is not used; ${which}.`)
  }
  return warnings
}

const filledCells = (rows: Row[], column: string) =>
  rows.map(row => row.cells[column]?.slice(0, SAMPLE_LENGTH).trim() ?? '').filter(cell => cell !== '')

function kindOf(column: string, rows: Row[]): string | null {
  const name = column.split(' / ').at(-1) ?? column
  const cells = filledCells(rows, column)
  if (cells.length === 0 || BOOKKEEPING.test(name)) return null
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  const kind = kinds.find(
    ({ named, holds }) => named.test(spaced) || cells.filter(cell => holds(cell)).length * 2 > cells.length,
  )
  return kind?.looksLike ?? null
}

/** Whether a column repeats the price column, as in our own spreadsheet. */
function isSamePrice(rows: Row[], column: string, price: string): boolean {
  const read = (row: Row, name: string) => {
    const value = readListPrice(row.cells[name] ?? '')
    return value.ok ? value.pricePkr : Number.NaN
  }
  return rows.every(row => read(row, column) === read(row, price))
}

/** Records with more values in unused columns than in used ones. */
async function mostlyUnused({ rows, columns }: Table, unused: Set<string>): Promise<Row[]> {
  if (unused.size === 0) return []
  const mostlyLost: Row[] = []
  for await (const row of inSlices(rows)) {
    let balance = 0
    for (const column of columns) if (row.cells[column]?.trim()) balance += unused.has(column) ? 1 : -1
    if (balance > 0) mostlyLost.push(row)
  }
  return mostlyLost
}
