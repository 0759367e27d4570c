/** The smaller sections of a phone's page. */

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { PhoneCard } from '#app/entities/phone.ts'
import type { BuildMaterials, Dimensions } from '#app/entities/phone-parts.ts'
import { answerTexts } from '#app/phones/answer-texts.ts'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import type { ShownRating } from '#app/phones/rating.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { brandPath, compareFor, reviewsPath } from '#app/platform/paths.ts'
import { withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import type { Question } from '#app/seo/structured-data.ts'
import { ScaleFigure, TrueSize } from '#app/true-size/components/true-size.tsx'
import type { SizedPhone } from '#app/true-size/sized-phone.ts'
import { trueSizeTexts } from '#app/true-size/texts.ts'
import { ForAndAgainst } from '../../reviews/for-and-against.tsx'
import type { ReviewText } from '../../reviews/review.ts'
import type { Highlight } from '../highlights.ts'
import { phonePageTexts } from '../texts.ts'

export function FactNotes({ notes }: { notes: string[] }) {
  return (
    <div className="notice mt-3">
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

/** More in the title of the fold would be too long on a small screen. */
const SHOWN_FURTHER = 2

type HighlightsProps = {
  highlights: Highlight[]
  /** What these do not say. */
  further: string[]
  /** Labels of the facts that no source tells. */
  unknown: string[]
}

/** The short specifications in full, below the six facts (PHONE-4). */
export function KeyHighlights({ highlights, further, unknown }: HighlightsProps) {
  if (highlights.length === 0) return null
  return (
    <details className="fold">
      <summary>
        <h2 id="key-highlights">{phonePageTexts().highlights}</h2>
        {further.length > 0 && <b>{further.slice(0, SHOWN_FURTHER).join(' · ')}</b>}
      </summary>
      <dl className="fact-rows">
        {further.length > 0 && (
          <div>
            <dt>{phonePageTexts().also}</dt>
            <dd>{further.join(' · ')}</dd>
          </div>
        )}
        {highlights.map(({ label, text, isFallback }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isFallback ? 'font-normal text-muted' : undefined}>{text}</dd>
          </div>
        ))}
        {unknown.length > 0 && (
          <div>
            <dt>{answerTexts().notKnown}</dt>
            <dd className="font-normal">{withCommas(unknown)}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}

const dimensionKeys = ['height', 'width', 'thickness', 'weight'] as const satisfies (keyof Dimensions)[]
const materialKeys = ['frame', 'back', 'protection'] as const satisfies (keyof BuildMaterials)[]

type Build = {
  phoneId: string
  dimensions: Dimensions | null
  materials: BuildMaterials | null
  sized: SizedPhone | null
  /** Of which state of a folding phone the dimensions are. */
  note: string | null
}

/** Renders nothing when neither is known. */
export function DimensionsAndBuild({ phoneId, dimensions, materials, sized, note }: Build) {
  const rows = [
    ...dimensionKeys.map(key => ({ label: phonePageTexts()[key], value: dimensions?.[key] })),
    ...materialKeys.map(key => ({ label: phonePageTexts()[key], value: materials?.[key] && ofSource(materials[key]) })),
  ].filter(row => row.value)
  if (rows.length === 0) return null
  const short = [dimensions?.thickness, dimensions?.weight].filter(Boolean).join(' · ')
  return (
    <section aria-labelledby="dimensions">
      <details className="fold">
        <summary>
          <h2 id="dimensions">{phonePageTexts().build}</h2>
          {short && <b>{ofSource(short)}</b>}
        </summary>
        {note && <p>{note}</p>}
        <dl className="fact-rows">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {sized && (
          <div className="mt-3">
            <TrueSize phones={[sized]}>
              <p className="text-sm text-muted">{trueSizeTexts().toScale}</p>
              <ScaleFigure phones={[sized]} />
            </TrueSize>
            <p className="mt-2 text-sm">
              <Link to={compareFor([phoneId])} rel="nofollow" className="link">
                {trueSizeTexts().besideYours}
              </Link>
            </p>
          </div>
        )}
      </details>
    </section>
  )
}

/** Open on a wide screen. @param review where our editors wrote none, the last row */
export function Faq({ questions, review }: { questions: Question[]; review: ReactNode }) {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq">{phonePageTexts().faq}</h2>
      <div className="panel fold-list open-wide">
        {questions.map(({ question, answer }) => (
          <details key={question} className="fold">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
        {review}
      </div>
    </section>
  )
}

/** Shown only when there is more than one (PHONE-10). */
export const MIN_RELATED = 2

/** The nearest phones, and all of them in the comparison with the phone of the page first. */
export function SimilarModels({ phoneId, phones }: { phoneId: string; phones: PhoneCard[] }) {
  if (phones.length < MIN_RELATED) return null
  const compared = [phoneId, ...phones.map(({ id }) => id)].slice(0, COMPARE_LIMIT)
  return (
    <section aria-labelledby="similar-models">
      <h2 id="similar-models">{phonePageTexts().similar}</h2>
      <PhoneGrid phones={phones} heading="h3" isBelow isRow />
      <p className="mt-2">
        <Link to={compareFor(compared)} rel="nofollow" className="link">
          {phonePageTexts().compareAll(compared.length)}
        </Link>
      </p>
    </section>
  )
}

export function MoreFromBrand({ brand, brandName, phones }: { brand: string; brandName: string; phones: PhoneCard[] }) {
  if (phones.length < MIN_RELATED) return null
  return (
    <section aria-labelledby="more-from-brand">
      <div className="section-head">
        <h2 id="more-from-brand">{phonePageTexts().moreFrom(brandName)}</h2>
        <Link to={brandPath(brand)} className="link">
          {`${phonePageTexts().seeAll} `}
          <span className="sr-only">{phonePageTexts().phonesOf(brandName)}</span>
        </Link>
      </div>
      <PhoneGrid phones={phones} heading="h3" isBelow isRow />
    </section>
  )
}

type Rated = { rating: ShownRating }

/** What our editors wrote about the phone, and the sample rating (PHONE-11). */
export function ExpertReview({ editorial, rating }: Rated & { editorial: ReviewText }) {
  return (
    <section aria-labelledby="expert-review">
      <h2 id="expert-review">{phonePageTexts().review}</h2>
      <div className="panel p-4">
        <EditorialReview editorial={editorial} />
        <SampleRating {...rating} />
      </div>
    </section>
  )
}

/** A fold with a text made of the figures of the phone, for one that our editors wrote nothing about. */
export function MadeReview({ text, rating }: Rated & { text: string }) {
  return (
    <details className="fold">
      <summary>
        <h3 id="expert-review">{phonePageTexts().review}</h3>
      </summary>
      <p>{text}</p>
      <SampleRating {...rating} />
    </details>
  )
}

/** The sample with a true line beside it, or what readers sent about the phone; nothing where that is nothing (SITE-12). */
function SampleRating({ sample, reports }: ShownRating) {
  const text = phonePageTexts()
  if (!sample && reports === 0) return null
  return (
    <p className="text-sm text-muted">
      {sample
        ? `${sample.value}/${sample.best} · ${text.reviews(sample.reviews)} · ${text.sampleRating}`
        : text.priceReports(reports)}
    </p>
  )
}

const EditorialReview = ({ editorial: { text, strong, weak } }: { editorial: ReviewText }) => (
  <div>
    <ForAndAgainst strong={strong} weak={weak} heading="h3" className="grid grid-cols-2 gap-4 text-sm" />
    <p className="mt-3">{text}</p>
    <p className="mt-2 text-sm text-muted">
      {phonePageTexts().editorialBasis}{' '}
      <Link to={reviewsPath()} className="link">
        {phonePageTexts().allReviews}
      </Link>
    </p>
  </div>
)
