/** Which share of phones costs less, in words (PHONE-5). Pure. */
import { phonePageTexts } from './texts.ts'

/** Neither none nor all by rounding: some phones may cost less, and one never costs less than itself. */
export function shareInWords(part: number, whole: number): string {
  const { none, half, share } = phonePageTexts()
  if (part === 0 || whole === 0) return none
  const percent = Math.min(Math.max(Math.round((part / whole) * 100), 1), 99)
  return percent === 50 ? half : share(percent)
}

/** From this share on most phones of a kind cost less. */
const MOST = 2 / 3

/** Whether most phones of its kind cost less; false where they are not counted. */
export const isDearOfKind = (kind: { cheaper: number; all: number } | undefined): boolean =>
  kind !== undefined && kind.cheaper > MOST * kind.all
