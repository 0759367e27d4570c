/** The line that a model is of, by its name. Pure. */

/** `Samsung Galaxy S26 Ultra` → the line `samsung galaxy s#ultra` and the number 26; null for a name without a number. */
export function lineOf(name: string): { line: string; number: number } | null {
  const plain = name
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/\b[45]g\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [, before, number, after = ''] = /^(\D*)(\d+)(.*)$/.exec(plain) ?? []
  if (before === undefined || number === undefined) return null
  // Samsung's tens are the class of the phone: an A56 follows an A55, no A36.
  const tens = /galaxy [amf]$/.test(before) ? number.slice(0, -1) : ''
  return { line: `${before}${tens}#${after.replaceAll(' ', '')}`, number: Number(number) }
}

/** Whether one is the model before or after the other: `Galaxy S24 Ultra` and `Galaxy S25 Ultra`, `Hot 50` and `Hot 60`. */
export function isNextInLine(name: string, other: string): boolean {
  const [a, b] = [lineOf(name), lineOf(other)]
  if (a === null || b === null || a.line !== b.line) return false
  const step = a.number % 100 === 0 && b.number % 100 === 0 ? 100 : a.number % 10 === 0 && b.number % 10 === 0 ? 10 : 1
  return Math.abs(a.number - b.number) === step
}

/** How a later model follows one: as an edition of the same name, with the next number of its line, or after that. */
export type Following = 'edition' | 'next' | 'later'

const EDITION = / \(20\d\d\)$/
const networkOf = (name: string) => /\b[45]g\b/i.exec(name)?.[0].toLowerCase()

/**
 * By their names only: `Nokia 110 4G` → `Nokia 110 4G (2023)` is an edition, `Galaxy A56` → `Galaxy A57` the next. A model that is
 * named for a network is followed only by one for the same; Nokia's bare numbers are classes, and names with a version such as
 * `5.4` are of no line. The caller knows which came out later.
 */
export function followsAs(name: string, other: string): Exclude<Following, 'later'> | null {
  if (EDITION.test(other) && name.replace(EDITION, '') === other.replace(EDITION, '') && name !== other)
    return 'edition'
  const [a, b] = [lineOf(name), lineOf(other)]
  const [own, its] = [networkOf(name), networkOf(other)]
  const isClass = a === null || a.line.startsWith('nokia #') || /\d\.\d/.test(name)
  if (isClass || b === null || b.number < a.number || (own && own !== its)) return null
  return isNextInLine(name, other) ? 'next' : null
}
