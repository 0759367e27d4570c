/** The sides of a phone, each with its upper left corner at the origin. Pure. */
import { cameras } from './cameras.ts'
import { mix } from './colours.ts'
import type { DrawingFacts } from './facts.ts'
import { type Area, type Box, circle, inset, rect } from './svg-shapes.ts'

const BLACK = '#0e1215'
/** Of a screen that is off and lit evenly: what it shows is nobody's fact. */
const SCREEN = 'fill="url(#s)"'

const whole = (area: Area): Box => ({ x: 0, y: 0, ...area })

const cornerOf = ({ width, height }: Area) => Math.min(Math.max(Math.min(width, height) * 0.125, 4), 11)

/** A hairline that separates the body from light and dark backgrounds. */
const edgeOf = (body: string) =>
  Number.parseInt(body.slice(3, 5), 16) < 0x70 ? mix(body, '#ffffff', 0.38) : mix(body, '#000000', 0.34)

/** The body in its colour, with the keys of its side. */
function shell(area: Area, body: string, keys: 'left' | 'right' | 'none'): string {
  const edge = edgeOf(body)
  const x = keys === 'left' ? -0.9 : area.width - 0.6
  const key = (y: number, height: number) => rect({ x, y: area.height * y, width: 1.5, height }, 0.6, '')
  const paint = `fill="${body}" stroke="${edge}" stroke-width=".6"`
  return (
    (keys === 'none' ? '' : `<g fill="${edge}">${key(0.2, area.height * 0.1)}${key(0.34, area.height * 0.06)}</g>`) +
    rect(whole(area), cornerOf(area), paint) +
    rect(whole(area), cornerOf(area), 'fill="url(#g)"')
  )
}

/** The screen in the middle of the front: its area by its share of the front or by its diagonal, its shape by its pixels. */
function screenBox(facts: DrawingFacts, area: Area): Box {
  const { screenRatio, screenShare, screenInches, isFolded, outerInches } = facts
  const isOuter = isFolded && outerInches !== null
  const ratio = isFolded ? area.height / area.width : screenRatio
  const diagonal = (isOuter ? outerInches : screenInches) * 25.4
  const shorter =
    screenShare !== null && !isFolded
      ? Math.sqrt((area.width * area.height * screenShare) / ratio)
      : diagonal / Math.hypot(1, ratio)
  const longer = shorter * ratio
  const isWide = area.width > area.height
  const width = Math.min(isWide ? longer : shorter, area.width - 4)
  const height = Math.min(isWide ? shorter : longer, area.height - 4)
  return { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height }
}

/** @param hasText whether the published diagonal stands on the screen */
export function front(facts: DrawingFacts, area: Area, body: string, hasText: boolean): string {
  if (facts.hasKeypad) return keypadFront(facts, area, body, hasText)
  if (facts.isFolded && facts.fold === 'flip') return shell(area, body, 'right')
  const screen = screenBox(facts, area)
  const corner = Math.max(cornerOf(area) - screen.x, 2)
  return (
    shell(area, body, 'right') +
    rect(inset(area, 1), cornerOf(area) - 1, `fill="${BLACK}"`) +
    rect(screen, corner, SCREEN) +
    frontCamera(facts, screen) +
    homeKey(facts, area, screen) +
    creases(facts, area, screen) +
    (hasText && !facts.isFolded ? diagonal(facts, screen) : '')
  )
}

function diagonal({ screenInches, isScreenKnown }: DrawingFacts, { x, y, width, height }: Box): string {
  const size = Math.min(width * 0.2, 15)
  const place = `x="${Math.round(x + width / 2)}" y="${Math.round(y + height / 2 + size / 3)}"`
  return isScreenKnown
    ? `<text ${place} font-family="sans-serif" font-size="${Math.round(size)}" text-anchor="middle" fill="#3c4a52" opacity=".45">${screenInches}″</text>`
    : ''
}

function frontCamera({ frontCamera: kind, fold, isFolded }: DrawingFacts, { x, y, width }: Box): string {
  const isHalf = !isFolded && (fold === 'book' || fold === 'trifold')
  const middle = x + width * (isHalf ? 0.75 : 0.5)
  const black = `fill="${BLACK}"`
  switch (kind) {
    case 'none':
      return ''
    case 'punch':
      return circle(middle, y + 4.6, 1.8, black)
    case 'island':
      return rect({ x: middle - 9.5, y: y + 2.8, width: 19, height: 5.4 }, 2.7, black)
    case 'notch':
      return rect({ x: middle - 15, y: y - 1.5, width: 30, height: 6.8 }, 2.4, black)
    case 'drop':
      return `<path transform="translate(${Math.round(middle * 10) / 10} ${Math.round(y * 10) / 10})" d="M-5-.1H5C2.4-.1 2.4 5 0 5s-2.4-5.1-5-5.1Z" ${black}/>`
  }
}

/** iPhones with a screen of 16:9 have a key below it. */
function homeKey({ brand, screenRatio }: DrawingFacts, area: Area, screen: Box): string {
  if (brand !== 'apple' || screenRatio > 1.8) return ''
  const below = area.height - screen.y - screen.height
  return circle(area.width / 2, area.height - below / 2, 5.4, 'fill="none" stroke="#5b646a" stroke-width=".6"')
}

function creases({ fold, isFolded }: DrawingFacts, area: Area, { x, y, width, height }: Box): string {
  const line = (box: Box) => rect(box, 0, 'fill="#000" opacity=".16"')
  if (isFolded) return ''
  if (fold === 'flip') return line({ x, y: area.height / 2 - 0.4, width, height: 0.8 })
  const places = { none: [], book: [0.5], trifold: [1 / 3, 2 / 3] }[fold]
  return places.map(place => line({ x: area.width * place - 0.4, y, width: 0.8, height })).join('')
}

function keypadFront(facts: DrawingFacts, area: Area, body: string, hasText: boolean): string {
  const { width: w, height: h } = area
  const { width, height } = screenBox(facts, area)
  const screen = { x: (w - width) / 2, y: h * 0.1, width, height: Math.min(height, h * 0.42) }
  const glass = { x: screen.x - 2.4, y: screen.y - 2.4, width: width + 4.8, height: screen.height + 4.8 }
  // The keys of a phone that closes over them are on its lower half.
  const top = facts.fold === 'flip' ? h * 0.54 : glass.y + glass.height + 3
  const row = (h - top - h * 0.05) / 5.6
  const column = (w - 7) / 3
  const key = (index: number) =>
    rect({ x: 3.5 + index * column + 0.6, y: 0, width: column - 1.2, height: row - 1.4 }, 1.6, '')
  const rows = [1, 2, 3].map(index => `<use href="#k" y="${Math.round(index * row * 10) / 10}"/>`).join('')
  const isDark = Number.parseInt(body.slice(3, 5), 16) < 0x70
  const paint = `fill="${mix(body, isDark ? '#ffffff' : '#000000', 0.2)}" stroke="${mix(body, isDark ? '#ffffff' : '#000000', 0.5)}" stroke-width=".4"`
  const side = { y: row * 0.15, width: column - 1.2, height: row * 0.9 }
  const pad = row * 1.45
  return (
    shell(area, body, 'none') +
    (facts.fold === 'flip' ? rect({ x: 0, y: h / 2 - 0.5, width: w, height: 1 }, 0, 'fill="#000" opacity=".35"') : '') +
    rect(glass, 2, `fill="${BLACK}"`) +
    rect(screen, 0.6, SCREEN) +
    (hasText ? diagonal(facts, screen) : '') +
    `<g transform="translate(0 ${Math.round(top * 10) / 10})" ${paint}>` +
    rect({ x: 4.1, ...side }, 1.6, '') +
    rect({ x: w - 3.5 - column + 0.6, ...side }, 1.6, '') +
    rect({ x: (w - pad) / 2, y: 0, width: pad, height: pad * 0.92 }, pad * 0.28, '') +
    `<g transform="translate(0 ${Math.round(row * 16) / 10})"><g id="k">${[0, 1, 2].map(key).join('')}</g>${rows}</g></g>`
  )
}

/** The outer half of a closed phone that folds in height: a screen beside or around its cameras. */
function cover(facts: DrawingFacts, area: Area, body: string): string {
  const glass = inset(area, 2.4)
  const isLarge = (facts.outerInches ?? 0) > 2.5
  return (
    shell(area, body, 'none') +
    (isLarge ? rect(glass, cornerOf(area) - 2, `${SCREEN} stroke="${BLACK}" stroke-width="1.4"`) : '') +
    cameras(facts, area, body)
  )
}

/** The back as it lies closed: of a folding phone the half with the cameras. */
export const closedBack = (facts: DrawingFacts, area: Area, body: string): string =>
  facts.fold === 'flip'
    ? cover(facts, area, body)
    : shell(area, body, facts.hasKeypad ? 'none' : 'left') + cameras(facts, area, body)

/** The back as it lies open, with the outer screen. */
export function back(facts: DrawingFacts, area: Area, body: string): string {
  if (facts.fold === 'none' || facts.isFolded) return closedBack(facts, area, body)
  if (facts.fold === 'flip') {
    const half = { ...area, height: area.height / 2 - 1 }
    const glass = inset(half, 2.4)
    const isLarge = (facts.outerInches ?? 0) > 2.5
    return (
      shell(area, body, 'left') +
      (isLarge ? rect(glass, cornerOf(area) - 2, `${SCREEN} stroke="${BLACK}" stroke-width="1.4"`) : '') +
      creases(facts, area, whole(area)) +
      cameras(facts, half, body)
    )
  }
  const half = { ...area, width: area.width / (facts.fold === 'book' ? 2 : 3) }
  const outer = inset(half, 2)
  return (
    shell(area, body, 'left') +
    rect(
      { ...outer, x: area.width - half.width + 2 },
      cornerOf(area) - 2,
      `${SCREEN} stroke="${BLACK}" stroke-width="1.6"`,
    ) +
    creases(facts, area, whole(area)) +
    cameras(facts, half, body)
  )
}

/** The thickness, with the cameras standing out by a usual depth. */
export function side(facts: DrawingFacts, area: Area, body: string): string {
  const { width, height } = area
  const key = (y: number, length: number) =>
    rect({ x: width * 0.32, y: height * y, width: width * 0.36, height: height * length }, width * 0.18, '')
  const edge = edgeOf(body)
  const bump = facts.hasKeypad
    ? ''
    : rect({ x: -1.8, y: height * 0.05, width: 3, height: height * 0.17 }, 1.2, `fill="${mix(body, '#000000', 0.3)}"`)
  return (
    bump +
    rect(whole(area), Math.min(width * 0.42, 4), `fill="${body}" stroke="${edge}" stroke-width=".6"`) +
    rect(whole(area), Math.min(width * 0.42, 4), 'fill="url(#g)"') +
    (facts.hasKeypad ? '' : `<g fill="${edge}">${key(0.2, 0.1)}${key(0.34, 0.06)}</g>`)
  )
}
