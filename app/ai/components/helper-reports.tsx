/** What the helpers found, as people read it. */
import { Link } from '@remix-run/react'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import type { CameraResult, DesignResult, MatchedPhone, PhotoResult, ScreenResult } from '../helpers/panel-results.ts'
import { SHOWN_FEATURES, STRONG_PHOTO_SIMILARITY, scoreColour, scoreLabel, similarityLabel } from '../helpers/scores.ts'

/** Says that a result is no judgement of this phone. */
function Estimate({ message }: { message?: string }) {
  return (
    <p className="notice mt-3 text-sm">
      <strong>Estimate.</strong> {message} The scores below are what phones of this brand usually reach.
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
          ['Daylight', daylight],
          ['Low light', lowLight],
          ['Portrait', portrait],
          ['Video', video],
        ]}
      />
      <Words title="Strengths" items={analysis.strengths} />
      <Words title="Weaknesses" items={analysis.weaknesses} />
      {analysis.realWorldComparison && <p>{analysis.realWorldComparison}</p>}
      <Words title="Recommended for" items={analysis.recommendedFor} />
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
          ['Sharpness', sharpness],
          ['Colour accuracy', colorAccuracy],
          ['Brightness', brightness],
          ['Viewing angles', viewingAngles],
        ]}
      />
      <Words title="Strengths" items={analysis.strengths} />
      <Words title="Weaknesses" items={analysis.weaknesses} />
      {analysis.bestUseCase && <p>{`Best for: ${analysis.bestUseCase}`}</p>}
      {analysis.comparison && <p>{analysis.comparison}</p>}
    </div>
  )
}

export function DesignReport({ result: { matches, isFromDimensions, message } }: { result: DesignResult }) {
  return (
    <div className="report">
      {isFromDimensions && (
        <p className="notice mt-3 text-sm">
          <strong>From dimensions.</strong> {message} These phones are nearest in published size, weight and build.
        </p>
      )}
      {matches.length === 0 && <p>No similar designs were found.</p>}
      <ul className="grid gap-3">
        {matches.map(match => (
          <Match
            key={match.phoneId}
            phone={match.phone}
            badge={`${match.similarity}% · ${similarityLabel(match.similarity)}`}
          >
            {match.similarAspects.length > 0 && <p>{`Alike: ${match.similarAspects.join(', ')}`}</p>}
            {match.keyDifferences.length > 0 && <p>{`Different: ${match.keyDifferences.join(', ')}`}</p>}
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
        <p>No look-alike phones were found for this photo.</p>
      ) : (
        <ul className="grid gap-3">
          {matches.map(match => (
            <Match
              key={match.phoneId}
              phone={match.phone}
              badge={`${match.similarity}% match`}
              isStrong={match.similarity > STRONG_PHOTO_SIMILARITY}
            >
              <p>{`Confidence ${match.confidence}%`}</p>
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
                <span className="sr-only">{` of 10, ${scoreLabel(value)}`}</span>
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
