/** No ruling values the phone: the one question that settles its tax (PTA-8). */
import { ptaTaxPath } from '#app/platform/paths.ts'
import { ValueField } from '#app/pta/components/tax-fields.tsx'
import { ptaTexts } from '#app/pta/texts.ts'
import type { Question } from '../answer.ts'
import { ANSWER } from '../answered.ts'
import { ptaTaxPageTexts } from '../texts.ts'

export function KnownValue({ question: { form, route, q, paid, paidRate } }: { question: Question }) {
  const kept = { q, route, usdPkr: form.usdPkr, device: form.device, paid, paidRate }
  return (
    <details className="fold">
      <summary>
        <h3>{ptaTaxPageTexts().knownValue}</h3>
      </summary>
      <form action={`${ptaTaxPath()}#${ANSWER}`} className="tax-value">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ValueField value="" error={undefined} hint={ptaTexts().valueHint} />
        <button type="submit" className="button button-quiet">
          {ptaTaxPageTexts().workOut}
        </button>
      </form>
    </details>
  )
}
