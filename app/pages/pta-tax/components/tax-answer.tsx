/** The tax of the asked phone: the sum of the chosen route, then the other one, then what it is made of (PTA-8, PTA-9). */
import { formatUsCents } from '#app/platform/text/format.ts'
import { shownSizes } from '#app/platform/text/measures.ts'
import { TaxExamplesTable } from '#app/pta/components/tax-examples-table.tsx'
import { TaxFiguresTable } from '#app/pta/components/tax-figures.tsx'
import { type TaxRoute, taxRoutes } from '#app/pta/tax-kinds.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { aboutTotal, byPriceText, guessTotals, totalText } from '#app/pta/total-text.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Answer, Question } from '../answer.ts'
import { ANSWER, hasMistake, isWhollyAnswered } from '../answered.ts'
import type { TaxModel } from '../model.server.ts'
import type { Sample } from '../pta-tax-page.server.ts'
import { questionPath } from '../question-path.ts'
import { ptaTaxPageTexts } from '../texts.ts'
import { KnownValue } from './known-value.tsx'
import { OurPrice, Paid } from './our-price.tsx'
import { Basis, FineNote, GuideRuling } from './tax-basis.tsx'
import { Choices, Samples, Versions } from './tax-choices.tsx'
import { Asked } from './tax-question.tsx'

type Props = {
  question: Question
  model: TaxModel | null
  /** Names of the models that the text may mean. */
  choices: string[]
  /** Phones whose tax is shown where none was asked for. */
  samples: Sample[]
}

export function TaxAnswer({ question, model, choices, samples }: Props) {
  const text = ptaTaxPageTexts()
  const { form, q, examples, share, route, paidPkr } = question
  const [least, middle, most] = examples
  // Without a ruling a guess by our price.
  const guess = share && least && middle && most ? { least, middle, most, share } : null
  const answer = question.answer ?? (guess && { route, version: null, figures: guess.middle, upTo: null })
  // The value of another phone, or a guess, tells about how much it is.
  const isGuide = model !== null && model.basis !== 'ruling'
  const total = (route: TaxRoute) =>
    answer &&
    (guess ? guessTotals(guess, route).likely : (isGuide ? aboutTotal : totalText)(answer.figures, route, answer.upTo))
  return (
    <section id={hasMistake(question) ? undefined : ANSWER} className="tax-answer panel" aria-labelledby="answer-title">
      <h2 id="answer-title">{titleOf(answer, model)}</h2>
      {isWhollyAnswered(question) && <Asked question={question} model={model} />}
      {model && answer?.version && model.values.length > 1 && (
        <Versions values={model.values} chosen={answer.version} question={question} />
      )}
      {answer ? (
        <>
          <p className={guess || isRange(answer) ? 'tax-sum price is-range' : 'tax-sum price'}>
            <b>{guess ? guessTotals(guess, route).sum : total(route)}</b>{' '}
            <small>
              {text.routes[route]}
              {guess && <b className="block text-ink">{text.mostLikely(guessTotals(guess, route).likely)}</b>}
            </small>
          </p>
          {guess ? (
            <p className="tax-basis notice">{text.isGuess}</p>
          ) : (
            isGuide && <Basis answer={answer} model={model} rate={form.usdPkr} />
          )}
          {route === 'cnic' && <FineNote figures={answer.figures} />}
          <OtherRoute question={question} answer={answer} total={total} />
          {!isGuide && <Basis answer={answer} model={model} rate={form.usdPkr} />}
          {model?.price && <OurPrice price={model.price} answer={answer} form={form} isLikely={guess !== null} />}
          {paidPkr !== null && (
            <Paid
              paidPkr={paidPkr}
              {...(guess
                ? guessTotals(guess, route, paidPkr)
                : { likely: totalText(answer.figures, route, answer.upTo, paidPkr) })}
            />
          )}
          <details className="fold">
            <summary>
              <h3>{guess ? text.howGuessed : text.addsUp}</h3>
            </summary>
            {guess ? (
              <div>
                <p>{`${text.noRuling} ${byPriceText(examples, guess.share)}`}</p>
                <TaxExamplesTable examples={examples} usdPkr={form.usdPkr} isNearPrice />
              </div>
            ) : (
              <div>
                {model && isGuide && <GuideRuling model={model} />}
                <TaxFiguresTable form={form} figures={answer.figures} upTo={answer.upTo} total={total} />
              </div>
            )}
          </details>
          {guess && <KnownValue question={question} />}
        </>
      ) : model ? (
        <>
          <p className="tax-sum price">{ptaTexts().noRuling}</p>
          <p className="tax-basis notice">{text.noRuling}</p>
          {examples.length > 0 && (
            <>
              <TaxExamplesTable examples={examples} usdPkr={form.usdPkr} isNearPrice={false} />
              <KnownValue question={question} />
            </>
          )}
        </>
      ) : q === '' ? (
        <>
          <p>{text.answerHint}</p>
          <Samples samples={samples} />
        </>
      ) : (
        <Choices names={choices} question={question} />
      )}
      {model?.path && (
        <a href={model.path} className="link">
          {text.phonePage}
        </a>
      )}
    </section>
  )
}

/** The sum of the other route, which leads to its answer. */
function OtherRoute({ question, answer, total }: OtherRouteProps) {
  return taxRoutes
    .filter(route => route !== answer.route)
    .map(route => (
      <a key={route} href={questionPath(question, { route })} rel="nofollow" className="tax-other">
        <span>
          {fillIn(ptaTexts().otherRoute[route], { total: <b>{total(route)}</b> })}
          {route === 'cnic' && <FineNote figures={answer.figures} />}
        </span>
        <Icon name="next" />
      </a>
    ))
}

type OtherRouteProps = { question: Question; answer: Answer; total: (route: TaxRoute) => string | null }

/** Whether the sum has two ends, or is a minimum. */
const isRange = ({ route, upTo }: Answer) => route === 'cnic' || upTo !== null

function titleOf(answer: Answer | null, model: TaxModel | null): string {
  const text = ptaTaxPageTexts()
  if (model) return text.taxOf([model.name, shownSizes(answer?.version?.variant ?? '')].filter(Boolean).join(' '))
  return answer ? text.taxOfValue(formatUsCents(Math.round(answer.figures.cnfUsd * 100))) : text.answer
}
