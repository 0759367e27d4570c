/** The screens of a phone. Pure. */
import { factOf } from './fact.ts'
import { firstNumber, type SpecTexts } from './spec-texts.ts'
import type { PhoneTests } from './tables/schemas.ts'
import { testSource } from './test-results.ts'
import type { PhoneFacts, SecondScreen } from './values.ts'

export function screenFacts({ text, phone, source }: SpecTexts, tests: PhoneTests): PhoneFacts['screen'] {
  const summary = phone.shortSpecs.display ?? null
  const type = text('Display', 'Type') ?? summary
  const { maxBrightness } = tests
  return {
    panel: factOf(panelIn(type), source),
    refreshHz: factOf(refreshIn(type), source),
    measuredNits: maxBrightness ? factOf(maxBrightness.nits, testSource(maxBrightness)) : null,
    // What a maker states is the peak of a small patch, not the brightness of the whole screen.
    statedNits: factOf(highest(/(\d[\d,]*)\s*nits/gi, type), source, 'low'),
    inches: factOf(inchesIn(text('Display', 'Size')) ?? inchesIn(summary), source),
    resolution: factOf(resolutionIn(text('Display', 'Resolution') ?? summary), source),
    second: factOf(secondScreen(text('Display', 'Other')), source),
  }
}

const panelIn = (text: string | null) =>
  /OLED/i.test(text ?? '') ? ('oled' as const) : /LCD|TFT|IPS/i.test(text ?? '') ? ('lcd' as const) : null

/** `2160Hz PWM` is how fast the light flickers. */
const refreshIn = (text: string | null) => firstNumber(/(\d+)\s*Hz(?!\s*PWM)/i, text) || null

const inchesIn = (text: string | null) => firstNumber(/(\d+(?:\.\d+)?)\s*(?:inch|"|″)/i, text) || null

function highest(pattern: RegExp, text: string | null): number | null {
  const values = [...(text ?? '').matchAll(pattern)].map(([, value]) => Number(value?.replaceAll(',', '')))
  return values.length > 0 ? Math.max(...values) || null : null
}

function resolutionIn(text: string | null): { width: number; height: number } | null {
  const [, a, b] = /(\d{2,4})\s*[x×]\s*(\d{2,4})/.exec(text ?? '') ?? []
  return a && b ? { width: Math.min(Number(a), Number(b)), height: Math.max(Number(a), Number(b)) } : null
}

/** The outer screen of a folding phone. */
function secondScreen(text: string | null): SecondScreen | null {
  const [, described] = /(?:cover display|second external|external display)(.*)$/is.exec(text ?? '') ?? []
  if (described === undefined) return null
  const inches = inchesIn(described)
  return inches === null
    ? null
    : {
        inches,
        panel: panelIn(described),
        refreshHz: refreshIn(described),
        resolution: resolutionIn(described),
      }
}
