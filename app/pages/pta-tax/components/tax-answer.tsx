/** The tax of the asked phone: the sum of the chosen route, then the other one, then what it is made of (PTA-8, PTA-9). */
import type { ReactNode } from 'react'
import { ptaTaxPath } from '#app/platform/paths.ts'
import { formatShortDate, formatUsCents } from '#app/platform/text/format.ts'
import { locale } from '#app/platform/text/language.ts'
import { shownSizes } from '#app/platform/text/measures.ts'
import { formatPrice } from '#app/prices/price.ts'
import { Ruling } from '#app/pta/components/ruling.tsx'
import { TaxExamplesTable } from '#app/pta/components/tax-examples-table.tsx'
import { TaxFiguresTable } from '#app/pta/components/tax-figures.tsx'
import type { CustomsValue } from '#app/pta/customs-table.ts'
import { type TaxRoute, taxRoutes } from '#app/pta/tax-kinds.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import {
  aboutTotal,
  byPriceText,
  dollarsOf,
  type Guess,
  guessTotals,
  guideText,
  totalText,
} from '#app/pta/total-text.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Answer, Question } from '../answer.ts'
import { ANSWER, hasMistake } from '../answered.ts'
import type { TaxModel } from '../model.server.ts'
import type { Sample } from '../pta-tax-page.server.ts'
import { ptaTaxPageTexts } from '../texts.ts'
import { KnownValue } from './known-value.tsx'
import { OurPrice } from './our-price.tsx'

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
    (guess ? (
      <GuessTotal guess={guess} route={route} />
    ) : (
      (isGuide ? aboutTotal : totalText)(answer.figures, route, answer.upTo)
    ))
  return (
    <section id={hasMistake(question) ? undefined : ANSWER} className="tax-answer panel" aria-labelledby="answer-title">
      <h2 id="answer-title">{titleOf(answer, model)}</h2>
      {model && answer?.version && model.values.length > 1 && (
        <Versions values={model.values} chosen={answer.version} question={question} />
      )}
      {answer ? (
        <>
          <p className={guess || isRange(answer) ? 'tax-sum price is-range' : 'tax-sum price'}>
            <b>{total(answer.route)}</b> <small>{text.routes[answer.route]}</small>
          </p>
          {guess ? (
            <p className="tax-basis notice">{text.isGuess}</p>
          ) : (
            isGuide && <Basis answer={answer} model={model} rate={form.usdPkr} />
          )}
          {answer.route === 'cnic' && <FineNote figures={answer.figures} />}
          {taxRoutes
            .filter(route => route !== answer.route)
            .map(route => (
              <a key={route} href={questionPath(question, { route })} rel="nofollow" className="tax-other">
                <span>
                  {fillIn(ptaTexts().otherRoute[route], { total: <b>{total(route)}</b> })}
                  {route === 'cnic' && <FineNote figures={answer.figures} />}
                </span>
                <Icon name="next" />
              </a>
            ))}
          {!isGuide && <Basis answer={answer} model={model} rate={form.usdPkr} />}
          {model?.price && <OurPrice price={model.price} answer={answer} form={form} isLikely={guess !== null} />}
          {paidPkr !== null && (
            <Paid
              paidPkr={paidPkr}
              total={
                guess ? (
                  <GuessTotal guess={guess} route={route} addedPkr={paidPkr} />
                ) : (
                  totalText(answer.figures, route, answer.upTo, paidPkr)
                )
              }
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

/** The range of a guess with what is likely in it, which begins a line rather than breaks. */
function GuessTotal({ guess, route, addedPkr }: { guess: Guess; route: TaxRoute; addedPkr?: number }) {
  const { range, likely } = guessTotals(guess, route, addedPkr)
  return (
    <>
      {range + locale().punctuation.comma} <span className="tax-likely">{ptaTaxPageTexts().likely(likely)}</span>
    </>
  )
}

/** Whether the sum has two ends, or is a minimum. */
const isRange = ({ route, upTo }: Answer) => route === 'cnic' || upTo !== null

function titleOf(answer: Answer | null, model: TaxModel | null): string {
  const text = ptaTaxPageTexts()
  if (model) return text.taxOf([model.name, shownSizes(answer?.version?.variant ?? '')].filter(Boolean).join(' '))
  return answer ? text.taxOfValue(formatUsCents(Math.round(answer.figures.cnfUsd * 100))) : text.answer
}

/** The memories that rulings value, each a link to its tax. */
function Versions({ values, chosen, question }: { values: CustomsValue[]; chosen: CustomsValue; question: Question }) {
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

/** Why the sum of the CNIC route has two ends. */
const FineNote = ({ figures: { cnicFromPkr, cnicToPkr, finePercent } }: Pick<Answer, 'figures'>) =>
  finePercent !== null &&
  cnicToPkr !== null &&
  cnicToPkr > cnicFromPkr && <span className="fine-note">{` ${ptaTaxPageTexts().fineNote(finePercent)}`}</span>

/** The address of this question with something else asked. */
function questionPath(question: Question, changed: { q?: string; version?: string; route?: TaxRoute }): string {
  const { form, q, route, version, cnfUsd, paid, paidRate } = question
  const kept = { q, route, version: version?.variant ?? '' }
  return `${ptaTaxPath({ ...kept, cnfUsd, usdPkr: form.usdPkr, paid, paidRate, ...changed })}#${ANSWER}`
}

/** On what the sum rests. */
function Basis({ answer, model, rate }: { answer: Answer; model: TaxModel | null; rate: string }) {
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
function GuideRuling({ model: { basis, valued, values } }: { model: TaxModel }) {
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

/** @param total of both */
function Paid({ paidPkr, total }: { paidPkr: number; total: ReactNode }) {
  const text = ptaTaxPageTexts()
  return (
    <div className="tax-paid">
      <p>{fillIn(text.phoneItself, { price: <b>{formatPrice(paidPkr)}</b> })}</p>
      <p>{fillIn(text.withTax, { total: <b>{total}</b> })}</p>
      <p className="text-sm text-muted">{text.paidIsNoBasis}</p>
    </div>
  )
}

/** Some phones with their tax, each of which leads to how it adds up. */
function Samples({ samples }: Pick<Props, 'samples'>) {
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
function Choices({ names, question }: { names: string[]; question: Question }) {
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
