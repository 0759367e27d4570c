/** What is chosen among where the question leaves it open: a memory, a model, an example (PTA-8). */
import { ptaTaxPath } from '#app/platform/paths.ts'
import { formatUsCents } from '#app/platform/text/format.ts'
import { shownSizes } from '#app/platform/text/measures.ts'
import { Ruling } from '#app/pta/components/ruling.tsx'
import type { CustomsValue } from '#app/pta/customs-table.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { totalText } from '#app/pta/total-text.ts'
import type { Question } from '../answer.ts'
import { ANSWER } from '../answered.ts'
import type { Sample } from '../pta-tax-page.server.ts'
import { questionPath } from '../question-path.ts'
import { ptaTaxPageTexts } from '../texts.ts'

/** The memories that rulings value, each a link to its tax. */
export function Versions({
  values,
  chosen,
  question,
}: {
  values: CustomsValue[]
  chosen: CustomsValue
  question: Question
}) {
  return (
    <nav aria-label={ptaTaxPageTexts().version}>
      <ul className="choices">
        {values.map(({ variant, cnfUsd }) => (
          <li key={variant}>
            <a
              href={questionPath(question, { version: variant ?? '' })}
              rel="nofollow"
              className="choice"
              aria-current={variant === chosen.variant ? 'true' : undefined}
            >
              <bdi>{variant === null ? ptaTexts().anyMemory : shownSizes(variant)}</bdi>{' '}
              <small>{formatUsCents(cnfUsd * 100)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Some phones with their tax, each of which leads to how it adds up. */
export function Samples({ samples }: { samples: Sample[] }) {
  const text = ptaTaxPageTexts()
  return (
    samples.length > 0 && (
      <div>
        <h3 className="label">{text.forExample}</h3>
        <ul className="tax-samples">
          {samples.map(sample => (
            <li key={sample.name}>
              <SampleTax {...sample} />
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">{text.rulingMeans}</p>
      </div>
    )
  )
}

const SampleTax = ({ name, variant, figures, ruling }: Sample) => (
  <>
    <a href={`${ptaTaxPath({ q: name })}#${ANSWER}`} className="link">
      <bdi>{[name, shownSizes(variant ?? '')].filter(Boolean).join(' ')}</bdi>
    </a>{' '}
    <span>
      <b>{totalText(figures, 'passport')}</b> {ptaTaxPageTexts().routes.passport}
    </span>{' '}
    <span className="text-sm text-muted">
      <Ruling ruling={ruling} />
    </span>
  </>
)

/** The models that the text fits; each keeps what else was typed. */
export function Choices({ names, question }: { names: string[]; question: Question }) {
  const text = ptaTaxPageTexts()
  if (names.length === 0) return <p className="notice">{text.notFound(question.q)}</p>
  return (
    <nav className="notice" aria-label={text.whichOf}>
      <p className="font-semibold">{text.whichOf}</p>
      <ul className="tax-choices">
        {names.map(name => (
          <li key={name}>
            <a href={questionPath(question, { q: name })} rel="nofollow" className="link">
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
