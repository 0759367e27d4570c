/** The input of a drawing, from the facts of a phone, with plausible defaults for missing ones. */
import { bodyFacts, isFlipName } from '#app/facts/body.ts'
import { cameraFacts } from '#app/facts/camera/camera-facts.ts'
import type { Sensor } from '#app/facts/camera/values.ts'
import { screenFacts } from '#app/facts/screen.ts'
import { type DescribedPhone, firstNumber, type SpecTexts, specTexts } from '#app/facts/spec-texts.ts'
import { type BodyColour, bodyColours } from './colours.ts'
import { type Pose, poseOf } from './pose.ts'

export type Lens = {
  /** In millimetres, with its ring. */
  radius: number
  /** A periscope is drawn with a square opening. */
  isPeriscope: boolean
}

export type DrawingFacts = Pose & {
  slug: string
  name: string
  brand: string
  /** Diagonal of the main screen. */
  screenInches: number
  /** Whether the diagonal is published. */
  isScreenKnown: boolean
  /** Longer side divided by the shorter one. */
  screenRatio: number
  /** Share of the front that is screen, from 0 to 1; null where it is not published. */
  screenShare: number | null
  /** Diagonal of a folding phone's outer screen. */
  outerInches: number | null
  /** The main camera first. */
  lenses: Lens[]
  frontCamera: 'punch' | 'island' | 'notch' | 'drop' | 'none'
  hasKeypad: boolean
  /** Of a phone of which only the name is known nothing but an outline is drawn. */
  isOutline: boolean
  /** The first is the one drawn, unless another is chosen. */
  colours: BodyColour[]
}

export type DrawnPhone = Omit<DescribedPhone, 'model' | 'sources'>

/** The drawing facts of a phone. Malformed texts give defaults, and numbers outside the plausible range are ignored. */
export function drawingFacts(phone: DrawnPhone): DrawingFacts {
  const specs = specTexts({ ...phone, model: '', sources: [] })
  const screen = screenFacts(specs, {})
  const inches = within(screen.inches?.value, 1, 12)
  const { kind, size } = bodyFacts(specs, inches)
  const hasKeypad = kind?.value === 'keypad'
  const screenInches = inches ?? 6.6
  const { width = 1, height = hasKeypad ? 1.33 : 2.17 } = screen.resolution?.value ?? {}
  const colours = bodyColours(specs.text('Misc', 'Colors'))
  const pose = poseOf(size?.value ?? null, {
    isFoldable: kind?.value === 'foldable',
    hasKeypad,
    isFlip: hasKeypad && isFlipName(phone.name),
    screenInches,
  })
  return {
    slug: phone.slug,
    name: phone.name,
    brand: phone.brand,
    ...pose,
    screenInches,
    isScreenKnown: inches !== null,
    screenRatio: within(height / width, 1, 3) ?? 2.17,
    screenShare: within(
      firstNumber(/(\d{2}(?:\.\d+)?)\s*%\s*screen-to-body/i, specs.text('Display', 'Size')),
      10,
      97,
      0.01,
    ),
    outerInches: within(screen.second?.value.inches, 1, 8),
    lenses: lensesOf(
      cameraFacts(specs).sensors?.value ?? [],
      phone.shortSpecs.camera ?? '',
      hasKeypad || isNameOnly(phone) ? 0 : 1,
    ),
    frontCamera: hasKeypad ? 'none' : frontCameraOf(phone, specs, screen.panel?.value ?? null),
    hasKeypad,
    isOutline: isNameOnly(phone) && colours.length === 0,
    colours,
  }
}

/** Whether neither screen, camera, battery nor chip is known. Memory and prices say nothing of how a phone looks. */
const isNameOnly = ({ shortSpecs, dimensions }: DrawnPhone) =>
  !dimensions && (['display', 'camera', 'battery', 'processor'] as const).every(key => !shortSpecs[key])

function within(value: number | null | undefined, min: number, max: number, unit = 1): number | null {
  return value !== null && value !== undefined && value >= min && value <= max ? value * unit : null
}

const MAX_LENSES = 5

/** Radii of lenses whose sensor size is not published. */
const usualRadius: Partial<Record<Sensor['role'], number>> = { main: 6, macro: 3.6, depth: 3.6, aux: 3.2, mono: 3.6 }

/**
 * A lens for each sensor; depth sensors by laser are no lenses. Without sensors, one for each figure of megapixels.
 * @param least of a phone that names neither
 */
function lensesOf(sensors: Sensor[], summary: string, least: number): Lens[] {
  const lenses = sensors
    .filter(sensor => !sensor.tof)
    .map(({ role, mp, sensorInch, periscope }) => ({
      radius: radiusOf(sensorInch) ?? usualRadius[role] ?? (mp !== null && mp <= 2 ? 3.6 : 5),
      isPeriscope: periscope === true,
    }))
  const listed = summary.match(/\d+(?:\.\d+)?\s*MP/gi)?.length ?? least
  const unknown = Array.from({ length: listed }, (_, index) => ({
    radius: index === 0 ? 6 : 5,
    isPeriscope: false,
  }))
  return (lenses.length > 0 ? lenses : unknown).slice(0, MAX_LENSES)
}

/** From 3.9 mm for 1/4" to 8.4 mm for 1". */
const radiusOf = (sensorInch: number | undefined) =>
  sensorInch === undefined ? null : 2.4 + 6 * Math.min(Math.max(sensorInch, 0.2), 1)

function frontCameraOf(phone: DrawnPhone, { text }: SpecTexts, panel: 'oled' | 'lcd' | null) {
  if (phone.brand === 'apple') {
    if (/iphone (se|[1-8]\b)/i.test(phone.name)) return 'none'
    const generation = Number(/iphone (\d+)/i.exec(phone.name)?.[1] ?? 15)
    const isIsland = generation > 14 || (generation === 14 && /pro/i.test(phone.name)) || /air/i.test(phone.name)
    return isIsland && !/16e/i.test(phone.name) ? 'island' : 'notch'
  }
  const notch = text('Display', 'Notch') ?? ''
  if (/punch/i.test(notch)) return 'punch'
  if (/drop|type-v/i.test(notch)) return 'drop'
  if (/pop-up|under display/i.test(text('Selfie Camera', 'Modules') ?? '')) return 'none'
  return panel === 'lcd' && phone.releaseDate !== '' && phone.releaseDate < '2024' ? 'drop' : 'punch'
}
