/** Phones at one scale with a card and 10 mm; with script, at true size on the visitor's screen (SIZE-1). */
import type { ReactNode } from 'react'
import { CANVAS_MM } from '#app/drawings/canvas.ts'
import { drawingPaths } from '#app/drawings/paths.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { locale } from '#app/platform/text/language.ts'
import { opaque } from '#app/ui/opaque.ts'
import { CARD } from '../scale.ts'
import type { SizedPhone } from '../sized-phone.ts'
import { trueSizeTexts } from '../texts.ts'

const GAP_MM = 12
/** Between front and side of a phone. */
const SIDE_GAP_MM = 6

const sizeOf = ({ heightMm, widthMm, thicknessMm }: SizedPhone) =>
  trueSizeTexts().millimetres(heightMm, widthMm, thicknessMm)

/** Tenths of a millimetre; sums of such numbers have a dozen digits. */
const tenth = (value: number) => Math.round(value * 10) / 10

/** So many phones stand on one line of a narrow screen. */
const NARROW_LINE = 2

/** Phones from left to right on one line, with a card behind them. */
function lineOf(phones: SizedPhone[], hasCard: boolean) {
  const tallest = Math.max(...phones.map(({ heightMm }) => heightMm))
  const baseline = (hasCard ? Math.max(CARD.heightMm, tallest) : tallest) + 4
  let left = 4
  const placed = phones.map(phone => {
    const x = left
    const sideX = x + phone.widthMm + SIDE_GAP_MM
    left = sideX + (phone.thicknessMm ?? -SIDE_GAP_MM) + GAP_MM
    // Drawings are centred on their canvas; this moves their lower edge to the baseline.
    return { phone, x, sideX, y: tenth(baseline - (CANVAS_MM + phone.heightMm) / 2) }
  })
  return { placed, baseline, cardX: hasCard ? left : null, width: tenth(left + (hasCard ? CARD.widthMm + 4 : 0)) }
}

type LineProps = {
  /** In words; empty where the element around it says it. */
  label?: string
  line: ReturnType<typeof lineOf>
  /** That of the widest line, so that all have one scale. */
  width: number
}

function Line({ label, line: { placed, baseline, cardX }, width }: LineProps) {
  const canvas = { width: CANVAS_MM, height: CANVAS_MM }
  const centred = (x: number, width: number) => tenth(x - (CANVAS_MM - width) / 2)
  return (
    <svg
      viewBox={`0 0 ${width} ${tenth(baseline + (cardX === null ? 2 : 11))}`}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="scale-drawing"
    >
      {placed.map(({ phone, x, sideX, y }) => (
        <g key={phone.slug}>
          <image href={drawingPaths(phone.slug).front} x={centred(x, phone.widthMm)} y={y} {...canvas} />
          {phone.thicknessMm !== null && (
            <image href={drawingPaths(phone.slug).side} x={centred(sideX, phone.thicknessMm)} y={y} {...canvas} />
          )}
        </g>
      ))}
      {cardX !== null && (
        <>
          <rect
            x={tenth(cardX)}
            y={tenth(baseline - CARD.heightMm)}
            width={CARD.widthMm}
            height={CARD.heightMm}
            rx={CARD.cornerMm}
            className="scale-card"
          />
          <path d={`M4 ${tenth(baseline + 5)}v4h10v-4`} className="scale-bar" />
        </>
      )}
    </svg>
  )
}

/** The same drawing for everybody, to scale, with sizes in words. */
export function ScaleFigure({ phones }: { phones: SizedPhone[] }) {
  const { stop } = locale().punctuation
  const whole = lineOf(phones, true)
  const isLong = phones.length > NARROW_LINE
  const lines = isLong ? [lineOf(phones.slice(0, NARROW_LINE), false), lineOf(phones.slice(NARROW_LINE), true)] : []
  const label = trueSizeTexts().drawingsLabel(
    phones.map(phone => trueSizeTexts().phone(phone.name, sizeOf(phone))).join('; '),
  )
  return (
    <figure className="scale-figure">
      <Line label={label} line={whole} width={whole.width} />
      {isLong && (
        <div role="img" aria-label={label} className="scale-lines">
          {lines.map(line => (
            <Line key={line.placed[0]?.phone.slug} line={line} width={Math.max(...lines.map(({ width }) => width))} />
          ))}
        </div>
      )}
      <figcaption>
        {phones.map(phone => (
          <span key={phone.slug}>
            <span className="font-semibold">{ofSource(phone.name)}</span>{' '}
            <span className="text-muted">
              {sizeOf(phone)}
              {phone.foldedMm && `${stop} ${trueSizeTexts().shownOpen(trueSizeTexts().millimetres(...phone.foldedMm))}`}
              {phone.fold === 'closed' && `${stop} ${trueSizeTexts().shownFolded}`}
            </span>
          </span>
        ))}
        {/* Texts within the drawing would grow and shrink with it. */}
        <span className="scale-key">
          <svg viewBox="0 0 22 14" aria-hidden="true">
            <rect x="1" y="1" width="20" height="12" rx="1.5" className="scale-card" />
          </svg>
          {` ${trueSizeTexts().bankCard} `}
          <svg viewBox="0 0 22 14" aria-hidden="true">
            <path d="M1 4v6h20v-6" className="scale-bar" />
          </svg>
          {` ${trueSizeTexts().tenMillimetres}`}
        </span>
      </figcaption>
    </figure>
  )
}

type Props = {
  phones: SizedPhone[]
  /** What is seen without script; without it, the fold is only there with script. */
  children?: ReactNode
}

/** A fold whose script is loaded once it is opened; see ../true-size-loader.ts. */
export function TrueSize({ phones, children }: Props) {
  return (
    // Another selection begins anew.
    <details
      key={phones.map(({ slug }) => slug).join()}
      className={`panel fold true-size no-print ${children ? '' : 'script-only'}`}
      suppressHydrationWarning
    >
      <summary className="font-semibold">{trueSizeTexts().open}</summary>
      <div>
        {children && <div className="ts-static">{children}</div>}
        <div className="true-size-tool" data-phones={JSON.stringify(phones)} {...opaque()} />
      </div>
    </details>
  )
}
