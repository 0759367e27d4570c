/** Finds the line of a value in a JSON text. Pure. */

/** The line, from 1, of the value at this path, or of the innermost one on the way that exists. @param text valid JSON */
export function lineOfPath(text: string, path: (string | number)[]): number {
  let at = skipSpace(text, 0)
  for (const key of path) {
    const inner = positionOf(text, at, String(key))
    if (inner === null) break
    at = inner
  }
  return text.slice(0, at).split('\n').length
}

/** Where the value of a key of an object, or an entry of an array, begins; null when there is none. */
function positionOf(text: string, start: number, key: string): number | null {
  const opener = text[start]
  if (opener !== '{' && opener !== '[') return null
  let at = skipSpace(text, start + 1)
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index += 1) {
    let name = String(index)
    if (opener === '{') {
      const end = endOfValue(text, at)
      name = JSON.parse(text.slice(at, end))
      at = skipSpace(text, skipSpace(text, end) + 1)
    }
    if (name === key) return at
    at = skipSpace(text, endOfValue(text, at))
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return null
}

/** The position after a value; counts brackets, so that deep nesting needs no recursion. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    // A number or a word ends before what follows it.
    else if (depth === 0 && !/[,\s}\]]/.test(text[at + 1] ?? ',')) continue
    if (depth === 0) return at + 1
  }
  return text.length
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function skipSpace(text: string, start: number): number {
  let at = start
  while (/\s/.test(text[at] ?? '')) at += 1
  return at
}
