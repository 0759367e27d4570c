/** Components of the helper reports. */
import { Link } from '@remix-run/react'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { MatchedPhone } from './panel-results.ts'
import { scoreColour, scoreLabel } from './scores.ts'
import { helperTexts } from './texts.ts'

/** Marks a result as an estimate, not an analysis of this phone. */
export function Estimate({ message }: { message?: string }) {
  return (
    <p className="notice mt-3 text-sm">
      {fillIn(helperTexts().estimate, { label: <strong>{helperTexts().estimateLabel}</strong>, reason: message })}
    </p>
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

export function Scores({ overall, parts }: { overall: number; parts: [string, number][] }) {
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
                <span className="sr-only">{helperTexts().scoreOfTen(scoreLabel(value))}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function Words({ title, items }: { title: string; items: string[] }) {
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
