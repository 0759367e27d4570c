/** Bounds of a JSON text, checked before it is parsed: a parser would build all of its values first. Pure. */

/**
 * @property depth how many lists and objects may be within each other
 * @property values how many values there may be in all
 */
export type JsonBounds = { depth: number; values: number }

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Whether these bytes of JSON in UTF-8 exceed the bounds. One pass, ended by the first excess; it judges no syntax. */
export function exceedsBounds(bytes: Uint8Array, { depth: maxDepth, values: maxValues }: JsonBounds): boolean {
  let [depth, values] = [0, 1]
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === QUOTE) {
      at = endOfString(bytes, at)
      continue
    }
    if (byte === COMMA) values += 1
    else if (OPENING.has(byte)) {
      depth += 1
      values += 1
    } else if (CLOSING.has(byte)) depth -= 1
    if (depth > maxDepth || values > maxValues) return true
  }
  return false
}

/** The place of the quote that ends the string which begins at `start`; the last byte where none does. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1
    else if (bytes[at] === QUOTE) return at
  }
  return bytes.length
}
