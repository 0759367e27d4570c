/** Paths of the drawings of a phone (DRAW-1). */

/** `pair`: the back, and the front behind it. */
export const drawingViews = ['front', 'back', 'side', 'pair'] as const
export type DrawingView = (typeof drawingViews)[number]

const suffix: Record<DrawingView, string> = { front: '', back: '-back', side: '-side', pair: '-pair' }

const FOLDER = '/images/phones/'

/** The query parameter for one of the listed colours. */
export const COLOUR_PARAMETER = 'colour'

const drawingPath = (slug: string, view: DrawingView, colour?: string) =>
  `${FOLDER}${slug}${suffix[view]}.svg${colour ? `?${COLOUR_PARAMETER}=${colour}` : ''}`

/** Whether this is the path of a drawing, of a known phone or not. */
export const isDrawingPath = (path: string) => path.startsWith(FOLDER)

/** @param colour slug of one of the phone's colours other than the first */
export const drawingPaths = (slug: string, colour?: string): Record<DrawingView, string> => ({
  front: drawingPath(slug, 'front', colour),
  back: drawingPath(slug, 'back', colour),
  side: drawingPath(slug, 'side', colour),
  pair: drawingPath(slug, 'pair', colour),
})

/** The view that a path shows of this phone; null for other pictures. */
export const viewAt = (path: string, slug: string): DrawingView | null =>
  drawingViews.find(view => drawingPath(slug, view) === path) ?? null

export type DrawingCandidate = { slug: string; view: DrawingView }

/**
 * Possible meanings of a file name, most likely first: `a-back.svg` is the front of phone `a-back` or the back of phone
 * `a`. Empty for other file names.
 */
export function drawingCandidates(file: string): DrawingCandidate[] {
  const slug = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1]
  if (!slug) return []
  const withView = /^(.+)-(back|side|pair)$/.exec(slug)
  return [{ slug, view: 'front' }, ...(withView?.[1] ? [{ slug: withView[1], view: withView[2] as DrawingView }] : [])]
}
