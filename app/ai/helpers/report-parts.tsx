/** Components of the helper reports. */
import { Link } from '@remix-run/react'
import type { ReactElement, ReactNode } from 'react'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { inEnglish } from '#app/platform/text/language.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import type { MatchedPhone } from './panel-results.ts'
import { scoreColour, scoreLabel } from './scores.ts'
import { helperTexts } from './texts.ts'

/** Marks a result as an estimate, not an analysis of this phone. */
export const Estimate = ({ brandName, message }: { brandName: string; message?: string }) => (
  <div className="text-sm text-muted">
    <h4 className="text-base">{helperTexts().estimate}</h4>
    <p>
      {helperTexts().estimateText(brandName)} {message}
    </p>
  </div>
)

/** Matches that are not folded. */
const SHOWN_MATCHES = 3

/** The first matches; the others unfold. */
export function Matches({ children }: { children: ReactElement[] }) {
  const folded = children.slice(SHOWN_MATCHES)
  return (
    <>
      <ul className="grid gap-3">{children.slice(0, SHOWN_MATCHES)}</ul>
      {folded.length > 0 && (
        <details>
          <summary className="link py-2">{helperTexts().showMore(folded.length)}</summary>
          <ul className="mt-3 grid gap-3">{folded}</ul>
        </details>
      )}
    </>
  )
}

type MatchProps = { phone: MatchedPhone; badge: string; isStrong?: boolean; children: React.ReactNode }

export function Match({ phone, badge, isStrong = false, children }: MatchProps) {
  return (
    <li className="match">
      <PhoneImage sources={phoneImages(phone)} alt="" quality="low" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link to={phone.path} className="display">
            {phone.name}
          </Link>
          <span className={isStrong ? 'pill pill-strong' : 'pill'}>{badge}</span>
        </p>
        {phone.price && <p>{phone.price}</p>}
        {phone.priceNote && (
          <p className="price-note">
            <PriceNoteText note={phone.priceNote} />
          </p>
        )}
        <div className="text-sm text-muted">{children}</div>
      </div>
    </li>
  )
}

type ScoresProps = { overall: number; parts: [string, number][]; isEstimate?: boolean }

/** Small where they are an estimate: a large number would look like a judgement of this phone. */
export const Scores = ({ overall, parts, isEstimate = false }: ScoresProps) => (
  <>
    <p className="flex items-baseline gap-2">
      <span className={`display ${isEstimate ? 'text-base' : 'text-2xl'} score-${scoreColour(overall)}`}>
        {`${overall}/10`}
      </span>
      <span className={isEstimate ? 'text-sm' : 'font-semibold'}>{scoreLabel(overall)}</span>
    </p>
    <dl className="scores">
      {parts.map(([label, value]) => (
        <div key={label} className="pill">
          <dt>{label}</dt>
          <dd className={`score-${scoreColour(value)}`}>
            {value}
            <span className="sr-only">{helperTexts().scoreOfTen(scoreLabel(value))}</span>
          </dd>
        </div>
      ))}
    </dl>
  </>
)

/** What the model wrote, which is in English on every page. */
export const OfModel = ({ text }: { text: string }): ReactNode =>
  inEnglish().lang ? <span {...inEnglish()}>{text}</span> : text

type WordsProps = { title: string; items: string[]; isEstimate: boolean }

/** @param isEstimate whether they are our own words, not the model's */
export function Words({ title, items, isEstimate }: WordsProps) {
  if (items.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc ps-5">
        {items.map(item => (
          <li key={item}>{isEstimate ? item : <OfModel text={item} />}</li>
        ))}
      </ul>
    </div>
  )
}
