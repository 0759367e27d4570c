/** Text as foreign data has it, made readable. Pure. */
import { cutText, htmlToText } from '#app/platform/text/text.ts'

/** Longest value of a specification; what is longer is cut with an ellipsis. */
const LONGEST_VALUE = 2000

/** What sources write where they know nothing. */
const NOTHING = /^(-|–|—|n\/?a|null|none|nan|undefined|unknown|not available|not known|\?)$/i

/** A text out of Python's notation for bytes (`b'Nano-SIM'`), which some exports hold. */
const withoutBytesMark = (text: string) => /^b(['"])([\s\S]*)\1$/.exec(text)?.[2]?.replace(/\\(['"\\])/g, '$1') ?? text

/** Each run of white space as one sign: patterns that look for runs would try each of their beginnings. */
const foldSpace = (text: string) => text.replace(/\s+/g, run => (run.includes('\n') ? '\n' : ' '))

/**
 * The readable text of a value: HTML gone, line breaks and bullets folded, `cm\n2\n` mended to `cm²`.
 * Empty for null, for what says that nothing is known, and for what is neither text nor number.
 */
export function cleanValue(raw: unknown): string {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return ''
  const mended = foldSpace(withoutBytesMark(String(raw).trim()))
    .replace(/\bcm\n2\b\s?/g, 'cm² ')
    .replace(/\n·\s?/g, '; ')
    .replace(/^·\s?/, '')
  const text = htmlToText(mended).replace(/\s+([,;)])/g, '$1')
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true' ? 'Yes' : 'No'
  return NOTHING.test(text) ? '' : cutText(text, LONGEST_VALUE)
}
