/** Where the drawings of a phone are served (DRAW-1). */

export type DrawingView = 'front' | 'back' | 'side'

const suffix: Record<DrawingView, string> = { front: '', back: '-back', side: '-side' }

const drawingPath = (slug: string, view: DrawingView) => `/images/phones/${slug}${suffix[view]}.svg`

export const drawingPaths = (slug: string): Record<DrawingView, string> => ({
  front: drawingPath(slug, 'front'),
  back: drawingPath(slug, 'back'),
  side: drawingPath(slug, 'side'),
})

/**
 * What a drawing's file name may stand for, likeliest first: `a-back.svg` is the phone `a-back` seen from the front,
 * or the phone `a` seen from the back. Empty for a name that is no drawing.
 */
export function drawingCandidates(file: string): { slug: string; view: DrawingView }[] {
  const slug = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1]
  if (!slug) return []
  const turned = /^(.+)-(back|side)$/.exec(slug)
  return [{ slug, view: 'front' }, ...(turned?.[1] ? [{ slug: turned[1], view: turned[2] as DrawingView }] : [])]
}
