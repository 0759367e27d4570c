/** Sizes of memory and other measures, which are stored as their source wrote them, as pages show them. Pure. */

/** `8GB + 256GB` → `8 + 256 GB`, `12GB + 1TB` → `12 GB + 1 TB`: a unit stands once where the next size has the same. */
export const shownSizes = (text: string): string =>
  text.replace(/(\d) ?([MGT]B)\b/g, '$1 $2').replace(/(?<=\d) ([MGT]B)(?= [+/–] [\d.]+(?: [+/–] [\d.]+)* \1\b)/g, '')

/** Breaks no line before a unit, a plus or a dot, nor after a plus or a currency, nor in a short name: no line begins with a dot. */
export const unbroken = (note: string): string =>
  note
    .replace(/\u2068[^\u2069]{1,20}\u2069/g, name => name.replaceAll(' ', '\u00a0'))
    .replace(/ (?=\+ \d|[MGT]B\b|·)|(?<= \+) |(?<=\b(?:PKR|Rs)) (?=\d)/g, '\u00a0')

/**
 * A whole value without the word that its source begins it with, and with its two sizes of memory apart: `Single; VGA` → `VGA`,
 * `48MB 128MB RAM` → `48 MB, 128 MB RAM`.
 */
export const shownValue = (value: string): string =>
  value.replace(/^Single; (?=(?:Yes|Q?VGA)$)/, '').replace(/^(\d+) ?([MG]B) (\d+) ?([MG]B) RAM$/, '$1 $2, $3 $4 RAM')

/** `5000 mAh, 45W` → `5,000 mAh, 45 W`. */
export const shownMeasures = (text: string): string =>
  text.replace(/(\d) ?(Hz|W|mAh)\b/g, '$1 $2').replace(/(?<![\d.,])(\d{1,2})(?=\d{3} mAh\b)/g, '$1,')
