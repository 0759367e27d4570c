/**
 * Reads one sheet of an .xlsx file. Formulas are never computed: their stored results count. Unpacking is bounded, so that a
 * small file cannot fill the memory (IMPORT-8).
 */
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type Entry, fromBufferPromise } from 'yauzl'
import {
  MAX_CELLS,
  MAX_LINES,
  MAX_LINES_ABOVE,
  MAX_ROWS,
  tooLong,
  tooManyCells,
  tooManyLines,
  tooManyRows,
  tooWide,
} from './bounds.ts'
import { type Line, tableOfLines } from './lines-table.ts'
import type { TableResult } from './row.ts'
import { isDateFormat, isoDate } from './xlsx-dates.ts'

/** All parts of the file that are read, unpacked. A sheet of the largest size takes about so much. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
const MAX_PARTS = 10_000

/** Why a file is refused; the message is for people. */
class Refused extends Error {}

const NO_XLSX = 'This is no .xlsx file. Save the spreadsheet as .xlsx or CSV.'

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, at) => bytes[at] === byte)

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])

/** Whether it begins like an old or encrypted file of Office. */
export const isOldOffice = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

/** @param sheet its name; the first one without */
export async function readXlsx(bytes: Uint8Array, sheet: string | null): Promise<TableResult> {
  try {
    const parts = await partsOf(bytes)
    const { sheets, uses1904 } = await workbookOf(parts)
    const chosen = sheets.find(({ name }) => name === sheet) ?? sheets[0]
    if (!chosen) throw new Refused('The file has no sheet.')
    const strings = await sharedStrings(parts)
    const dateStyles = await dateStylesOf(parts)
    const lines = await linesOf(parts, chosen.part, { strings, dateStyles, uses1904 })
    const names = sheets.map(({ name }) => name)
    return await tableOfLines(lines, { kind: 'xlsx', unit: 'row', sheets: { names, chosen: chosen.name } })
  } catch (error) {
    if (error instanceof Refused) return { ok: false, message: error.message }
    return { ok: false, message: damaged(error) }
  }
}

const damaged = (error: unknown) =>
  `The spreadsheet is damaged: ${error instanceof Error ? error.message.split('\n')[0] : 'it cannot be unpacked'}`

/** Unpacks a part piece by piece; false where the file has no such part. */
type ReadPart = (name: string, parser: SaxesParser<{ xmlns: true }>) => Promise<boolean>

async function partsOf(bytes: Uint8Array): Promise<ReadPart> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  })
  if (zip.entryCount > MAX_PARTS) throw new Refused(NO_XLSX)
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  if (!entries.has('xl/workbook.xml')) throw new Refused(NO_XLSX)
  let unpacked = 0
  return async (name, parser) => {
    const entry = entries.get(name.toLowerCase())
    if (!entry) return false
    if (entry.isEncrypted()) throw new Refused('The spreadsheet is protected by a password. Save it without one.')
    const decoder = new TextDecoder('utf-8')
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length
      if (unpacked > MAX_UNPACKED_BYTES) throw new Refused('The spreadsheet is too large when unpacked. Split it.')
      parser.write(decoder.decode(chunk as Buffer, { stream: true }))
    }
    parser.close()
    return true
  }
}

type Handlers = { open?: (tag: SaxesTagNS) => void; close?: (local: string) => void; text?: (text: string) => void }

function parserOf({ open, close, text }: Handlers) {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => {
    throw new Refused(damaged(error))
  })
  if (open) parser.on('opentag', open)
  if (close) parser.on('closetag', ({ local }) => close(local))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  return parser
}

/** The value of an attribute, whatever its prefix. */
const attribute = ({ attributes }: SaxesTagNS, local: string) =>
  Object.values(attributes).find(candidate => candidate.local === local)?.value

/** The sheets in the order of their tabs, with the names of their parts. */
async function workbookOf(readPart: ReadPart) {
  const targets = new Map<string, string>()
  await readPart(
    'xl/_rels/workbook.xml.rels',
    parserOf({
      open: tag => {
        if (tag.local === 'Relationship') targets.set(attribute(tag, 'Id') ?? '', attribute(tag, 'Target') ?? '')
      },
    }),
  )
  const sheets: { name: string; part: string }[] = []
  let uses1904 = false
  await readPart(
    'xl/workbook.xml',
    parserOf({
      open: tag => {
        if (tag.local === 'workbookPr') uses1904 = /^(1|true)$/.test(attribute(tag, 'date1904') ?? '')
        if (tag.local !== 'sheet') return
        const target = targets.get(attribute(tag, 'id') ?? '') ?? ''
        if (!target.includes('worksheets/')) return
        const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`
        sheets.push({ name: (attribute(tag, 'name') ?? '').slice(0, 100), part })
      },
    }),
  )
  return { sheets, uses1904 }
}

/** Texts that several cells share, without the readings above signs of East Asian scripts. */
async function sharedStrings(readPart: ReadPart): Promise<string[]> {
  const strings: string[] = []
  let [content, isText, isReading] = ['', false, false]
  await readPart(
    'xl/sharedStrings.xml',
    parserOf({
      open: ({ local }) => {
        if (local === 'si') content = ''
        else if (local === 'rPh') isReading = true
        else if (local === 't') isText = !isReading
      },
      text: text => {
        if (isText) content += text
      },
      close: local => {
        if (local === 't') isText = false
        else if (local === 'rPh') isReading = false
        else if (local === 'si' && strings.push(content) > MAX_CELLS) throw new Refused(tooManyCells.message)
      },
    }),
  )
  return strings
}

/** The numbers of the cell styles that show a number as a date. */
async function dateStylesOf(readPart: ReadPart): Promise<Set<number>> {
  const formats = new Map<number, string>()
  const dateStyles = new Set<number>()
  let isOfCells = false
  let style = 0
  await readPart(
    'xl/styles.xml',
    parserOf({
      open: tag => {
        const format = () => Number(attribute(tag, 'numFmtId'))
        if (tag.local === 'cellXfs') isOfCells = true
        else if (tag.local === 'numFmt') formats.set(format(), (attribute(tag, 'formatCode') ?? '').slice(0, 255))
        else if (tag.local === 'xf' && isOfCells) {
          if (isDateFormat(format(), formats.get(format()))) dateStyles.add(style)
          style += 1
        }
      },
      close: local => {
        if (local === 'cellXfs') isOfCells = false
      },
    }),
  )
  return dateStyles
}

type Workbook = { strings: string[]; dateStyles: Set<number>; uses1904: boolean }

/** The rows of a sheet that are not empty. */
async function linesOf(readPart: ReadPart, part: string, workbook: Workbook): Promise<Line[]> {
  const lines: Line[] = []
  let [line, rows, cells, column] = [0, 0, 0, 0]
  let cell: Cell = { type: 'n', style: -1, content: '' }
  let isValue = false
  let record: string[] = []
  const check = (refusal: { message: string } | null) => {
    if (refusal) throw new Refused(refusal.message)
  }
  const found = await readPart(
    part,
    parserOf({
      open: tag => {
        if (tag.local === 'row') {
          line = Number(attribute(tag, 'r')) || line + 1
          rows += 1
          check(rows > MAX_LINES ? tooManyLines : null)
          record = []
          column = 0
        } else if (tag.local === 'c') {
          column = columnOf(attribute(tag, 'r')) ?? column + 1
          cells += 1
          check(tooWide(column, `row ${line}`) ?? (cells > MAX_CELLS ? tooManyCells : null))
          cell = { type: attribute(tag, 't') ?? 'n', style: Number(attribute(tag, 's') ?? -1), content: '' }
        } else if (tag.local === 'v' || tag.local === 't') isValue = true
      },
      text: text => {
        if (isValue) cell.content += text
      },
      close: local => {
        if (local === 'v' || local === 't') isValue = false
        else if (local === 'c') {
          const value = textOf(cell, workbook)
          check(tooLong(value.length, `row ${line}`))
          while (record.length < column - 1) record.push('')
          record[column - 1] = value
        } else if (local === 'row' && record.some(value => value.trim() !== '')) {
          check(lines.push({ record, line }) > MAX_ROWS + MAX_LINES_ABOVE ? tooManyRows : null)
        }
      },
    }),
  )
  if (!found) throw new Refused('The sheet is missing in the file.')
  return lines
}

type Cell = { type: string; style: number; content: string }

function textOf({ type, style, content }: Cell, { strings, dateStyles, uses1904 }: Workbook): string {
  if (type === 's') return strings[Number(content)] ?? ''
  if (type === 'inlineStr' || type === 'str') return content
  if (type === 'b') return content === '1' ? 'yes' : 'no'
  const number = Number(content)
  if (type === 'e' || content === '' || !Number.isFinite(number)) return ''
  return dateStyles.has(style) ? isoDate(number, uses1904) : String(Number(number.toPrecision(12)))
}

/** `AB12` → 28; null where the cell names no column. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  return letters ? [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) : null
}
