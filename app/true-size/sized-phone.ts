/** The phones of known size, as they are shown at true size. Pure. */
import { type DrawnPhone, drawingFacts } from '#app/drawings/facts.ts'

export type SizedPhone = {
  slug: string
  name: string
  heightMm: number
  widthMm: number
  /** Null where it is not published. */
  thicknessMm: number | null
  /** Of a folding phone: whether the size above is that of the closed phone. */
  fold: 'open' | 'closed' | null
  /** Height, width and thickness of the closed phone, where the size above is that of the open one. */
  foldedMm: [height: number, width: number, thickness: number] | null
}

/** Null for a phone without a published height or width: a usual size is not its own. */
export function sizedPhone(phone: DrawnPhone): SizedPhone | null {
  const { heightMm, widthMm, thicknessMm, known, fold, isFolded, folded } = drawingFacts(phone)
  if (!known.heightMm || !known.widthMm) return null
  return {
    slug: phone.slug,
    name: phone.name,
    heightMm,
    widthMm,
    thicknessMm: known.thicknessMm ? thicknessMm : null,
    fold: fold === 'none' ? null : isFolded ? 'closed' : 'open',
    foldedMm: folded && !isFolded ? [folded.heightMm, folded.widthMm, folded.thicknessMm] : null,
  }
}
