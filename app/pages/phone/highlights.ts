/** The key highlights of a phone (PHONE-4), with fallbacks. Pure. */
import type { ShortSpecs } from '#app/entities/phone-parts.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { phoneSentences } from './sentence-texts.ts'

export type Highlight = { label: string; text: string }

export function highlightsOf(specs: ShortSpecs): Highlight[] {
  const text = (value: string | undefined) => htmlToText(value ?? '')
  const memory = [
    specs.ram && phoneSentences().ram(text(specs.ram)),
    specs.storage && phoneSentences().storage(text(specs.storage)),
  ]
  return [
    { label: phoneSentences().highlights.processor, text: text(specs.processor) || phoneSentences().someProcessor },
    { label: phoneSentences().highlights.camera, text: text(specs.camera) },
    { label: phoneSentences().highlights.memory, text: memory.filter(Boolean).join(', ') },
    { label: phoneSentences().highlights.battery, text: text(specs.battery) || phoneSentences().someBattery },
  ].filter(highlight => highlight.text !== '')
}
