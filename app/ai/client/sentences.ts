/** Lists of short texts from the model: trimmed, without empty ones, limited in number and length. Pure. */
import { cutText, oneLine } from '#app/platform/text/text.ts'

const MAX_ITEMS = 6
const MAX_LENGTH = 240

export const sentences = (given: string[] | undefined): string[] =>
  (given ?? [])
    .map(text => cutText(oneLine(text), MAX_LENGTH))
    .filter(text => text !== '')
    .slice(0, MAX_ITEMS)
