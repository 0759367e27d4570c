/** How many pixels a millimetre of this screen has, measured with a bank card. Pure. */

/** ISO/IEC 7810: bank cards, smart identity cards, driving licences. */
export const CARD = { widthMm: 85.6, heightMm: 53.98, cornerMm: 3.18 }

/** By how much one press of a key or button changes the outline of the card, in CSS pixels. */
export const STEP_PX = 0.5

/** Pixels of a millimetre that no screen has less or more of. */
const RANGE = { min: 2, max: 12 }

/** The CSS inch, which is right on few screens. */
export const DEFAULT_PX_PER_MM = 96 / 25.4

/** The widths of the card's outline in CSS pixels between which a screen can lie. */
export const CARD_RANGE_PX = {
  min: Math.ceil((RANGE.min * CARD.widthMm) / STEP_PX) * STEP_PX,
  max: Math.floor((RANGE.max * CARD.widthMm) / STEP_PX) * STEP_PX,
}

export const pxPerMmOf = (cardWidthPx: number) => cardWidthPx / CARD.widthMm

/** Rounded to a step, within the range. */
export const cardWidthOf = (pxPerMm: number) =>
  Math.min(CARD_RANGE_PX.max, Math.max(CARD_RANGE_PX.min, Math.round((pxPerMm * CARD.widthMm) / STEP_PX) * STEP_PX))

/** Zoom and size of a screen: another one needs another measurement. */
export type Screen = { dpr: number; w: number; h: number }

export type Measured = Screen & { pxPerMm: number }

export type Stored =
  | { state: 'none' }
  /** `screen`: measured on another screen or at another zoom. `range`: no screen is like that. */
  | { state: 'refused'; reason: 'screen' | 'range' }
  | { state: 'known'; pxPerMm: number }

/** What a stored measurement is worth on this screen; null and malformed texts are none. */
export function readMeasured(text: string | null, screen: Screen): Stored {
  let given: Partial<Measured> | null
  try {
    given = JSON.parse(text ?? 'null')
  } catch {
    return { state: 'none' }
  }
  if (typeof given?.pxPerMm !== 'number') return { state: 'none' }
  const { pxPerMm, dpr, w, h } = given
  if (!(pxPerMm >= RANGE.min && pxPerMm <= RANGE.max)) return { state: 'refused', reason: 'range' }
  // A turned phone has the same screen.
  const isSame = dpr === screen.dpr && Math.min(w ?? 0, h ?? 0) === Math.min(screen.w, screen.h)
  return isSame ? { state: 'known', pxPerMm } : { state: 'refused', reason: 'screen' }
}
