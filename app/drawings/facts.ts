/** The input of a drawing, derived from published facts, with plausible defaults for missing ones. */
import type { Phone } from '#app/entities/phone.ts'

export type DrawingFacts = {
  name: string
  brand: string
  /** Body in millimetres; folding phones unfolded. */
  heightMm: number
  widthMm: number
  thicknessMm: number
  /** Diagonal of the main screen. */
  screenInches: number
  /** Longer side divided by the shorter one. */
  screenRatio: number
  rearCameras: number
  fold: 'none' | 'book' | 'flip' | 'trifold'
  frontCamera: 'punch' | 'island' | 'notch' | 'drop' | 'none'
  hasKeypad: boolean
  /** CSS colour of the body. */
  body: string
  /** Hue of the wallpaper, in degrees. */
  hue: number
}

export type DrawnPhone = Pick<
  Phone,
  'slug' | 'name' | 'brand' | 'releaseDate' | 'shortSpecs' | 'specifications' | 'dimensions'
>

/** The drawing facts of a phone. Malformed texts give defaults, and numbers outside the plausible range are ignored. */
export function drawingFacts(phone: DrawnPhone): DrawingFacts {
  const display = phone.shortSpecs.display ?? ''
  const bodyText = specTexts(phone, 'Body')
  const screenInches = numberIn(/(\d+(?:\.\d+)?)\s*(?:inch|"|″)/i, display, 1, 12) ?? 6.6
  const screenRatio = ratioIn(display) ?? (screenInches < 4 ? 1.33 : 2.17)
  const isLarge = screenInches >= 4
  const heightMm = millimetres(phone.dimensions?.height, 60, 185) ?? (isLarge ? 163 : 115)
  const widthMm = millimetres(phone.dimensions?.width, 35, 240) ?? (isLarge ? 76 : 50)
  const fold = foldOf(phone, `${display} ${bodyText}`, widthMm / heightMm, screenRatio)
  return {
    name: phone.name,
    brand: phone.brand,
    heightMm,
    widthMm,
    thicknessMm: millimetres(phone.dimensions?.thickness, 3, 25) ?? 8.3,
    screenInches,
    screenRatio,
    rearCameras: camerasIn(phone.shortSpecs.camera ?? ''),
    fold,
    frontCamera: isLarge ? frontCameraOf(phone, display) : 'none',
    hasKeypad: !isLarge && fold !== 'flip',
    ...colours(phone),
  }
}

const specTexts = (phone: DrawnPhone, category: string) =>
  phone.specifications
    .filter(given => given.category.toLowerCase() === category.toLowerCase())
    .flatMap(given => given.specs.map(({ feature, value }) => `${feature}: ${value}`))
    .join('\n')

function numberIn(pattern: RegExp, text: string, min: number, max: number): number | null {
  const value = Number(pattern.exec(text)?.[1])
  return Number.isFinite(value) && value >= min && value <= max ? value : null
}

const millimetres = (text: string | undefined, min: number, max: number) =>
  numberIn(/(\d+(?:\.\d+)?)/, text ?? '', min, max)

function ratioIn(display: string): number | null {
  const [, a, b] = /(\d{3,4})\s*[x×]\s*(\d{3,4})/.exec(display) ?? []
  if (!a || !b) return null
  const ratio = Math.max(Number(a), Number(b)) / Math.min(Number(a), Number(b))
  return ratio >= 1 && ratio <= 3 ? ratio : null
}

function foldOf(phone: DrawnPhone, texts: string, widthToHeight: number, screenRatio: number): DrawingFacts['fold'] {
  if (!/fold/i.test(`${phone.name} ${texts}`)) return 'none'
  if (widthToHeight > 1.2) return 'trifold'
  if (widthToHeight > 0.7) return 'book'
  // A nearly square screen on a slim body: the source gives the folded size, so the phone is drawn folded.
  return screenRatio > 1.8 ? 'flip' : 'none'
}

/** Number of lenses: `50 MP + 8 MP + 2 MP` is three; at most five are drawn. */
function camerasIn(camera: string): number {
  const count = camera.match(/\d+(?:\.\d+)?\s*MP/gi)?.length ?? 1
  return Math.min(Math.max(count, 1), 5)
}

function frontCameraOf(phone: DrawnPhone, display: string): DrawingFacts['frontCamera'] {
  if (phone.brand === 'apple') {
    if (/iphone (se|[1-8]\b)/i.test(phone.name)) return 'none'
    const generation = Number(/iphone (\d+)/i.exec(phone.name)?.[1] ?? 15)
    return generation > 14 || (generation === 14 && /pro/i.test(phone.name)) || /air/i.test(phone.name)
      ? 'island'
      : 'notch'
  }
  if (/\b(IPS|PLS|TFT|LCD)\b/i.test(display) && phone.releaseDate !== '' && phone.releaseDate < '2024') return 'drop'
  return 'punch'
}

/** Name pattern, body colour, hue. */
const namedColours: [RegExp, string, number][] = [
  [/black|graphite|midnight|obsidian|onyx|carbon|night|shadow|dark|phantom/i, '#34393d', 215],
  [/white|snow|pearl|porcelain|cream|marble|starlight/i, '#dfe3e2', 200],
  [/silver|grey|gray|titanium|platinum|steel|metal/i, '#9aa2a8', 210],
  [/gold|yellow|sun|amber|sand|beige|desert|champagne|brown|bronze/i, '#cbb07a', 38],
  [/green|mint|emerald|forest|jade|olive|sage|teal/i, '#5f8f7c', 160],
  [/purple|violet|lavender|lilac|plum/i, '#8f83b8', 265],
  [/pink|rose|red|coral|peach|orange|ruby|crimson/i, '#c98282', 355],
  [/blue|sky|ocean|ice|aqua|cyan|navy|sea|wave|lake/i, '#6689ad', 212],
]

/** The first colour in the specifications, else one chosen by the slug. */
function colours(phone: DrawnPhone): { body: string; hue: number } {
  const listed = /Colors: ([^\n,;]+)/.exec(specTexts(phone, 'Misc'))?.[1] ?? ''
  const hash = hashOf(phone.slug)
  const match = namedColours.find(([pattern]) => pattern.test(listed)) ?? namedColours[hash % namedColours.length]
  // Black phones would all look the same, so their wallpapers may have any hue.
  const hue = match?.[2] === 215 ? hash % 360 : ((match?.[2] ?? 0) + (hash % 50) - 25 + 360) % 360
  return { body: match?.[1] ?? '#9aa2a8', hue }
}

/** FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
