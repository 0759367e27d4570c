/** Kind, system, size, weight and protection of a phone. Pure. */
import { factOf } from './fact.ts'
import { firstNumber, type SpecTexts } from './spec-texts.ts'
import type { Kind, OsFamily, PhoneFacts, Size, Water } from './values.ts'

type BodyFacts = Pick<PhoneFacts, 'kind' | 'os' | 'size' | 'weightG' | 'water' | 'sims'>

export function bodyFacts(specs: SpecTexts, inches: number | null): BodyFacts {
  const { text, phone, source } = specs
  return {
    kind: factOf(kindOf(specs, inches), source),
    os: factOf(osOf(specs), source),
    size: factOf(sizeOf(specs), source),
    weightG: factOf(firstNumber(/(\d+(?:\.\d+)?)/, phone.dimensions?.weight), source),
    water: waterFact(specs),
    sims: factOf(simsIn(text('Body', 'SIM')), source, 'medium'),
  }
}

/** Whether a phone with keys closes over them, as no other row tells. */
export const isFlipName = (name: string): boolean => /\bflip\b/i.test(name)

/** Smartphones have a screen of at least this many inches; what is smaller has keys. */
const SMALLEST_SMARTPHONE_INCHES = 3.3

function kindOf({ text, phone }: SpecTexts, inches: number | null): Kind | null {
  if (inches === null) return null
  if (inches < SMALLEST_SMARTPHONE_INCHES) return 'keypad'
  const rows = [text('Display', 'Type'), text('Display', 'Other'), text('Body', 'Dimensions'), text('Body', 'Build')]
  return /fold/i.test(rows.join(' ')) || /(?:\b|[a-z])(?:fold|flip)\d*\b/i.test(phone.name) ? 'foldable' : 'smart'
}

const systems: [RegExp, OsFamily][] = [
  [/\biOS\b/, 'ios'],
  [/HarmonyOS/i, 'harmonyos'],
  [/\bAndroid\b/i, 'android'],
  [/\b(?:HyperOS|MIUI|One UI|ColorOS|Funtouch|OriginOS|Realme UI|MagicOS|XOS|HIOS|OxygenOS|EMUI)\b/i, 'android'],
  [/\bKaiOS\b/i, 'kaios'],
]

function osOf({ text, phone }: SpecTexts): OsFamily | null {
  const row = text('Platform', 'OS')
  const named = systems.find(([name]) => name.test(row ?? ''))?.[1]
  return named ?? (row !== null ? 'other' : phone.brand === 'apple' ? 'ios' : null)
}

const millimetres = (text: string | undefined) => firstNumber(/(\d+(?:\.\d+)?)/, text)

function sizeOf({ text, phone: { dimensions } }: SpecTexts): Size | null {
  const size = {
    heightMm: millimetres(dimensions?.height),
    widthMm: millimetres(dimensions?.width),
    thicknessMm: millimetres(dimensions?.thickness),
  }
  const folded = foldedSize(text('Body', 'Dimensions'))
  return folded || Object.values(size).some(side => side !== null) ? { ...size, folded } : null
}

/** `Folded: 85.1 x 71.9 x 14.9-15.8 mm`: where the body is a wedge, its thicker end. */
function foldedSize(row: string | null): Size['folded'] {
  const side = String.raw`(\d+(?:\.\d+)?)`
  const pattern = new RegExp(`(?<!un)folded:\\s*${side}\\s*x\\s*${side}\\s*x\\s*${side}(?:-${side})?`, 'i')
  const [, height, width, thin, thick] = pattern.exec(row ?? '') ?? []
  if (!height || !width || !thin) return null
  return { heightMm: Number(height), widthMm: Number(width), thicknessMm: Number(thick ?? thin) }
}

const aboutWater = /water|splash|dust|rain|liquid|repellent/i
const ofOneCountry = /\b(?:T-Mobile|USA?|China|India|Europe|Japan|Korea)\b[\w ]* only\b/

/** Of low confidence where its only code is of one country's version, or the row says nothing of water. */
function waterFact({ text, source }: SpecTexts): PhoneFacts['water'] {
  const row = text('Body', 'Protection') ?? ''
  const water = waterIn(text('Body', 'Protection'))
  const codes = row.match(/\bIP[\dX]\d/g) ?? []
  const isOfSome = codes.length > 0 ? codes.length === 1 && ofOneCountry.test(row) : !aboutWater.test(row)
  return factOf(water, source, isOfSome ? 'low' : 'high')
}

/** The highest protection by its second digit; a row without a code states none. */
function waterIn(row: string | null): Water | null {
  if (row === null) return null
  let best: Water = { code: null, level: 0 }
  for (const [code, , level] of row.matchAll(/\bIP([\dX])(\d)K?/g)) {
    if (best.code === null || Number(level) > best.level) best = { code, level: Number(level) }
  }
  return best
}

const elsewhere = /\b(?:USA?|CN|China|India|Japan|Korea|LATAM)\b/

/** Slots for cards and whether there is an eSIM, of the versions that are not made for one other country. */
function simsIn(row: string | null): { slots: number; hasEsim: boolean } | null {
  if (row === null) return null
  // Versions are separated by `;` or run together: `Nano-SIM + eSIMNano-SIM + Nano-SIM`.
  const versions = row.split(/;|(?<=SIM|\))(?=(?:Nano|e)-?SIM)/).filter(version => version.trim() !== '')
  const here = versions.filter(version => !elsewhere.test(version))
  const counted = here.length > 0 ? here : versions
  const slots = counted.map(version =>
    /\bDual\b/i.test(version)
      ? 2
      : (version.match(/\b(?:Nano|Micro|Mini)-SIM/gi)?.length ?? Number(/Single/i.test(version))),
  )
  const hasEsim = counted.some(version => /eSIM/.test(version))
  return Math.max(...slots) > 0 || hasEsim ? { slots: Math.max(...slots), hasEsim } : null
}
