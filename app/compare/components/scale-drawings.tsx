/** The phones side by side at the same scale, on a common baseline (COMPARE-10), and at true size (SIZE-1). */
import { ScaleFigure, TrueSize } from '#app/true-size/components/true-size.tsx'
import type { SizedPhone } from '#app/true-size/sized-phone.ts'
import { trueSizeTexts } from '#app/true-size/texts.ts'
import { compareTexts } from '../texts.ts'

/** Renders nothing for fewer than two phones of known size. */
export function ScaleDrawings({ phones }: { phones: SizedPhone[] }) {
  if (phones.length < 2) return null
  return (
    <section className="mt-10" aria-labelledby="true-to-size">
      <h2 id="true-to-size" className="mb-1 text-xl">
        {compareTexts().trueToSize}
      </h2>
      <p className="mb-3 text-sm text-muted">{trueSizeTexts().toScale}</p>
      <div className="panel mb-3 p-4">
        <ScaleFigure phones={phones} />
      </div>
      <TrueSize phones={phones} />
    </section>
  )
}
