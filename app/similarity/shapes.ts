/** How alike two phones look, from their published dimensions alone: for when no model answers. Pure. */

import { drawingFacts } from '#app/drawings/facts.ts'
import type { Phone } from '#app/entities/phone.ts'
import { type Measures, measuresOf } from '#app/phones/measures.ts'
import { percentage } from './percentage.ts'
import { type SimilarityTexts, similarityTexts } from './texts.ts'

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
  /** Height by width. */
  ratio: number
  /** Part of the front that is screen, from 0 to 1. */
  screenPart: number | null
  rearCameras: number | null
  isFolding: boolean
}

/** The shape of a phone; null where its size is not known. */
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
    screenPart: screenPart(measures, drawingFacts(phone).screenRatio),
    rearCameras,
    isFolding: drawingFacts(phone).fold !== 'none',
  }
}

const MM_PER_INCH = 25.4

function screenPart({ displayInches, heightMm, widthMm }: Measures, ratio: number): number | null {
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
  /** A difference of this part of the larger value counts as wholly unlike. */
  range: number
  value: (shape: Shape) => number | null
  alike: keyof SimilarityTexts['traits']
  differs: (a: number, b: number) => string
}

const traits: Trait[] = [
  {
    weight: 3,
    range: 0.2,
    value: shape => shape.ratio,
    alike: 'proportions',
    differs: (a, b) => (b > a ? similarityTexts().slimmer : similarityTexts().wider),
  },
  {
    weight: 2,
    range: 0.15,
    value: shape => shape.heightMm,
    alike: 'height',
    differs: (a, b) => (b > a ? similarityTexts().taller : similarityTexts().shorter)(Math.abs(b - a).toFixed(1)),
  },
  {
    weight: 2,
    range: 0.4,
    value: shape => shape.thicknessMm,
    alike: 'thickness',
    differs: (a, b) => (b > a ? similarityTexts().thicker : similarityTexts().thinner)(Math.abs(b - a).toFixed(1)),
  },
  {
    weight: 1,
    range: 0.3,
    value: shape => shape.weightG,
    alike: 'weight',
    differs: (a, b) => (b > a ? similarityTexts().heavier : similarityTexts().lighter)(Math.round(Math.abs(b - a))),
  },
  {
    weight: 2,
    range: 0.15,
    value: shape => shape.screenPart,
    alike: 'screenShare',
    differs: (a, b) => (b > a ? similarityTexts().narrowerFrame : similarityTexts().widerFrame),
  },
  {
    weight: 1,
    range: 0.67,
    value: shape => shape.rearCameras,
    alike: 'rearCameras',
    differs: (_, b) => similarityTexts().rearCameraCount(b),
  },
]

/** Traits at least this alike are named as alike. */
const ALIKE_FROM = 0.85

/** How alike the second phone is to the first. */
function compareShapes(target: Shape, other: Shape): Omit<DesignMatch, 'phoneId' | 'aestheticMatch'> {
  let sum = 0
  let weights = 0
  const similarAspects: string[] = []
  const keyDifferences: string[] = []
  for (const { weight, range, value, alike, differs } of traits) {
    const a = value(target)
    const b = value(other)
    if (a === null || b === null) continue
    const likeness = Math.max(0, 1 - Math.abs(a - b) / Math.max(a, b) / range)
    sum += weight * likeness
    weights += weight
    if (likeness >= ALIKE_FROM) similarAspects.push(similarityTexts().traits[alike])
    else keyDifferences.push(differs(a, b))
  }
  if (target.isFolding !== other.isFolding)
    keyDifferences.unshift(other.isFolding ? similarityTexts().folds : similarityTexts().doesNotFold)
  const folding = target.isFolding === other.isFolding ? 1 : 0.5
  return { similarity: percentage((sum / weights) * folding * 100), similarAspects, keyDifferences }
}

/** The candidates by likeness of shape, most alike first; those of unknown size are left out. */
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
              aestheticMatch: similarityTexts().fromDimensions,
            },
          ]
        : []
    })
    .sort((a, b) => b.similarity - a.similarity)
}
