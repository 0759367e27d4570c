/** Tables of shops: product feeds as CSV or TSV, and price lists saved from spreadsheets (SOURCE-3). */
import { sourceKinds } from '#app/entities/enums.ts'
import type { SourceItem } from '#app/entities/source.ts'
import { guessMapping } from '#app/import/read/guess.ts'
import type { Mapping, Target } from '#app/import/read/mapping.ts'
import type { ReadTable } from '#app/import/read/row.ts'
import { readTable } from '#app/import/read/table.ts'
import { isUnregistered } from '#app/listings/offer-words.ts'
import { priceKindNamed } from '#app/listings/price-kind.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { readPriceDate } from '#app/prices/read-date.ts'
import { MAX_SELLER_LENGTH } from '#app/prices/sources.ts'
import { itemDoubts, itemFaults, itemOf } from './item.ts'
import { fieldName, isMerchantTable, readMerchantRows } from './merchant.ts'
import { FeedFault } from './xml.ts'

export type TableRead = { items: SourceItem[]; columns: string[]; mapping: Mapping; isMerchant: boolean }

/** @param mapping as an editor corrected it; null: guessed. @throws FeedFault where the text is no table */
export async function readPriceTable(text: string, mapping: Mapping | null, now: number): Promise<TableRead> {
  const result = await readTable(text)
  if (!result.ok) throw new FeedFault(result.message)
  const { table } = result
  const used = mapping ?? guessMapping(table)
  const isMerchant = mapping === null && isMerchantTable(table.columns)
  const items = isMerchant ? merchantItems(table, now) : listItems(table, used, now)
  return { items, columns: table.columns, mapping: used, isMerchant }
}

function merchantItems({ columns, rows }: ReadTable, now: number): SourceItem[] {
  const byField = new Map(columns.map(column => [fieldName(column), column]))
  return readMerchantRows(
    rows.map(({ cells, line }) => ({ line, field: name => (cells[byField.get(name) ?? ''] ?? '').trim() })),
    now,
  )
}

/** A line of totals. */
const ITEM_COUNT = /^\d+\s+(items?|pcs|pieces|models?)$/i

/** A name with a memory is that of a phone; a note holds neither price nor memory. */
const MEMORY = /\d\s*(gb|tb)\b|\b\d+\s*\/\s*\d+\b/i

/** The rows of a price list: the maker may stand in the first row of a block only. */
function listItems({ columns, rows }: ReadTable, mapping: Mapping, now: number): SourceItem[] {
  const of = (target: Target) => columns.filter(column => mapping[column] === target)
  const isMemoryColumn = (column: string) => /\b(ram|rom|memory|storage|variant|gb)\b/i.test(column)
  const memory = [...new Set([...of('ram'), ...of('storage'), ...of('memory'), ...of('spec').filter(isMemoryColumn)])]
  const notes = [...of('condition'), ...of('spec').filter(column => !memory.includes(column))]
  let maker = ''
  const seen = new Map<string, number>()
  return rows.flatMap(({ cells, line }) => {
    const textIn = (names: string[]) => oneLine(names.map(name => cells[name] ?? '').join(' '))
    const isHeader = columns.filter(column => oneLine(cells[column] ?? '') === column).length >= 2
    if (isHeader || Object.values(cells).some(cell => ITEM_COUNT.test(cell.trim()))) return []
    const name = textIn([...of('name'), ...of('model')].slice(0, 1))
    const brand = textIn(of('brand'))
    if (brand !== '') maker = brand
    const priceText = textIn(of('price'))
    const isNote = priceText === '' && textIn(memory) === '' && !MEMORY.test(name)
    if (isNote) return []
    const title = oneLine(`${name} ${textIn(memory)}`)
    const seller = textIn(of('seller')).slice(0, MAX_SELLER_LENGTH)
    const key = oneLine(`${maker} ${title} ${seller}`)
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    const kindText = textIn(of('priceKind'))
    return [
      itemOf({
        ...statedKind(kindText),
        ...statedDate(textIn(of('priceDate')), now),
        ...(seller === '' ? {} : { seller }),
        key: times === 1 ? key : `${key} (${times})`,
        title: name === '' ? '' : title,
        brandField: maker,
        priceText,
        description: textIn(notes),
        availability: textIn(of('availability')),
        condition: oneLine(`${textIn(of('condition'))} ${isUnregistered(kindText) ? kindText : ''}`),
        line,
      }),
    ]
  })
}

type Stated = Pick<SourceItem, 'date' | 'priceKind'> & Partial<Pick<SourceItem, 'doubt' | 'fault'>>

/** Kinds that are this site's own say nothing of the price of a shop. */
function statedKind(text: string): Stated {
  if (text === '') return {}
  const kind = priceKindNamed(text)
  if (kind === undefined) return { doubt: itemDoubts.unknownKind(text) }
  if (kind === 'launch') return { fault: itemFaults.launchPrice }
  const priceKind = sourceKinds.find(name => name === kind)
  return priceKind ? { priceKind } : {}
}

function statedDate(text: string, now: number): Stated {
  if (text === '') return {}
  const read = readPriceDate(text, now)
  return read.ok ? { date: read.date } : { doubt: read.message }
}
