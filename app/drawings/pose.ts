/** How a phone stands in its drawing: open, or closed where only its folded size is published. Pure. */
import type { Size } from '#app/facts/values.ts'

type Fold = 'none' | 'book' | 'flip' | 'trifold'

type Body = { heightMm: number; widthMm: number; thicknessMm: number }

export type Pose = Body & {
  fold: Fold
  /** Whether the size above is that of the closed phone. */
  isFolded: boolean
  /** The size of a closed folding phone. */
  folded: Body | null
  /** Which sides are published; the others have usual values. */
  known: { [Side in keyof Body]: boolean }
}

type Given = {
  isFoldable: boolean
  hasKeypad: boolean
  /** A phone with keys that closes over them. */
  isFlip: boolean
  screenInches: number
}

/** @param size as published; missing or implausible sides get usual values */
export function poseOf(size: Size | null, { isFoldable, hasKeypad, isFlip, screenInches }: Given): Pose {
  const given = plausible(size ?? {})
  if (isFlip) return flipWithKeys(given)
  const folded = size?.folded ? plausible(size.folded) : null
  const isFolded = isFoldable && !isOpen(given, screenInches) && (given.heightMm !== null || folded?.heightMm != null)
  const shown = isFolded && folded && given.heightMm === null ? folded : given
  const body = {
    heightMm: shown.heightMm ?? (hasKeypad ? 115 : 163),
    widthMm: shown.widthMm ?? (hasKeypad ? 50 : 76),
    thicknessMm: shown.thicknessMm ?? (hasKeypad ? 14 : 8.3),
  }
  const closed = folded ?? (isFolded ? body : null)
  return {
    ...body,
    fold: isFoldable ? foldOf(body, isFolded, screenInches) : 'none',
    isFolded,
    folded: closed && isWhole(closed) ? closed : null,
    known: {
      heightMm: shown.heightMm !== null,
      widthMm: shown.widthMm !== null,
      thicknessMm: shown.thicknessMm !== null,
    },
  }
}

/** Its published size is that of the closed phone unless it is longer than any of those. */
const LONGEST_CLOSED_MM = 135
/** An open one is a little shorter than two closed ones, for its hinge. */
const OPEN_LENGTHS = 1.85

function flipWithKeys({ heightMm, widthMm, thicknessMm }: Partly): Pose {
  const known = { heightMm: heightMm !== null, widthMm: widthMm !== null, thicknessMm: thicknessMm !== null }
  const height = heightMm ?? 108
  const isClosed = height <= LONGEST_CLOSED_MM
  const closed = {
    heightMm: isClosed ? height : height / OPEN_LENGTHS,
    widthMm: widthMm ?? 55,
    thicknessMm: thicknessMm ?? 19,
  }
  return { ...closed, heightMm: closed.heightMm * OPEN_LENGTHS, fold: 'flip', isFolded: false, folded: closed, known }
}

type Partly = { [Side in keyof Body]: number | null }

const isWhole = (body: Partly): body is Body => Object.values(body).every(side => side !== null)

function plausible({ heightMm, widthMm, thicknessMm }: Partial<Partly>): Partly {
  const within = (side: number | null | undefined, min: number, max: number) =>
    side !== null && side !== undefined && side >= min && side <= max ? side : null
  return {
    heightMm: within(heightMm, 60, 185),
    widthMm: within(widthMm, 35, 240),
    thicknessMm: within(thicknessMm, 3, 25),
  }
}

/** The screen of a folding phone only fits in its open body. */
const isOpen = ({ heightMm, widthMm }: Partly, screenInches: number) =>
  heightMm !== null && widthMm !== null && Math.hypot(heightMm, widthMm) > screenInches * 25.4

function foldOf({ heightMm, widthMm }: Body, isFolded: boolean, screenInches: number): Fold {
  if (isFolded) return screenInches > 9 ? 'trifold' : heightMm < 105 ? 'flip' : 'book'
  if (widthMm / heightMm > 1.2) return 'trifold'
  return widthMm / heightMm > 0.7 ? 'book' : 'flip'
}
