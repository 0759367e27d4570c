/** The key highlights of a phone (PHONE-4), with fallbacks. Pure. */
import type { Phone } from '#app/entities/phone.ts'
import type { ShortSpecs } from '#app/entities/phone-parts.ts'
import { withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { shownMeasures, shownSizes, shownValue } from '#app/platform/text/measures.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { phoneSentences } from './sentence-texts.ts'

export type Highlight = {
  label: string
  text: string
  /** Words that stand where the row is missing. */
  isFallback?: true
}

/**
 * @param hasFallbacks whether words may stand for a missing processor or battery: of a smartphone of which more than the name
 *   is known (PHONE-4)
 * @param hasDisplayTable whether the specifications, where that table is open, have the display
 */
export function highlightsOf(specs: ShortSpecs, hasFallbacks: boolean, hasDisplayTable = false): Highlight[] {
  const fallback = (words: string) => (hasFallbacks ? { text: words, isFallback: true as const } : { text: '' })
  const orFallback = (found: string, words: string) => (found ? { text: found } : fallback(words))
  const plain = (value: string | undefined) => htmlToText(value ?? '')
  const text = (value: string | undefined) => (value ? ofSource(shownMeasures(shownValue(plain(value)))) : '')
  const memory = [
    specs.ram && phoneSentences().ram(shownSizes(plain(specs.ram))),
    specs.storage && phoneSentences().storage(shownSizes(plain(specs.storage))),
  ]
  return [
    { label: phoneSentences().highlights.display, text: hasDisplayTable ? '' : text(specs.display) },
    {
      label: phoneSentences().highlights.processor,
      ...orFallback(text(specs.processor), phoneSentences().someProcessor),
    },
    { label: phoneSentences().highlights.camera, text: text(specs.camera) },
    { label: phoneSentences().highlights.memory, text: withCommas(memory) },
    { label: phoneSentences().highlights.battery, ...orFallback(text(specs.battery), phoneSentences().someBattery) },
  ].filter(highlight => highlight.text !== '')
}

export const hasDisplayTable = ({ specifications }: Pick<Phone, 'specifications'>): boolean =>
  specifications.some(({ category }) => category === 'Display')
