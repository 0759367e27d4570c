/** Similarity of shape, from published dimensions only; used when the model is unavailable. Pure. */
import { drawingFacts } from '#app/drawings/facts.ts'
import type { Phone } from '#app/entities/phone.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { percentage } from './percentage.ts'
import { type SimilarityTexts, similarityTexts } from './texts.ts'

export type ShapedPhone = Pick<
  Phone,
  'id' | 'slug' | 'name' | 'brand' | 'brandName' | 'releaseDate' | 'shortSpecs' | 'specifications' | 'dimensions'
>

type Shape = {
  heightMm: number
  widthMm: number
  thicknessMm: number
  weightG: number | null
  /** Height divided by width. */
  ratio: number
  /** Share of the front that is screen, from 0 to 1. */
  screenShare: number | null
  rearCameras: number | null
  isFolding: boolean
}

/** The shape of a phone; null without known dimensions. */
function shapeOf(phone: ShapedPhone, facts: PhoneFacts | undefined): Shape | null {
  const { heightMm = null, widthMm = null, thicknessMm = null } = facts?.size?.value ?? {}
  if (!facts || heightMm === null || widthMm === null || thicknessMm === null) return null
  return {
    heightMm,
    widthMm,
    thicknessMm,
    weightG: facts.weightG?.value ?? null,
    ratio: heightMm / widthMm,
    screenShare: screenShare(facts.screen.inches?.value ?? null, heightMm * widthMm, drawingFacts(phone).screenRatio),
    rearCameras: facts.camera.sensors?.value.length ?? null,
    isFolding: facts.kind?.value === 'foldable',
  }
}

const MM_PER_INCH = 25.4

/** @param front its area in square millimetres */
function screenShare(inches: number | null, front: number, ratio: number): number | null {
  if (inches === null) return null
  const diagonal = inches * MM_PER_INCH
  const width = diagonal / Math.hypot(1, ratio)
  return Math.min(1, (width * width * ratio) / front)
}

export type DesignMatch = {
  phoneId: string
  /** Per cent. */
  similarity: number
  similarAspects: string[]
  keyDifferences: string[]
  aestheticMatch: string
}

type Trait = {
  weight: number
  /** Relative difference at which the trait counts as completely different. */
  range: number
  value: (shape: Shape) => number | null
  similar: keyof SimilarityTexts['traits']
  difference: (a: number, b: number) => string
}

const traits: Trait[] = [
  {
    weight: 3,
    range: 0.2,
    value: shape => shape.ratio,
    similar: 'proportions',
    difference: (a, b) => (b > a ? similarityTexts().slimmer : similarityTexts().wider),
  },
  {
    weight: 2,
    range: 0.15,
    value: shape => shape.heightMm,
    similar: 'height',
    difference: (a, b) => (b > a ? similarityTexts().taller : similarityTexts().shorter)(Math.abs(b - a).toFixed(1)),
  },
  {
    weight: 2,
    range: 0.4,
    value: shape => shape.thicknessMm,
    similar: 'thickness',
    difference: (a, b) => (b > a ? similarityTexts().thicker : similarityTexts().thinner)(Math.abs(b - a).toFixed(1)),
  },
  {
    weight: 1,
    range: 0.3,
    value: shape => shape.weightG,
    similar: 'weight',
    difference: (a, b) => (b > a ? similarityTexts().heavier : similarityTexts().lighter)(Math.round(Math.abs(b - a))),
  },
  {
    weight: 2,
    range: 0.15,
    value: shape => shape.screenShare,
    similar: 'screenShare',
    difference: (a, b) => (b > a ? similarityTexts().narrowerFrame : similarityTexts().widerFrame),
  },
  {
    weight: 1,
    range: 0.67,
    value: shape => shape.rearCameras,
    similar: 'rearCameras',
    difference: (_, b) => similarityTexts().rearCameraCount(b),
  },
]

/** Traits with at least this similarity are listed as similar. */
const MIN_SIMILAR = 0.85

/** The similarity of two shapes, with similar traits and differences of the second. */
function compareShapes(target: Shape, other: Shape): Omit<DesignMatch, 'phoneId' | 'aestheticMatch'> {
  let sum = 0
  let weights = 0
  const similarAspects: string[] = []
  const keyDifferences: string[] = []
  for (const { weight, range, value, similar, difference } of traits) {
    const a = value(target)
    const b = value(other)
    if (a === null || b === null) continue
    const similarity = Math.max(0, 1 - Math.abs(a - b) / Math.max(a, b) / range)
    sum += weight * similarity
    weights += weight
    if (similarity >= MIN_SIMILAR) similarAspects.push(similarityTexts().traits[similar])
    else keyDifferences.push(difference(a, b))
  }
  if (target.isFolding !== other.isFolding)
    keyDifferences.unshift(other.isFolding ? similarityTexts().folds : similarityTexts().doesNotFold)
  const folding = target.isFolding === other.isFolding ? 1 : 0.5
  return { similarity: percentage((sum / weights) * folding * 100), similarAspects, keyDifferences }
}

/**
 * The candidates by similarity of shape, most similar first; those without known dimensions are left out.
 * @param facts of all of them by id
 */
export function designMatches(
  target: ShapedPhone,
  candidates: ShapedPhone[],
  facts: ReadonlyMap<string, PhoneFacts>,
): DesignMatch[] {
  const own = shapeOf(target, facts.get(target.id))
  if (!own) return []
  return candidates
    .flatMap(candidate => {
      const shape = shapeOf(candidate, facts.get(candidate.id))
      return shape
        ? [
            {
              phoneId: candidate.id,
              ...compareShapes(own, shape),
              aestheticMatch: similarityTexts().fromDimensions,
            },
          ]
        : []
    })
    .sort((a, b) => b.similarity - a.similarity)
}
