/** Cleans text from foreign data. Pure. */
import { cutText, htmlToText } from '#app/platform/text/text.ts'

/** Longer specification values are cut with an ellipsis. */
const MAX_VALUE_LENGTH = 2000

/** Placeholders for unknown values. */
const NO_VALUE = /^(-|–|—|n\/?a|null|none|nan|undefined|unknown|not available|not known|\?)$/i

/** Some exports contain Python byte literals: `b'Nano-SIM'`. */
const withoutBytesMark = (text: string) => /^b(['"])([\s\S]*)\1$/.exec(text)?.[2]?.replace(/\\(['"\\])/g, '$1') ?? text

/** Collapses white space first: the patterns below would backtrack on long runs. */
const foldSpace = (text: string) => text.replace(/\s+/g, run => (run.includes('\n') ? '\n' : ' '))

/**
 * The readable text of a value: HTML removed, line breaks and bullets folded, `cm\n2\n` repaired to `cm²`.
 * Empty for null, placeholders such as `N/A`, and values that are not text, number or boolean.
 */
export function cleanValue(raw: unknown): string {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return ''
  const repaired = foldSpace(withoutBytesMark(String(raw).trim()))
    .replace(/\bcm\n2\b\s?/g, 'cm² ')
    .replace(/\n·\s?/g, '; ')
    .replace(/^·\s?/, '')
  const text = htmlToText(repaired).replace(/\s+([,;)])/g, '$1')
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true' ? 'Yes' : 'No'
  return NO_VALUE.test(text) ? '' : cutText(text, MAX_VALUE_LENGTH)
}
