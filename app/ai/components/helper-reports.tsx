/** What the helpers found, as people read it. */
import { Link } from '@remix-run/react'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { CameraResult, DesignResult, MatchedPhone, PhotoResult, ScreenResult } from '../helpers/panel-results.ts'
import { SHOWN_FEATURES, STRONG_PHOTO_SIMILARITY, scoreColour, scoreLabel, similarityLabel } from '../helpers/scores.ts'
import { aiTexts } from '../texts.ts'

/** Says that a result is no judgement of this phone. */
function Estimate({ message }: { message?: string }) {
  return (
    <p className="notice mt-3 text-sm">
      {fillIn(aiTexts().estimate, { label: <strong>{aiTexts().estimateLabel}</strong>, reason: message })}
    </p>
  )
}

export function CameraReport({ result: { analysis, isEstimate, message } }: { result: CameraResult }) {
  const { daylight, lowLight, portrait, video } = analysis.photoQuality
  return (
    <div className="report">
      {isEstimate && <Estimate message={message} />}
      <Scores
        overall={analysis.overallScore}
        parts={[
          [aiTexts().scores.daylight, daylight],
          [aiTexts().scores.lowLight, lowLight],
          [aiTexts().scores.portrait, portrait],
          [aiTexts().scores.video, video],
        ]}
      />
      <Words title={aiTexts().strengths} items={analysis.strengths} />
      <Words title={aiTexts().weaknesses} items={analysis.weaknesses} />
      {analysis.realWorldComparison && <p>{analysis.realWorldComparison}</p>}
      <Words title={aiTexts().recommendedFor} items={analysis.recommendedFor} />
    </div>
  )
}

export function ScreenReport({ result: { analysis, isEstimate, message } }: { result: ScreenResult }) {
  const { sharpness, colorAccuracy, brightness, viewingAngles } = analysis.displayMetrics
  return (
    <div className="report">
      {isEstimate && <Estimate message={message} />}
      <Scores
        overall={analysis.overallScore}
        parts={[
          [aiTexts().scores.sharpness, sharpness],
          [aiTexts().scores.colours, colorAccuracy],
          [aiTexts().scores.brightness, brightness],
          [aiTexts().scores.viewingAngles, viewingAngles],
        ]}
      />
      <Words title={aiTexts().strengths} items={analysis.strengths} />
      <Words title={aiTexts().weaknesses} items={analysis.weaknesses} />
      {analysis.bestUseCase && <p>{aiTexts().bestFor(analysis.bestUseCase)}</p>}
      {analysis.comparison && <p>{analysis.comparison}</p>}
    </div>
  )
}

export function DesignReport({ result: { matches, isFromDimensions, message } }: { result: DesignResult }) {
  return (
    <div className="report">
      {isFromDimensions && (
        <p className="notice mt-3 text-sm">
          {fillIn(aiTexts().fromDimensions, {
            label: <strong>{aiTexts().fromDimensionsLabel}</strong>,
            reason: message,
          })}
        </p>
      )}
      {matches.length === 0 && <p>{aiTexts().noDesigns}</p>}
      <ul className="grid gap-3">
        {matches.map(match => (
          <Match
            key={match.phoneId}
            phone={match.phone}
            badge={aiTexts().similarity(match.similarity, similarityLabel(match.similarity))}
          >
            {match.similarAspects.length > 0 && <p>{aiTexts().alike(match.similarAspects.join(', '))}</p>}
            {match.keyDifferences.length > 0 && <p>{aiTexts().different(match.keyDifferences.join(', '))}</p>}
            {!isFromDimensions && match.aestheticMatch && <p>{match.aestheticMatch}</p>}
          </Match>
        ))}
      </ul>
    </div>
  )
}

export function PhotoReport({ result: { matches, message } }: { result: PhotoResult }) {
  return (
    <div className="report">
      {message && <p className="notice mt-3 text-sm">{message}</p>}
      {matches.length === 0 ? (
        <p>{aiTexts().noPhotos}</p>
      ) : (
        <ul className="grid gap-3">
          {matches.map(match => (
            <Match
              key={match.phoneId}
              phone={match.phone}
              badge={aiTexts().photoMatch(match.similarity)}
              isStrong={match.similarity > STRONG_PHOTO_SIMILARITY}
            >
              <p>{aiTexts().confidence(match.confidence)}</p>
              {match.matchingFeatures.length > 0 && <p>{match.matchingFeatures.slice(0, SHOWN_FEATURES).join(', ')}</p>}
            </Match>
          ))}
        </ul>
      )}
    </div>
  )
}

type MatchProps = { phone: MatchedPhone; badge: string; isStrong?: boolean; children: React.ReactNode }

function Match({ phone, badge, isStrong = false, children }: MatchProps) {
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
        {phone.oldPrice && <p className="price-old">{phone.oldPrice}</p>}
        <div className="text-sm text-muted">{children}</div>
      </div>
    </li>
  )
}

function Scores({ overall, parts }: { overall: number; parts: [string, number][] }) {
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className={`display text-2xl score-${scoreColour(overall)}`}>{`${overall}/10`}</span>
        <span className="font-semibold">{scoreLabel(overall)}</span>
      </p>
      <dl className="scores">
        {parts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="score-bar">
                <rect width="100" height="6" className="score-rest" />
                <rect width={value * 10} height="6" className={`score-part-${scoreColour(value)}`} />
              </svg>
              <span>
                {value}
                <span className="sr-only">{aiTexts().scoreOfTen(scoreLabel(value))}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Words({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc ps-5">
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
