/** How the rear cameras of a phone are arranged. */

export type CameraLayout =
  | 'row'
  | 'column'
  | 'columns'
  | 'pill'
  | 'square'
  | 'stacked'
  | 'middle'
  | 'ring'
  | 'corner'
  | 'bar'
  | 'visor'
  | 'plateau'

/** Lenses in a row, for phones whose arrangement is not known. */
const NEUTRAL: CameraLayout = 'row'

const layouts: Partial<Record<string, CameraLayout>> = {
  samsung: 'column',
  apple: 'square',
  xiaomi: 'square',
  google: 'visor',
}

export const cameraLayoutOf = ({ brand }: { brand: string; slug: string }): CameraLayout =>
  (Object.hasOwn(layouts, brand) && layouts[brand]) || NEUTRAL
