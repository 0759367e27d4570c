/** What the closed rows of the specifications say in few words, where these are known and fit in one line (PHONE-8). Pure. */
import type { Phone } from '#app/entities/phone.ts'
import { isDerived } from '#app/facts/fact.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { compactSpec } from '#app/phones/card.ts'
import { specLabel } from '#app/phones/spec-label-texts.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { phoneSentences } from './sentence-texts.ts'

/** Characters of a row with its name, which a screen of 320 px has room for. */
const MAX_CHARACTERS = 26

/** By category. */
export type SpecShorts = Record<string, string>

/** @param facts null where none are stored yet */
export function specShorts({ shortSpecs }: Pick<Phone, 'shortSpecs'>, facts: PhoneFacts | null): SpecShorts {
  const compacted = (key: keyof Phone['shortSpecs']) => compactSpec(key, shortSpecs[key] ?? '')
  const selfieMp = facts?.camera.selfieMp?.value
  const shorts = {
    Network: networkOf(facts),
    Platform: compacted('processor'),
    Memory: memoryOf(shortSpecs),
    // Of a camera that only is there, the word says nothing.
    'Main Camera': /\d/.test(compacted('camera')) ? compacted('camera') : '',
    'Selfie Camera': selfieMp ? `${formatNumber(selfieMp)} MP` : '',
    Battery: compacted('battery').replace(', ', ' · '),
  }
  return Object.fromEntries(
    Object.entries(shorts).flatMap(([category, text]) =>
      text && specLabel(category).length + text.length <= MAX_CHARACTERS ? [[category, ofSource(text)]] : [],
    ),
  )
}

/** The storage; its RAM, where megabytes of storage say nothing. */
function memoryOf({ ram, storage }: Phone['shortSpecs']): string {
  const size = compactSpec('storage', storage ?? '')
  if (!/\bMB\b/.test(size)) return size
  return ram ? phoneSentences().ram(compactSpec('ram', ram)) : ''
}

function networkOf(facts: PhoneFacts | null): string {
  if (!facts?.fiveG || isDerived(facts.fiveG)) return ''
  if (facts.fiveG.value) return '5G'
  return facts.network?.value.has4g ? '4G' : ''
}
