/** No ruling values the phone: what the tax is at some customs values, and the one question that settles it (PTA-8). */
import { ptaTaxPath } from '#app/platform/paths.ts'
import { TaxExamplesTable } from '#app/pta/components/tax-examples-table.tsx'
import { ValueField } from '#app/pta/components/tax-fields.tsx'
import { ptaTexts } from '#app/pta/texts.ts'
import type { Question } from '../answer.ts'
import { ANSWER } from '../answered.ts'
import { ptaTaxPageTexts } from '../texts.ts'

type Props = { question: Question; isNearPrice: boolean }

export function TaxExamples({ question: { examples, form, route, q, paid, paidRate }, isNearPrice }: Props) {
  if (examples.length === 0) return null
  const kept = { q, route, usdPkr: form.usdPkr, device: form.device, paid, paidRate }
  return (
    <>
      <TaxExamplesTable examples={examples} usdPkr={form.usdPkr} isNearPrice={isNearPrice} />
      <form action={`${ptaTaxPath()}#${ANSWER}`} className="tax-value">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ValueField value="" error={undefined} hint={ptaTexts().valueHint} />
        <button type="submit" className="button button-quiet">
          {ptaTaxPageTexts().workOut}
        </button>
      </form>
    </>
  )
}
