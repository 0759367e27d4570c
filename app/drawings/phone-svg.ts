/** Draws a phone from its facts as standalone SVG under 3 KB: front, back, side and both sides, all at the same scale. */
import { escapeXml } from '#app/platform/text/xml.ts'
import { lensDefinitions } from './cameras.ts'
import { CANVAS_MM, PAIR_CANVAS } from './canvas.ts'
import { NEUTRAL_BODY } from './colours.ts'
import type { DrawingFacts } from './facts.ts'
import type { DrawingView } from './paths.ts'
import { back, closedBack, front, side } from './phone-views.ts'
import { type Area, circle, moved, n, rect } from './svg-shapes.ts'

type Options = {
  /** Whether it names its phone; not needed within an image that has a text alternative. */
  titled?: boolean
  /** Slug of a listed colour; the first one where it is missing or not listed. */
  colour?: string | null
  /** Whether the diagonal stands on the screen; not where no fonts are. */
  hasText?: boolean
}

/** What only some drawings use; each stands in the drawing only if it is used. */
const definitions = {
  g: '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".14"/></linearGradient>',
  s: '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#dde4e7"/><stop offset="1" stop-color="#b4bfc5"/></linearGradient>',
  ...lensDefinitions,
}

/**
 * The drawing as an SVG document.
 * @returns deterministic output for the same facts and options
 */
export function phoneSvg(facts: DrawingFacts, view: DrawingView, options: Options = {}): string {
  const { titled = true, colour, hasText = true } = options
  const body = (facts.colours.find(({ slug }) => slug === colour) ?? facts.colours[0])?.hex ?? NEUTRAL_BODY
  const canvas = view === 'pair' ? PAIR_CANVAS : { width: CANVAS_MM, height: CANVAS_MM }
  const { parts, size } = facts.isOutline
    ? outline(facts, view)
    : { front: single, back: single, side: single, pair }[view](facts, view, body, hasText)
  const dots = view === 'pair' ? colourDots(facts) : ''
  // Also without colours the phone stands above their place, which the page of a phone does not show.
  const below = view === 'pair' ? DOTS_MM : 0
  // Only what is larger than the canvas is not drawn at its scale.
  const room = { width: canvas.width - 6, height: canvas.height - (below ? below + 2 : 6) }
  const scale = Math.min(1, room.width / size.width, room.height / size.height)
  const x = (canvas.width - size.width * scale) / 2
  const y = Math.max(below ? 1 : 0, (canvas.height - below - size.height * scale) / 2)
  const title = titled ? `<title id="t">${escapeXml(`${facts.name}, ${titles[view]}`)}</title>` : ''
  const used = Object.entries(definitions).flatMap(([id, text]) => (parts.includes(`#${id}`) ? [text] : []))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}"${titled ? ' role="img" aria-labelledby="t"' : ''}>` +
    `${title}<defs>${used.join('')}</defs>` +
    (scale < 1 ? `<g transform="translate(${n(x)} ${n(y)})scale(${n(scale)})">${parts}</g>` : moved(x, y, parts)) +
    `${dots}</svg>`
  )
}

/** The height that the colours take below the phone. */
const DOTS_MM = 14

/** The listed colours as dots below the phone, where there are several. */
function colourDots({ colours }: DrawingFacts): string {
  if (colours.length < 2) return ''
  const { width, height } = PAIR_CANVAS
  const first = (width - DOTS_MM * (colours.length - 1)) / 2
  const dots = colours.map(({ hex }, index) =>
    circle(first + DOTS_MM * index, height - DOTS_MM / 2, 5, `fill="${hex}"`),
  )
  return `<g stroke="#0006">${dots.join('')}</g>`
}

const titles: Record<DrawingView, string> = { front: 'front', back: 'back', side: 'side', pair: 'back and front' }

type Drawn = { parts: string; size: Area }

function single(facts: DrawingFacts, view: DrawingView, body: string, hasText: boolean): Drawn {
  const { heightMm: height, widthMm, thicknessMm } = facts
  const size = { width: view === 'side' ? thicknessMm : widthMm, height }
  if (view === 'front') return { parts: front(facts, size, body, hasText), size }
  return { parts: (view === 'back' ? back : side)(facts, size, body), size }
}

/** Dashed and empty: a usual size, and nothing that nobody knows. */
function outline({ heightMm: height, widthMm, thicknessMm }: DrawingFacts, view: DrawingView): Drawn {
  const size = { width: view === 'side' ? thicknessMm : widthMm, height }
  const paint = 'fill="none" stroke="#7c8d85" stroke-width="1.2" stroke-dasharray="5 4"'
  return { parts: rect({ x: 0, y: 0, ...size }, Math.min(size.width / 2, 9), paint), size }
}

/** How much of the back's width the front is moved to its right. */
const PAIR_OFFSET = 0.62
/** A keypad phone is slim enough to stand beside its back, so that all keys are seen. */
const KEYPAD_OFFSET = 1.08

/** The back, of a folding phone the closed one, before the front, on one baseline. */
function pair(facts: DrawingFacts, _: DrawingView, body: string): Drawn {
  const { heightMm, widthMm, folded } = facts
  const open = { width: widthMm, height: heightMm }
  const closed = folded ? { width: folded.widthMm, height: folded.heightMm } : open
  const left = closed.width * (facts.hasKeypad ? KEYPAD_OFFSET : PAIR_OFFSET)
  const size = { width: left + open.width, height: Math.max(open.height, closed.height) }
  return {
    parts:
      moved(left, size.height - open.height, front(facts, open, body, false)) +
      moved(0, size.height - closed.height, closedBack(facts, closed, body)),
    size,
  }
}
