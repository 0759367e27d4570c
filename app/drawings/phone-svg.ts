/** Draws a phone from its facts as standalone SVG under 4 KB: front, back and side at the same scale. */
import { escapeXml } from '#app/platform/text/xml.ts'
import { cameraIsland } from './camera-island.ts'
import { CANVAS_MM } from './canvas.ts'
import type { DrawingFacts } from './facts.ts'
import type { DrawingView } from './paths.ts'
import { type Box, circle, n, rect, shade } from './svg-shapes.ts'

/** Wider phones are scaled down, the only exception to the scale. */
const MAX_WIDTH_MM = 192

/**
 * The drawing as an SVG document.
 * @param titled whether it names its phone; not needed within an image that has a text alternative
 * @returns deterministic output for the same facts
 */
export function phoneSvg(facts: DrawingFacts, view: DrawingView, { titled = true } = {}): string {
  const { heightMm, widthMm, thicknessMm } = facts
  const width = view === 'side' ? thicknessMm : widthMm
  const scale = Math.min(1, MAX_WIDTH_MM / width)
  const x = (CANVAS_MM - width) / 2
  const y = (CANVAS_MM - heightMm) / 2
  const parts = { front, back, side }[view](facts, { x, y, width, height: heightMm })
  const zoom =
    scale < 1 ? ` transform="translate(${n(100 - 100 * scale)} ${n(100 - 100 * scale)}) scale(${n(scale)})"` : ''
  const title = titled ? `<title id="t">${escapeXml(`${facts.name}, ${view}`)}</title>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS_MM} ${CANVAS_MM}"${titled ? ' role="img" aria-labelledby="t"' : ''}>` +
    `${title}${definitions(facts, parts)}` +
    `<ellipse cx="100" cy="${n(y + heightMm + 3)}" rx="${n(width * 0.52 + 3)}" ry="2.6" fill="#000" opacity=".14"/>` +
    `<g${zoom}>${parts}</g></svg>`
  )
}

const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`

/** The gradients that these parts use. */
function definitions({ body, hue }: DrawingFacts, parts: string): string {
  const sky = (shift: number, light: number) => `hsl(${(hue + shift + 360) % 360} 62% ${light}%)`
  const gradients = {
    s: `<linearGradient id="s" x1="0" y1="0" x2=".7" y2="1">${stop(0, sky(-14, 30))}${stop(0.55, sky(8, 46))}${stop(1, sky(36, 66))}</linearGradient>`,
    b: `<linearGradient id="b" x1="0" y1="0" x2="1" y2="1">${stop(0, shade(body, 18))}${stop(0.5, body)}${stop(1, shade(body, -16))}</linearGradient>`,
    e: `<linearGradient id="e" x1="0" x2="1">${stop(0, shade(body, -22))}${stop(0.35, shade(body, 26))}${stop(1, shade(body, -28))}</linearGradient>`,
    l: `<radialGradient id="l" cx=".4" cy=".35" r=".75">${stop(0, '#5b7c99')}${stop(0.35, '#1d2a36')}${stop(1, '#07090b')}</radialGradient>`,
  }
  const used = Object.entries(gradients).flatMap(([id, gradient]) => (parts.includes(`url(#${id})`) ? [gradient] : []))
  return `<defs>${used.join('')}</defs>`
}

const cornerOf = (box: Box) => Math.min(Math.max(Math.min(box.width, box.height) * 0.125, 4), 11)

/** The metal frame, with a hairline that is visible on light and dark backgrounds. */
function frame({ body }: DrawingFacts, box: Box): string {
  const button = (y: number, height: number) =>
    rect({ x: box.x + box.width - 0.4, y: box.y + y, width: 1.3, height }, 0.6, `fill="${shade(body, -24)}"`)
  return (
    button(box.height * 0.2, box.height * 0.1) +
    button(box.height * 0.34, box.height * 0.065) +
    rect(box, cornerOf(box), `fill="url(#e)" stroke="${shade(body, 80)}" stroke-width=".6"`)
  )
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** The screen by its diagonal and ratio, clamped to the glass. */
function screenBox(facts: DrawingFacts, box: Box): Box {
  const shorter = (facts.screenInches * 25.4) / Math.hypot(1, facts.screenRatio)
  const longer = shorter * facts.screenRatio
  const isWide = box.width > box.height
  const width = Math.min(isWide ? longer : shorter, box.width - 4.4)
  const height = Math.min(isWide ? shorter : longer, box.height - 4.4)
  const x = box.x + (box.width - width) / 2
  if (facts.hasKeypad) return { x, y: box.y + box.height * 0.1, width, height: Math.min(height, box.height * 0.4) }
  return { x, y: box.y + (box.height - height) / 2, width, height }
}

function front(facts: DrawingFacts, box: Box): string {
  const screen = screenBox(facts, box)
  const corner = facts.hasKeypad ? 1 : Math.max(cornerOf(box) - (screen.x - box.x), 2.5)
  const glass = rect(inset(box, 1.1), cornerOf(box) - 1, 'fill="#0a0d0f"')
  return (
    frame(facts, box) +
    (facts.hasKeypad ? rect(inset(box, 1.1), cornerOf(box) - 1, 'fill="url(#b)"') : glass) +
    rect(screen, corner, 'fill="url(#s)"') +
    wallpaper(facts, screen, corner) +
    frontCamera(facts, screen) +
    creases(facts, screen) +
    (facts.hasKeypad ? keypad(facts, box, screen) : '')
  )
}

/** Two hills and a sun, instead of an invented user interface. */
function wallpaper({ hue }: DrawingFacts, { x, y, width, height }: Box, corner: number): string {
  const right = x + width
  const bottom = y + height
  const hill = (from: number, peak: number, to: number, light: number, opacity: number) =>
    `<path clip-path="url(#c)" d="M${n(x)} ${n(y + height * from)}Q${n(x + width * 0.4)} ${n(y + height * peak)} ${n(right)} ${n(y + height * to)}V${n(bottom)}H${n(x)}Z" fill="hsl(${(hue + 24) % 360} 58% ${light}%)" opacity="${opacity}"/>`
  return (
    `<clipPath id="c">${rect({ x, y, width, height }, corner, '')}</clipPath>` +
    circle(
      x + width * (0.3 + (hue % 5) * 0.1),
      y + height * 0.36,
      Math.min(width, height) * 0.16,
      'fill="#fff" opacity=".32"',
    ) +
    hill(0.66, 0.42, 0.72, 58, 0.5) +
    hill(0.74, 0.86, 0.62, 26, 0.55)
  )
}

function frontCamera({ frontCamera: kind, fold }: DrawingFacts, { x, y, width }: Box): string {
  const middle = fold === 'book' || fold === 'trifold' ? x + width * 0.75 : x + width / 2
  const black = 'fill="#0a0d0f"'
  switch (kind) {
    case 'none':
      return ''
    case 'punch':
      return circle(middle, y + 4.6, 1.7, black)
    case 'island':
      return rect({ x: middle - 9.5, y: y + 2.8, width: 19, height: 5.4 }, 2.7, black)
    case 'notch':
      return rect({ x: middle - 15, y: y - 1.5, width: 30, height: 6.8 }, 2.4, black)
    case 'drop':
      return `<path d="M${n(middle - 5)} ${n(y - 0.1)}h10c-2.6 0-2.6 5-5 5s-2.4-5-5-5Z" ${black}/>`
  }
}

function creases({ fold }: DrawingFacts, { x, y, width, height }: Box): string {
  const line = (at: Box) => rect(at, 0, 'fill="#000" opacity=".22"')
  if (fold === 'flip') return line({ x, y: y + height / 2 - 0.5, width, height: 1 })
  const places = { none: [], book: [0.5], trifold: [1 / 3, 2 / 3] }[fold]
  return places.map(place => line({ x: x + width * place - 0.5, y, width: 1, height })).join('')
}

function keypad({ body }: DrawingFacts, box: Box, screen: Box): string {
  const top = screen.y + screen.height + box.height * 0.05
  const bottom = box.y + box.height - box.height * 0.06
  const rowHeight = (bottom - top) / 5
  const keyWidth = (box.width - 8) / 3
  const keys = Array.from({ length: 15 }, (_, index) =>
    rect(
      {
        x: box.x + 4 + (index % 3) * keyWidth + 0.7,
        y: top + Math.floor(index / 3) * rowHeight + 0.7,
        width: keyWidth - 1.4,
        height: rowHeight - 1.4,
      },
      1.6,
      '',
    ),
  )
  return `<g fill="${shade(body, 42)}" stroke="${shade(body, -30)}" stroke-width=".3">${keys.join('')}</g>`
}

function back(facts: DrawingFacts, box: Box): string {
  const panel = rect(inset(box, 0.9), cornerOf(box) - 0.8, 'fill="url(#b)"')
  const sheen = `<path d="M${n(box.x + box.width * 0.62)} ${n(box.y + 1.2)}h${n(box.width * 0.2)}L${n(box.x + box.width * 0.3)} ${n(box.y + box.height - 1.2)}h${n(-box.width * 0.2)}Z" fill="#fff" opacity=".07"/>`
  // A book-style phone shows its outer screen beside the half with the cameras.
  const halves = { none: 1, flip: 1, book: 2, trifold: 3 }[facts.fold]
  const half = { ...box, width: box.width / halves }
  const outerScreen =
    halves > 1
      ? rect(
          inset({ ...half, x: box.x + box.width - half.width }, 2.6),
          4,
          'fill="url(#s)" stroke="#0a0d0f" stroke-width="1.6"',
        )
      : facts.fold === 'flip'
        ? rect(
            { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height * 0.42 },
            5,
            'fill="url(#s)" stroke="#0a0d0f" stroke-width="1.6"',
          )
        : ''
  return frame(facts, box) + panel + sheen + outerScreen + creases(facts, box) + cameraIsland(facts, half)
}

function side(facts: DrawingFacts, box: Box): string {
  const { body } = facts
  const bump = { x: box.x - 1.8, y: box.y + box.height * 0.06, width: 3, height: box.height * 0.17 }
  const button = (y: number, height: number) =>
    rect(
      { x: box.x + box.width * 0.32, y: box.y + y, width: box.width * 0.36, height },
      box.width * 0.18,
      `fill="${shade(body, -34)}"`,
    )
  return (
    rect(bump, 1.2, `fill="${shade(body, -30)}"`) +
    rect(box, Math.min(box.width * 0.42, 4), `fill="url(#e)" stroke="${shade(body, 80)}" stroke-width=".6"`) +
    button(box.height * 0.2, box.height * 0.1) +
    button(box.height * 0.34, box.height * 0.065)
  )
}
