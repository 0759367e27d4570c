/** The key highlights of a phone (PHONE-4), with its fallbacks. Pure. */

import type { ShortSpecs } from '#app/entities/phone-parts.ts'
import { htmlToText } from '#app/platform/text/text.ts'

export type Highlight = { label: string; text: string }

export function highlightsOf(specs: ShortSpecs): Highlight[] {
  const text = (value: string | undefined) => htmlToText(value ?? '')
  const memory = [specs.ram && `${text(specs.ram)} RAM`, specs.storage && `${text(specs.storage)} storage`]
  return [
    { label: 'Processor', text: text(specs.processor) || 'Advanced Chipset' },
    { label: 'Camera', text: text(specs.camera) },
    { label: 'Memory', text: memory.filter(Boolean).join(', ') },
    { label: 'Battery', text: text(specs.battery) || 'All-day battery' },
  ].filter(highlight => highlight.text !== '')
}
