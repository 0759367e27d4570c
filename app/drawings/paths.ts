/** Paths of the drawings of a phone (DRAW-1). */

export type DrawingView = 'front' | 'back' | 'side'

const suffix: Record<DrawingView, string> = { front: '', back: '-back', side: '-side' }

const FOLDER = '/images/phones/'

const drawingPath = (slug: string, view: DrawingView) => `${FOLDER}${slug}${suffix[view]}.svg`

/** Whether this is the path of a drawing, of a known phone or not. */
export const isDrawingPath = (path: string) => path.startsWith(FOLDER)

export const drawingPaths = (slug: string): Record<DrawingView, string> => ({
  front: drawingPath(slug, 'front'),
  back: drawingPath(slug, 'back'),
  side: drawingPath(slug, 'side'),
})

/**
 * Possible meanings of a file name, most likely first: `a-back.svg` is the front of phone `a-back` or the back of phone
 * `a`. Empty for other file names.
 */
export function drawingCandidates(file: string): { slug: string; view: DrawingView }[] {
  const slug = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1]
  if (!slug) return []
  const withView = /^(.+)-(back|side)$/.exec(slug)
  return [{ slug, view: 'front' }, ...(withView?.[1] ? [{ slug: withView[1], view: withView[2] as DrawingView }] : [])]
}
