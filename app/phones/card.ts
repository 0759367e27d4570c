/** The five short specs of a phone card, truncated to fit. */
import type { PhoneCard } from '#app/entities/phone.ts'
import type { ShortSpecs } from '#app/entities/phone-parts.ts'
import { cutText, htmlToText } from '#app/platform/text/text.ts'
import { cardTexts } from './card-texts.ts'

/** Maximum characters of a spec on a card (CARD-2). */
const SPEC_LIMIT = 20
const PROCESSOR_LIMIT = 25

const rows = ['display', 'processor', 'ram', 'storage', 'camera'] as const satisfies (keyof ShortSpecs)[]

/** The card's rows in display order; unknown specs are omitted (CARD-1, DATA-7). */
export function cardSpecs(specs: ShortSpecs): PhoneCard['specs'] {
  return rows.flatMap(key => {
    const text = cutText(plain(key, specs[key] ?? ''), key === 'processor' ? PROCESSOR_LIMIT : SPEC_LIMIT)
    return text ? [{ label: cardTexts().specs[key], text }] : []
  })
}

function plain(key: keyof ShortSpecs, value: string): string {
  const text = htmlToText(value)
  // The manufacturer's part number would fill the row and hide the familiar chip name.
  return key === 'processor' ? text.replace(/^Qualcomm S[A-Z]{1,2}\d\S* (?=Snapdragon)/, '') : text
}
