/** How the rear cameras of a series of phones are arranged. */

export type CameraLayout =
  /** Beside each other or below each other, without a plate. */
  | 'row'
  | 'column'
  /** A column, with the smallest lens beside it. */
  | 'columns'
  /** A column on a plate with round ends. */
  | 'pill'
  /** Two by two on a square plate in the corner or in the middle; `stacked`: below each other on it. */
  | 'square'
  | 'stacked'
  | 'middle'
  /** On a round plate in the middle or in the corner. */
  | 'ring'
  | 'corner'
  /** On a plate across the back: to its edges, with round ends, or as high as two lenses. */
  | 'bar'
  | 'visor'
  | 'plateau'

/** Pattern of the slug, layout; the first pattern that matches counts. */
export const cameraLayouts: readonly (readonly [RegExp, CameraLayout])[] = [
  [/^apple-iphone-(17-pro|air)/, 'plateau'],
  [/^apple-iphone-(16|17)(-plus)?$/, 'pill'],
  [/^apple-iphone-1[1-6]-pro/, 'square'],
  [/^apple-iphone-1[345]/, 'square'],
  [/^apple-iphone-1[12]/, 'stacked'],
  [/^apple-iphone-xs?(-max)?$/, 'pill'],
  [/^samsung-galaxy-s2[2-6]-ultra/, 'columns'],
  [/^samsung-galaxy-(s26|s25-edge|z-fold)/, 'pill'],
  [/^samsung-galaxy-(a07|a17|a26|a[35][67]|m1[67]|m[35]6|f17|f[35]6)/, 'pill'],
  [/^samsung-galaxy-z-flip/, 'row'],
  [/^samsung-galaxy-(s2[2-5]|[amf]\d|c55|xcover)/, 'column'],
  [/^google-pixel-(9|10)-pro-fold/, 'square'],
  [/^google-pixel-(fold|(9|10)(-pro)?(-xl)?$)/, 'visor'],
  [/^google-pixel-[678]/, 'bar'],
  [/^google-pixel-[45]/, 'square'],
  [/^xiaomi-1\d-ultra/, 'ring'],
  [/^xiaomi-17-pro/, 'plateau'],
  [/^xiaomi-(civi-[45]|14-civi)/, 'corner'],
  [/^xiaomi-(1\d|mix-fold)/, 'square'],
  [/^xiaomi-(redmi-(a3|a4|14c|14r)|poco-(c61|c75))/, 'ring'],
  [/^xiaomi-(redmi-note-1(4-pro|5)|poco-x7$)/, 'middle'],
  [/^xiaomi-redmi-note-1[34]/, 'square'],
  [/^xiaomi-(redmi-note-1[12]|redmi-turbo-4|poco-(f7|x7-pro)$)/, 'pill'],
  [/^xiaomi-(redmi-k80|poco-f7-)/, 'corner'],
  [/^xiaomi-(redmi-k[679]0|poco-[fx][56])/, 'square'],
  [/^vivo-(x200-fe|v[456]0|s30|t4-ultra)/, 'pill'],
  [/^vivo-x([89]0|[1-3]00|-f)/, 'ring'],
  [/^vivo-(x[67]0|v30)/, 'square'],
  [/^oppo-(find-(x[678]|n[35])|a3-pro|f27-pro)/, 'ring'],
  [/^oppo-(find-x9|reno1[34])/, 'square'],
  [/^oppo-reno1[0-2]/, 'pill'],
  [/^oneplus-1[123]r?$/, 'corner'],
  [/^oneplus-open/, 'ring'],
  [/^oneplus-(10|13[st]|15|ace-6)/, 'square'],
  [/^oneplus-nord-(5|ce[45])/, 'pill'],
  [/^realme-1[1-4]-(pro|plus)/, 'ring'],
  [/^realme-gt-?[678]/, 'square'],
  [/^infinix-zero-40/, 'ring'],
  [/^infinix-(note-[345]0|zero-30|gt-)/, 'square'],
  [/^infinix-hot-[56]0/, 'pill'],
  [/^tecno-(camon-30|spark-30|phantom-(v|x2))/, 'ring'],
  [/^tecno-(camon|spark)-40/, 'pill'],
  [/^tecno-spark-20/, 'square'],
  [/^honor-(magic|x9)/, 'ring'],
  [/^honor-[23]00/, 'pill'],
  [/^honor-400/, 'square'],
  [/^huawei-mate-([4-7]0|x[35t])/, 'ring'],
  [/^huawei-pura/, 'square'],
  [/^motorola-(edge-[4-7]0|moto-g|razr-fold)/, 'square'],
  [/^nothing-(phone-2$|cmf)/, 'column'],
]

/** The layout of the phone's series; lenses in a row where it is not known. */
export const cameraLayoutOf = (slug: string): CameraLayout =>
  cameraLayouts.find(([pattern]) => pattern.test(slug))?.[1] ?? 'row'
