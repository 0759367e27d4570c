/** Finds lists of phones at any place in a JSON file. */

import { exceedsBounds } from '#app/http/json-bounds.ts'
import { parseJson } from '#app/platform/json.ts'
import { inSlices, yieldToEventLoop } from '#app/platform/slices.server.ts'
import {
  JSON_BOUNDS,
  MAX_COLUMN_NAME_LENGTH,
  MAX_ROWS,
  tooLong,
  tooManyRows,
  tooManyValues,
  tooWide,
} from './bounds.ts'
import { isOwnShape, ownCells, readOwnRecord } from './own-record.ts'
import { cellsOf, type Row, type TableResult } from './row.ts'

type Item = Record<string, unknown>
type Found = { item: Item; context: Record<string, string> }

/** Nesting levels that are searched for lists. */
const MAX_DEPTH = 3

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Added column with the key of the list that a row came from, such as the brand. */
export const LIST_COLUMN = 'List'

export async function parseJsonLists(text: string): Promise<TableResult> {
  if (exceedsBounds(Buffer.from(text), JSON_BOUNDS)) return tooManyValues
  const value = parseJson(text) ?? parseLines(text)
  if (value === undefined) {
    return { ok: false, message: 'The file begins like JSON but is not valid JSON; it may be cut off.' }
  }
  await yieldToEventLoop()
  const found = findItems(value, {}, 0)
  await yieldToEventLoop()
  if (found.length > MAX_ROWS) return tooManyRows
  if (found.length === 0) return { ok: false, message: 'There is no list of phones in this JSON.' }
  const columns = new Set<string>()
  const rows: Row[] = []
  for await (const [index, { item, context }] of inSlices(found.entries())) {
    const isOwn = isOwnShape(item)
    const cells = cellsOf(isOwn ? ownCells(item) : [...Object.entries(context), ...Object.entries(flatten(item))])
    const place = `record ${index + 1}`
    for (const [column, cell] of Object.entries(cells)) {
      columns.add(column)
      const problem = tooWide(columns.size, place) ?? tooLong(cell.length, place)
      if (problem) return problem
    }
    rows.push({ line: index + 1, cells, ...(isOwn ? { own: readOwnRecord(item) } : {}) })
  }
  return { ok: true, table: { kind: 'json', unit: 'record', columns: [...columns], rows } }
}

/** One record per line, as databases export them. */
function parseLines(text: string): unknown[] | undefined {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const records = lines.slice(0, MAX_ROWS + 1).map(parseJson)
  return records.length > 1 && records.every(isItem) ? records : undefined
}

/** The items of the innermost lists of objects with a name, each with the context of its list. */
function findItems(value: unknown, context: Record<string, string>, depth: number): Found[] {
  if (Array.isArray(value)) {
    return value.flatMap(entry => {
      if (Array.isArray(entry) && depth <= MAX_DEPTH) return findItems(entry, context, depth + 1)
      // An entry that is not an object stays as an empty row, so that it is refused with a message and not lost.
      if (!isItem(entry)) return [{ item: {}, context }]
      const inner = hasName(entry) ? [] : findItems(entry, context, depth + 1)
      return inner.length > 0 ? inner : [{ item: entry, context }]
    })
  }
  if (!isItem(value) || depth > MAX_DEPTH) return []
  if (isOwnShape(value)) return [{ item: value, context }]
  // `{"brand": {"name": "Samsung"}, "devices": […]}`: a brand beside a list applies to all its items.
  const inherited = { ...context }
  for (const [key, sibling] of Object.entries(value)) {
    if (isItem(sibling) && isScalar(sibling.name) && /brand|maker|manufacturer/i.test(key))
      inherited[LIST_COLUMN] = String(sibling.name)
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    // `{"result": {"phones": […]}}`
    if (isItem(inner)) return hasName(inner) ? [] : findItems(inner, inherited, depth + 1)
    if (!Array.isArray(inner) || !inner.some(isItem)) return []
    // `{"apple": […], "oppo": […]}`: the keys are brands; `devices` is not.
    const isKind = /^(devices|phones|mobiles|results|items|data|list|products)$/i.test(key)
    return findItems(
      inner,
      inherited[LIST_COLUMN] || isKind ? inherited : { ...inherited, [LIST_COLUMN]: key },
      depth + 1,
    )
  })
}

const hasName = (item: Item) => Object.keys(item).some(key => /name|model|title/i.test(key) && isScalar(item[key]))

type Tables = { category: string; specs: { feature: string; value: string }[] }[]

/** Specification tables in the shape of our API. */
const isTables = (value: unknown): value is Tables =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(entry => isItem(entry) && isScalar(entry.category) && Array.isArray(entry.specs))

/** The format of the specifications cell of our own spreadsheet, see mapping.ts. */
const linesOfTable = ({ category, specs }: Tables[number]) =>
  specs
    .filter(spec => isItem(spec) && isScalar(spec.feature) && isScalar(spec.value))
    .map(({ feature, value }) => `${category}: ${feature} = ${String(value).replace(/\s*\n\s*/g, ' ')}`)

/** Nested objects become columns `Outer / Inner`; lists become their texts or the names of their entries. */
function flatten(item: Item, prefix = '', depth = 0): Record<string, string> {
  const cells: Record<string, string> = {}
  for (const [key, value] of Object.entries(item)) {
    const name = key.slice(0, MAX_COLUMN_NAME_LENGTH)
    const column = prefix ? `${prefix} / ${name}` : name
    if (isScalar(value)) cells[column] = String(value)
    else if (isTables(value)) cells.specifications = value.flatMap(linesOfTable).join('\n')
    else if (Array.isArray(value)) {
      const join = (texts: unknown[]) => texts.filter(isScalar).map(String).join(', ')
      const [whole, names, prices] = [
        value,
        value.filter(isItem).map(entry => entry.name),
        value.filter(isItem).map(entry => entry.price),
      ].map(join)
      if (whole || names) cells[column] = whole || names || ''
      if (prices) cells[`${column} / price`] = prices
    } else if (isItem(value) && depth <= MAX_DEPTH) Object.assign(cells, flatten(value, column, depth + 1))
  }
  return cells
}
