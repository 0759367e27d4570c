/** Draws the rear cameras: lenses by the size of their sensors, arranged as usual in the phone's series. Pure. */
import { type CameraLayout, cameraLayoutOf } from './camera-layouts.ts'
import { mix } from './colours.ts'
import type { DrawingFacts, Lens } from './facts.ts'
import { type Area, type Box, circle, placed, rect } from './svg-shapes.ts'

/** A lens and a periscope of radius 1. */
export const lensDefinitions = {
  c: '<g id="c"><circle r="1" fill="#11161a" stroke="#8d969c" stroke-width=".1"/><circle r=".6" fill="#263541"/><circle cx="-.2" cy="-.2" r=".15" fill="#a9bfce"/></g>',
  p: '<g id="p"><circle r="1" fill="#11161a" stroke="#8d969c" stroke-width=".1"/><rect x="-.52" y="-.52" width="1.04" height="1.04" rx=".14" fill="#263541"/><circle cx="-.2" cy="-.2" r=".13" fill="#a9bfce"/></g>',
}

/** Between lenses, and between a lens and the edge of its plate. */
const GAP = 2
/** Between the edge of the phone and the cameras. */
const EDGE = 4.5

type Spot = { lens: Lens; x: number; y: number }
type Arranged = { plate?: Box & { radius: number }; spots: Spot[]; flash: [x: number, y: number] }

/** @param half the part of the back with the cameras, whose upper left corner is the origin */
export function cameras(facts: DrawingFacts, half: Area, body: string): string {
  const { lenses, hasKeypad } = facts
  if (lenses.length === 0) return ''
  if (hasKeypad) return placed('c', half.width / 2, half.height * 0.12, 3)
  const { plate, spots, flash } = fitted(cameraLayoutOf(facts.slug), lenses, half)
  const isDark = Number.parseInt(body.slice(3, 5), 16) < 0x60
  const paint = `fill="${isDark ? mix(body, '#ffffff', 0.09) : mix(body, '#000000', 0.09)}" stroke="${mix(body, isDark ? '#ffffff' : '#000000', 0.26)}" stroke-width=".5"`
  return (
    (plate ? rect(plate, plate.radius, paint) : '') +
    spots.map(({ lens, x, y }) => placed(lens.isPeriscope ? 'p' : 'c', x, y, lens.radius)).join('') +
    circle(...flash, 1.7, 'fill="#fff3cf"')
  )
}

/** The arrangement, with smaller lenses where it would be wider than the phone. */
function fitted(layout: CameraLayout, lenses: Lens[], half: Area): Arranged {
  for (let scale = 1; ; scale *= 0.92) {
    const scaled = lenses.map(lens => ({ ...lens, radius: lens.radius * scale }))
    const arranged = arrangements[layout](scaled, half)
    const right = Math.max(
      // A plate may reach the very edge.
      (arranged.plate?.x ?? 0) + (arranged.plate?.width ?? 0) - 1.5,
      ...arranged.spots.map(({ lens, x }) => x + lens.radius),
      arranged.flash[0] + 1.7,
    )
    const bottom = Math.max(...arranged.spots.map(({ lens, y }) => y + lens.radius))
    if ((right <= half.width - 1.5 && bottom <= half.height - 2) || scale < 0.4) return arranged
  }
}

const largest = (lenses: Lens[]) => Math.max(...lenses.map(({ radius }) => radius))

/** Lenses one after the other from a start, along one axis, centred on the other. */
function line(lenses: Lens[], start: number, across: number, axis: 'x' | 'y'): Spot[] {
  let at = start
  return lenses.map(lens => {
    const along = at + lens.radius
    at = along + lens.radius + GAP
    return axis === 'x' ? { lens, x: along, y: across } : { lens, x: across, y: along }
  })
}

const lengthOf = (lenses: Lens[]) => lenses.reduce((sum, { radius }) => sum + 2 * radius + GAP, -GAP)

/** Two by two from a corner, of which one stays free for the flash: diagonal for two, a triangle for three. */
function grid(lenses: Lens[], x: number, y: number): { spots: Spot[]; side: number; flash: [number, number] } {
  const r = largest(lenses)
  const step = 2 * r + GAP
  const places: [number, number][] =
    lenses.length === 2
      ? [
          [0, 0],
          [1, 1],
        ]
      : lenses.length === 3
        ? [
            [0, 0],
            [0, 1],
            [0.95, 0.5],
          ]
        : [
            [0, 0],
            [0, 1],
            [1, 0],
            [1, 1],
            [0.5, 0.5],
          ]
  return {
    spots: lenses.map((lens, index) => {
      const [column = 0, row = 0] = places[index] ?? []
      return { lens, x: x + r + column * step, y: y + r + row * step }
    }),
    side: lenses.length === 1 ? 2 * r : 2 * r + step,
    flash:
      lenses.length === 1 ? [x + 2 * r + 4, y + r] : [x + r + step * 1.05, y + r * (lenses.length > 3 ? 2.15 : 0.6)],
  }
}

function square(lenses: Lens[], left: number): Arranged {
  const pad = 2.6
  const { spots, side, flash } = grid(lenses, left + pad, EDGE + pad)
  const width = side + 2 * pad + (lenses.length === 1 ? 7 : 0)
  return { plate: { x: left, y: EDGE, width, height: side + 2 * pad, radius: (side + 2 * pad) * 0.26 }, spots, flash }
}

function ring(lenses: Lens[], half: Area, isLeft: boolean): Arranged {
  const r = largest(lenses)
  const around = lenses.length === 1 ? 0 : (2 * r + GAP) / (2 * Math.sin(Math.PI / lenses.length))
  const radius = Math.max(around + r + 3, half.width * (isLeft ? 0.29 : 0.34))
  const centre = isLeft ? EDGE + radius : half.width / 2
  const distance = Math.max(around, radius - r - 4.5)
  const spots = lenses.map((lens, index) => {
    const angle = -Math.PI / 2 + (2 * Math.PI * index) / lenses.length - (lenses.length === 2 ? Math.PI / 2 : 0)
    const out = lenses.length === 1 ? 0 : distance
    return { lens, x: centre + Math.cos(angle) * out, y: EDGE + radius + Math.sin(angle) * out }
  })
  const side = { x: centre - radius, y: EDGE, width: 2 * radius, height: 2 * radius, radius }
  return { plate: side, spots, flash: isLeft ? [centre + radius + 4, EDGE + 4] : [half.width - 7, EDGE + 3] }
}

/** A plate across the back, with the lenses in a row. */
function band(lenses: Lens[], x: number, y: number, width: number, isRound: boolean): Arranged {
  const height = 2 * largest(lenses) + 5
  const spots = line(lenses, x + (isRound ? height / 2 - (lenses[0]?.radius ?? 0) : 6), y + height / 2, 'x')
  return {
    plate: { x, y, width, height, radius: isRound ? height / 2 : 0.6 },
    spots,
    flash: [x + width - (isRound ? height / 2 : 8), y + height / 2],
  }
}

const arrangements: Record<CameraLayout, (lenses: Lens[], half: Area) => Arranged> = {
  row(lenses) {
    const r = largest(lenses)
    return {
      spots: line(lenses, EDGE + 1, EDGE + 1 + r, 'x'),
      flash: [EDGE + 4 + lengthOf(lenses) + GAP, EDGE + 1 + r],
    }
  },
  column(lenses) {
    const r = largest(lenses)
    return { spots: line(lenses, EDGE + 1, EDGE + 1 + r, 'y'), flash: [EDGE + 2 * r + 4.5, EDGE + 1 + r] }
  },
  columns(lenses) {
    const [main, ...others] = lenses
    if (!main || others.length < 3) return arrangements.column(lenses, { width: 0, height: 0 })
    const [small, ...rest] = [...others].sort((a, b) => a.radius - b.radius)
    const first = [rest[0], main, ...rest.slice(1)].filter(lens => lens !== undefined)
    const r = largest(first)
    const spots = line(first, EDGE + 1, EDGE + 1 + r, 'y')
    const x = EDGE + 1 + 2 * r + 3.5 + (small?.radius ?? 0)
    const y = ((spots[1]?.y ?? 0) + (spots[2]?.y ?? 0)) / 2
    return { spots: small ? [...spots, { lens: small, x, y }] : spots, flash: [x, spots[0]?.y ?? 0] }
  },
  pill(lenses) {
    const r = largest(lenses)
    const width = 2 * r + 5
    const height = lengthOf(lenses) + 5.6
    return {
      plate: { x: EDGE, y: EDGE, width, height, radius: width / 2 },
      spots: line(lenses, EDGE + 2.8, EDGE + width / 2, 'y'),
      flash: [EDGE + width + 4, EDGE + 6],
    }
  },
  square: lenses => square(lenses, EDGE),
  stacked(lenses) {
    const r = largest(lenses)
    const side = lengthOf(lenses) + 5.2
    return {
      plate: { x: EDGE, y: EDGE, width: side, height: side, radius: side * 0.26 },
      spots: line(lenses, EDGE + 2.6, EDGE + 2.6 + r, 'y'),
      flash: [EDGE + side - r, EDGE + side / 2],
    }
  },
  middle(lenses, half) {
    const { plate, spots, flash } = square(lenses, EDGE)
    const by = (half.width - (plate?.width ?? 0)) / 2 - EDGE
    return {
      plate: plate && { ...plate, x: plate.x + by, radius: plate.width * 0.36 },
      spots: spots.map(spot => ({ ...spot, x: spot.x + by })),
      flash: [flash[0] + by, flash[1]],
    }
  },
  ring: (lenses, half) => ring(lenses, half, false),
  corner: (lenses, half) => ring(lenses, half, true),
  bar: (lenses, half) => band(lenses, 0.5, half.height * 0.11, half.width - 1, false),
  visor: (lenses, half) => band(lenses, 4, half.height * 0.07, half.width - 8, true),
  plateau(lenses, half) {
    const { spots, side } = grid(lenses, EDGE + 2, EDGE + 1)
    const height = side + 7
    const plate = { x: 2, y: 2, width: half.width - 4, height, radius: Math.min(height / 2, 11) }
    return { plate, spots, flash: [half.width - 11, 2 + height / 2] }
  },
}
