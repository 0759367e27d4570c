/** Draws the rear cameras: the actual number of lenses in the maker's usual layout. */
import type { DrawingFacts } from './facts.ts'
import { type Box, circle, n, rect, shade } from './svg-shapes.ts'

type Layout = 'loose' | 'square' | 'round' | 'bar' | 'column'

const layoutOf = new Map<string, Layout>([
  ['samsung', 'loose'],
  ['apple', 'square'],
  ['xiaomi', 'square'],
  ['google', 'bar'],
  ['honor', 'round'],
  ['realme', 'round'],
  ['oneplus', 'round'],
  ['huawei', 'round'],
  ['nokia', 'round'],
  ['zte', 'round'],
])

type Point = [x: number, y: number]

/** The camera island with its lenses, in the upper part of the given half of the back. */
export function cameraIsland(facts: DrawingFacts, half: Box): string {
  if (facts.hasKeypad) return lens(half.x + half.width / 2, half.y + half.height * 0.12, 2.6)
  const layout = layoutOf.get(facts.brand) ?? 'column'
  const unit = Math.min(half.width, 80) * 0.085
  const { island, lenses, flash } = layouts[layout](facts.rearCameras, half, unit)
  const plate = `fill="${shade(facts.body, -20)}" stroke="${shade(facts.body, 36)}" stroke-width=".4"`
  return (
    (island ? rect(island.box, island.radius, plate) : '') +
    lenses.map(([x, y]) => lens(x, y, unit)).join('') +
    circle(flash[0], flash[1], unit * 0.32, 'fill="#fff5d6" opacity=".9"')
  )
}

function lens(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, 'fill="#14181b" stroke="#8f989e" stroke-width=".5"') +
    circle(x, y, r * 0.66, 'fill="url(#l)"') +
    `<path d="M${n(x - r * 0.34)} ${n(y - r * 0.2)}a${n(r * 0.4)} ${n(r * 0.4)} 0 0 1 ${n(r * 0.36)}-${n(r * 0.22)}" fill="none" stroke="#fff" stroke-width=".4" opacity=".7"/>`
  )
}

type Placed = { island?: { box: Box; radius: number }; lenses: Point[]; flash: Point }

/** `unit` is the radius of a lens. */
const layouts: Record<Layout, (count: number, half: Box, unit: number) => Placed> = {
  loose(count, half, unit) {
    const x = half.x + unit * 2
    const lenses = Array.from({ length: Math.min(count, 3) }, (_, i): Point => [x, half.y + unit * (2 + i * 2.5)])
    const second = Array.from(
      { length: Math.max(count - 3, 0) },
      (_, i): Point => [x + unit * 2.4, half.y + unit * (3.2 + i * 2.5)],
    )
    return { lenses: [...lenses, ...second], flash: [x + unit * 2.2, half.y + unit * 1.7] }
  },
  square(count, half, unit) {
    const box = { x: half.x + unit * 0.9, y: half.y + unit * 0.9, width: unit * 5.4, height: unit * 5.4 }
    const near = unit * 1.5
    const far = unit * 3.9
    const spots: Record<number, Point[]> = {
      1: [[near, near]],
      2: [
        [near, near],
        [far, far],
      ],
      3: [
        [near, near],
        [near, far],
        [far, unit * 2.7],
      ],
    }
    const grid: Point[] = [
      [near, near],
      [near, far],
      [far, near],
      [far, far],
    ]
    const lenses = (spots[count] ?? grid).map(([x, y]): Point => [box.x + x, box.y + y])
    return {
      island: { box, radius: unit * 1.5 },
      lenses,
      flash: [box.x + far + unit * 0.3, box.y + (count > 3 ? unit * 2.7 : unit * 0.9)],
    }
  },
  round(count, half, unit) {
    const radius = unit * (count > 2 ? 3.7 : 3.3)
    const centre: Point = [half.x + half.width / 2, half.y + radius + unit * 1.3]
    const box = { x: centre[0] - radius, y: centre[1] - radius, width: radius * 2, height: radius * 2 }
    const lenses = Array.from({ length: Math.min(count, 4) }, (_, i): Point => {
      const angle = (i / Math.max(Math.min(count, 4), 2)) * 2 * Math.PI - Math.PI / 2
      return count === 1
        ? centre
        : [centre[0] + Math.cos(angle) * radius * 0.52, centre[1] + Math.sin(angle) * radius * 0.52]
    })
    return { island: { box, radius }, lenses, flash: [centre[0], count === 1 ? centre[1] + radius * 0.7 : centre[1]] }
  },
  bar(count, half, unit) {
    const box = { x: half.x + 3, y: half.y + half.height * 0.12, width: half.width - 6, height: unit * 2.8 }
    const lenses = Array.from({ length: count }, (_, i): Point => [box.x + unit * (2 + i * 2.4), box.y + unit * 1.4])
    return { island: { box, radius: unit * 1.4 }, lenses, flash: [box.x + box.width - unit * 1.6, box.y + unit * 1.4] }
  },
  column(count, half, unit) {
    const shown = Math.min(count, 4)
    const box = {
      x: half.x + unit * 0.9,
      y: half.y + unit * 0.9,
      width: unit * 3.1,
      height: unit * (shown * 2.5 + 1.6),
    }
    const lenses = Array.from({ length: shown }, (_, i): Point => [box.x + unit * 1.55, box.y + unit * (1.6 + i * 2.5)])
    return {
      island: { box, radius: unit * 1.55 },
      lenses,
      flash: [box.x + unit * 1.55, box.y + unit * (shown * 2.5 + 0.7)],
    }
  },
}
