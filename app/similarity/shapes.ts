/** Similarity of shape, from published dimensions only; used when the model is unavailable. Pure. */
import { drawingFacts } from '#app/drawings/facts.ts'
import type { Phone } from '#app/entities/phone.ts'
import { type Measures, measuresOf } from '#app/phones/measures.ts'
import { percentage } from './percentage.ts'

export type ShapedPhone = Pick<
  Phone,
  | 'id'
  | 'slug'
  | 'name'
  | 'brand'
  | 'brandName'
  | 'releaseDate'
  | 'pricePkr'
  | 'shortSpecs'
  | 'specifications'
  | 'dimensions'
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
function shapeOf(phone: ShapedPhone): Shape | null {
  const measures = measuresOf(phone)
  const { heightMm, widthMm, thicknessMm, weightG, rearCameras } = measures
  if (heightMm === null || widthMm === null || thicknessMm === null) return null
  return {
    heightMm,
    widthMm,
    thicknessMm,
    weightG,
    ratio: heightMm / widthMm,
    screenShare: screenShare(measures, drawingFacts(phone).screenRatio),
    rearCameras,
    isFolding: drawingFacts(phone).fold !== 'none',
  }
}

const MM_PER_INCH = 25.4

function screenShare({ displayInches, heightMm, widthMm }: Measures, ratio: number): number | null {
  if (displayInches === null || heightMm === null || widthMm === null) return null
  const diagonal = displayInches * MM_PER_INCH
  const width = diagonal / Math.hypot(1, ratio)
  return Math.min(1, (width * width * ratio) / (heightMm * widthMm))
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
  similar: string
  difference: (a: number, b: number) => string
}

const more = (a: number, b: number, words: [string, string]) => (b > a ? words[0] : words[1])

const traits: Trait[] = [
  {
    weight: 3,
    range: 0.2,
    value: shape => shape.ratio,
    similar: 'Proportions of the body',
    difference: (a, b) => more(a, b, ['Slimmer body', 'Wider body']),
  },
  {
    weight: 2,
    range: 0.15,
    value: shape => shape.heightMm,
    similar: 'Height',
    difference: (a, b) => `${Math.abs(b - a).toFixed(1)} mm ${more(a, b, ['taller', 'shorter'])}`,
  },
  {
    weight: 2,
    range: 0.4,
    value: shape => shape.thicknessMm,
    similar: 'Thickness',
    difference: (a, b) => `${Math.abs(b - a).toFixed(1)} mm ${more(a, b, ['thicker', 'thinner'])}`,
  },
  {
    weight: 1,
    range: 0.3,
    value: shape => shape.weightG,
    similar: 'Weight',
    difference: (a, b) => `${Math.round(Math.abs(b - a))} g ${more(a, b, ['heavier', 'lighter'])}`,
  },
  {
    weight: 2,
    range: 0.15,
    value: shape => shape.screenShare,
    similar: 'Screen share of the front',
    difference: (a, b) => more(a, b, ['Narrower frame around the screen', 'Wider frame around the screen']),
  },
  {
    weight: 1,
    range: 0.67,
    value: shape => shape.rearCameras,
    similar: 'Number of rear cameras',
    difference: (_, b) => `${b} rear ${b === 1 ? 'camera' : 'cameras'}`,
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
    if (similarity >= MIN_SIMILAR) similarAspects.push(similar)
    else keyDifferences.push(difference(a, b))
  }
  if (target.isFolding !== other.isFolding) keyDifferences.unshift(other.isFolding ? 'It folds' : 'It does not fold')
  const folding = target.isFolding === other.isFolding ? 1 : 0.5
  return { similarity: percentage((sum / weights) * folding * 100), similarAspects, keyDifferences }
}

/** The candidates by similarity of shape, most similar first; those without known dimensions are left out. */
export function designMatches(target: ShapedPhone, candidates: ShapedPhone[]): DesignMatch[] {
  const own = shapeOf(target)
  if (!own) return []
  return candidates
    .flatMap(candidate => {
      const shape = shapeOf(candidate)
      return shape
        ? [
            {
              phoneId: candidate.id,
              ...compareShapes(own, shape),
              aestheticMatch: 'From dimensions only; looks were not judged.',
            },
          ]
        : []
    })
    .sort((a, b) => b.similarity - a.similarity)
}
