/** The screens of a phone. Pure. */
import { type Fact, factOf } from './fact.ts'
import { versionHere } from './regions.ts'
import { firstNumber, type SpecTexts } from './spec-texts.ts'
import type { PhoneTests } from './tables/schemas.ts'
import { testSource } from './test-results.ts'
import type { PhoneFacts, SecondScreen } from './values.ts'

export function screenFacts(specs: SpecTexts, tests: PhoneTests): PhoneFacts['screen'] {
  const { text, phone, source } = specs
  const summary = phone.shortSpecs.display ?? null
  const type = text('Display', 'Type') ?? summary
  const { maxBrightness } = tests
  return {
    panel: factOf(panelIn(type), source),
    refreshHz: refreshFact(type, specs),
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

/** Names of panels whose rate changes, and whose highest one is not stated. */
const variableRate = /LTPO|ProMotion/i

/** The rate that the row names; 60 Hz, as derived, where a source that names faster ones names none (FACT-6). */
function refreshFact(type: string | null, { text, source, namesWhatExists }: SpecTexts): Fact<number> | null {
  const stated = factOf(refreshIn(type), source)
  if (stated) return stated
  const isPlain = namesWhatExists && text('Display', 'Type') !== null && !/\dHz|\d Hz/i.test(type ?? '')
  return isPlain && !variableRate.test(type ?? '') ? factOf(COMMON_RATE, source, 'low') : null
}

const COMMON_RATE = 60

/** `2160Hz PWM` is how fast the light flickers; of `120Hz (LATAM), 144Hz (INT)` the rate of the version sold here. */
function refreshIn(text: string | null): number | null {
  const versions = [...(text ?? '').matchAll(/(\d+)\s*Hz \(([^)]*)\)/gi)]
  const here = versionHere(versions, ([, , label = '']) => label)
  return here ? Number(here[1]) : firstNumber(/(\d+)\s*Hz(?!\s*PWM)/i, text) || null
}

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
