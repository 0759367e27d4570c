/** Derives the short specs, dimensions and specification tables of a phone from its facts. Pure. */
import type { BuildMaterials, Dimensions, ShortSpecs, Specification } from '#app/entities/phone-parts.ts'
import type { FactName, PhoneFacts } from './facts.ts'
import {
  parseBodySize,
  parseGrams,
  parseInches,
  parseMah,
  parseMemory,
  parseMillimetres,
  parseSizes,
} from './measures.ts'

/** The short specs of cards and comparisons. A value that cannot be parsed is shown as in the source. */
export function shortSpecsOf(facts: PhoneFacts, variant: string | null): ShortSpecs {
  const memory = parseMemory([facts.memory, variant ?? ''].filter(Boolean).join(', '))
  const ram = parseSizes(facts.ram)
  const storage = parseSizes(facts.storage)
  return withoutEmpty({
    display: displayText(facts),
    processor: facts.processor,
    ram: (ram.length > 0 ? ram : memory.ram).join(' / '),
    storage: (storage.length > 0 ? storage : memory.storage).join(' / '),
    camera: megapixels(facts.camera) ?? facts.camera,
    battery: batteryText(facts),
  })
}

/** `6.7 inches, Super AMOLED, 120Hz, 1080 x 2340`. */
function displayText({ display, screenSize, resolution }: PhoneFacts): string {
  const inches = parseInches(screenSize || display)
  const pixels = /(\d{3,4})\s*[x×]\s*(\d{3,4})/.exec(`${resolution} ${screenSize}`)
  const kind = display === screenSize || parseInches(display) !== null ? '' : display.split(',').slice(0, 2).join(',')
  return [inches ? `${inches} inches` : screenSize, kind, pixels ? `${pixels[1]} x ${pixels[2]}` : '']
    .filter(Boolean)
    .join(', ')
}

/** `50 MP, f/1.8, (wide), PDAF 12 MP, f/2.2` → `50 MP + 12 MP`; null without megapixels. */
function megapixels(text: string): string | null {
  const lenses = [...text.matchAll(/(\d+(?:\.\d+)?)\s*MP\b/gi)].map(found => `${Number(found[1])} MP`)
  return lenses.length > 0 ? lenses.slice(0, 5).join(' + ') : null
}

function batteryText({ battery, charging }: PhoneFacts): string {
  const mah = parseMah(battery)
  const watts = /(\d+(?:\.\d+)?)\s*W\b/.exec(charging)?.[1]
  if (!mah) return parseFloat(battery) > 0 && /mah/i.test(battery) ? '' : battery
  return watts ? `${mah} mAh, ${watts}W charging` : `${mah} mAh`
}

export function dimensionsOf(facts: PhoneFacts): Dimensions | null {
  const body = parseBodySize(facts.size)
  const mm = (value: number | null | undefined) => (value ? `${value} mm` : undefined)
  const grams = parseGrams(facts.weight)
  const dimensions = withoutEmpty({
    height: mm(body?.heightMm ?? parseMillimetres(facts.height)),
    width: mm(body?.widthMm ?? parseMillimetres(facts.width)),
    thickness: mm(body?.thicknessMm ?? parseMillimetres(facts.thickness)),
    weight: grams ? `${grams} g` : undefined,
  })
  return Object.keys(dimensions).length > 0 ? dimensions : null
}

const materials =
  /(glass|plastic|alumin(?:i)?um|titanium|stainless steel|steel|metal|ceramic|leather|silicone polymer|polycarbonate|fib(?:er|re)glass)/i

/** `Glass front (Gorilla Glass 5), plastic back, aluminum frame` → back `Plastic`, frame `Aluminum`. */
export function buildMaterials(build: string, protection: string): BuildMaterials | null {
  const part = (name: string) => {
    const text = new RegExp(`([^,;]*?)\\s*\\b${name}\\b|\\b${name}:\\s*([^,;]*)`, 'i').exec(build)
    const material = materials.exec(text?.[1] || text?.[2] || '')?.[1]
    return material && material.charAt(0).toUpperCase() + material.slice(1).toLowerCase()
  }
  const found = withoutEmpty({ frame: part('frame'), back: part('back'), protection })
  return found.frame || found.back || found.protection ? found : null
}

/** The category and feature of each named fact. */
const places: [FactName, string, string][] = [
  ['announced', 'Launch', 'Announced'],
  ['releaseDate', 'Launch', 'Released'],
  ['size', 'Body', 'Dimensions'],
  ['height', 'Body', 'Height'],
  ['width', 'Body', 'Width'],
  ['thickness', 'Body', 'Thickness'],
  ['weight', 'Body', 'Weight'],
  ['build', 'Body', 'Build'],
  ['display', 'Display', 'Type'],
  ['screenSize', 'Display', 'Size'],
  ['resolution', 'Display', 'Resolution'],
  ['protection', 'Display', 'Protection'],
  ['processor', 'Platform', 'Chipset'],
  ['memory', 'Memory', 'Internal'],
  ['ram', 'Memory', 'RAM'],
  ['storage', 'Memory', 'Storage'],
  ['camera', 'Main Camera', 'Modules'],
  ['frontCamera', 'Selfie Camera', 'Modules'],
  ['battery', 'Battery', 'Type'],
  ['charging', 'Battery', 'Charging'],
  ['colors', 'Misc', 'Colors'],
]

/** The order of the tables; other categories follow in the order of the source. */
const order =
  'Network,Launch,Body,Display,Platform,Memory,Main Camera,Selfie Camera,Sound,Comms,Features,Battery,Misc'.split(',')

/** All present facts by category, each feature once. */
export function specificationsOf(facts: PhoneFacts): Specification[] {
  const categories = new Map<string, Map<string, string>>(order.map(name => [name, new Map()]))
  const add = (category: string, feature: string, value: string) => {
    const rows = categories.get(category) ?? new Map<string, string>()
    categories.set(category, rows)
    if (value !== '' && !rows.has(feature)) rows.set(feature, value)
  }
  for (const [fact, category, feature] of places) add(category, feature, facts[fact])
  for (const { category, feature, value } of facts.others) add(category, feature, value)
  return [...categories]
    .filter(([, rows]) => rows.size > 0)
    .map(([category, rows]) => ({ category, specs: [...rows].map(([feature, value]) => ({ feature, value })) }))
}

function withoutEmpty<Values extends Record<string, string | undefined>>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [Key in keyof Values]?: string
  }
}
