/** On what the sum of an answer rests (PTA-8). */
import { formatShortDate } from '#app/platform/text/format.ts'
import { Ruling } from '#app/pta/components/ruling.tsx'
import { ptaTexts } from '#app/pta/texts.ts'
import { dollarsOf, guideText } from '#app/pta/total-text.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { Answer } from '../answer.ts'
import type { TaxModel } from '../model.server.ts'
import { ptaTaxPageTexts } from '../texts.ts'

/** On what the sum rests. */
export function Basis({ answer, model, rate }: { answer: Answer; model: TaxModel | null; rate: string }) {
  const text = ptaTaxPageTexts()
  const dollars = dollarsOf(answer.figures)
  const ruling = answer.version?.ruling ?? (answer.upTo && model?.values[0]?.ruling)
  if (!model || !ruling) return <p className="tax-basis">{text.ofTyped(dollars, rate)}</p>
  if (model.basis === 'predecessor')
    return (
      <p className="tax-basis notice">
        {fillIn(text.guideBy(model.valued), {
          ruling: (
            <a href={ruling.href} rel="noopener">
              {text.rulingOf}
            </a>
          ),
          date: <time dateTime={ruling.date}>{formatShortDate(ruling.date.slice(0, 7))}</time>,
        })}
      </p>
    )
  return model.basis === 'near' ? (
    <p className="tax-basis notice">
      {ptaTexts().nearValuesOf(model.valued)} <Ruling ruling={ruling} />
    </p>
  ) : (
    <p className="tax-basis">
      {text.ofRuling(dollars, rate)} <Ruling ruling={ruling} />{' '}
      <span className="block text-sm text-muted">{text.rulingMeans}</span>
    </p>
  )
}

/** Of a phone without a ruling of its own: whose it is, before the figures. */
export function GuideRuling({ model: { basis, valued, values } }: { model: TaxModel }) {
  const [value] = values
  return (
    <p>
      {value && basis === 'predecessor' && (
        <>
          {guideText(valued, values.length)} <Ruling ruling={value.ruling} />{' '}
        </>
      )}
      <span className="text-sm text-muted">{ptaTaxPageTexts().rulingMeans}</span>
    </p>
  )
}

/** Why the sum of the CNIC route has two ends. */
export const FineNote = ({ figures: { cnicFromPkr, cnicToPkr, finePercent } }: Pick<Answer, 'figures'>) =>
  finePercent !== null &&
  cnicToPkr !== null &&
  cnicToPkr > cnicFromPkr && <span className="fine-note">{` ${ptaTaxPageTexts().fineNote(finePercent)}`}</span>
