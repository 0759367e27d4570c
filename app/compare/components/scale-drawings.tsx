/** The phones side by side at the same scale, on a common baseline (COMPARE-10). */

import { CANVAS_MM } from '#app/drawings/canvas.ts'
import type { ScaleDrawing } from '../compare.server.ts'
import { compareTexts } from '../texts.ts'

const GAP_MM = 14

/** Renders nothing for fewer than two phones of known size. */
export function ScaleDrawings({ drawings }: { drawings: ScaleDrawing[] }) {
  if (drawings.length < 2) return null
  const tallest = Math.max(...drawings.map(drawing => drawing.heightMm))
  const baseline = tallest + GAP_MM / 2
  let left = GAP_MM
  const placed = drawings.map(drawing => {
    const x = left - (CANVAS_MM - drawing.widthMm) / 2
    left += drawing.widthMm + GAP_MM
    // The phone is centred on its canvas; this moves its lower edge to the baseline.
    return { ...drawing, x, y: baseline - (CANVAS_MM + drawing.heightMm) / 2 }
  })
  const label = drawings
    .map(({ name, heightMm, widthMm }) => compareTexts().drawnPhone(name, heightMm, widthMm))
    .join('; ')
  return (
    <section className="mt-10" aria-labelledby="true-to-size">
      <h2 id="true-to-size" className="mb-1 text-2xl">
        {compareTexts().trueToSize}
      </h2>
      <p className="mb-3 text-sm text-muted">{compareTexts().drawnToScale}</p>
      <figure className="panel p-4">
        <svg
          viewBox={`0 0 ${left} ${baseline + 5}`}
          role="img"
          aria-label={compareTexts().drawingsLabel(label)}
          className="scale-drawing"
        >
          {placed.map(({ id, href, x, y }) => (
            <image key={id} href={href} x={x} y={y} width={CANVAS_MM} height={CANVAS_MM} />
          ))}
        </svg>
        <figcaption className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm">
          {drawings.map(({ id, name, heightMm, widthMm }) => (
            <span key={id} className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-muted">{compareTexts().size(heightMm, widthMm)}</span>
            </span>
          ))}
        </figcaption>
      </figure>
    </section>
  )
}
