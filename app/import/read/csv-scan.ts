/** Where the cells and records of a CSV text end, without building any: in one pass, as the parser divides them. Pure. */

const QUOTE = 34
const LINE_END = 10
const SPACE = 32

export type ScannedCell = {
  length: number
  /** The line on which it ends. */
  line: number
  /** Nothing but quotes and white space. */
  isBlank: boolean
  endsRecord: boolean
}

/**
 * The cells in order; the object is the same each time.
 * @param text with line ends of one sign
 */
export function* scanCsv(text: string, delimiter: string): Generator<ScannedCell> {
  const divider = delimiter.charCodeAt(0)
  const cell: ScannedCell = { length: 0, line: 1, isBlank: true, endsRecord: false }
  let [line, cellStart, isQuoted, isBlank] = [1, 0, false, true]
  for (let at = 0; at <= text.length; at += 1) {
    const isEnd = at === text.length
    const sign = isEnd ? LINE_END : text.charCodeAt(at)
    if (isQuoted && !isEnd) {
      if (sign === LINE_END) line += 1
      else if (sign !== QUOTE) isBlank &&= sign <= SPACE
      // A doubled quote is a quote in the cell, which goes on.
      else if (text.charCodeAt(at + 1) === QUOTE) at += 1
      else isQuoted = false
      continue
    }
    if (sign === QUOTE) {
      // Anywhere but at the beginning a quote is a sign like others.
      isQuoted = at === cellStart
      continue
    }
    if (sign !== divider && sign !== LINE_END) {
      isBlank &&= sign <= SPACE
      continue
    }
    cell.length = at - cellStart
    cell.line = line
    cell.isBlank = isBlank
    cell.endsRecord = sign === LINE_END
    yield cell
    if (sign === LINE_END) line += 1
    cellStart = at + 1
    isBlank = true
  }
}
