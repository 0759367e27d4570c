/** The values of a camera's facts. */
import { z } from 'zod'
import { factRules } from '#app/entities/facts.ts'
import { within } from '../fact.ts'

const ranges = factRules['camera.sensors'].ranges
const { fps } = factRules['camera.video'].ranges

/** `aux`: an auxiliary lens of no use for pictures. `unlabelled`: the source names no purpose. */
const sensorRoles = ['main', 'wide2', 'ultrawide', 'telephoto', 'macro', 'depth', 'mono', 'aux', 'unlabelled'] as const
export type SensorRole = (typeof sensorRoles)[number]

export const sensorSchema = z.object({
  /** Megapixels as printed; null where the row has none. */
  mp: within(ranges.mp).nullable(),
  role: z.enum(sensorRoles),
  /** The widest f-number. */
  aperture: within(ranges.aperture).optional(),
  apertureNarrow: within(ranges.aperture).optional(),
  /** Focal length in 35 mm equivalent. */
  focalMm: within(ranges.focalMm).optional(),
  focalMaxMm: within(ranges.focalMm).optional(),
  fovDeg: within(ranges.fovDeg).optional(),
  /** Optical format as printed: `1/1.56"`. */
  sensorFormat: z.string().optional(),
  /** The format as a number, only for comparison with other formats. */
  sensorInch: within(ranges.sensorInch).optional(),
  pixelUm: within(ranges.pixelUm).optional(),
  periscope: z.literal(true).optional(),
  teleMacro: z.literal(true).optional(),
  tof: z.literal(true).optional(),
  opticalZoom: within(ranges.opticalZoom).optional(),
  /** Null where the source does not tell; absent for depth sensors and auxiliary lenses. */
  ois: z.boolean().nullable().optional(),
  autofocus: z.boolean().nullable().optional(),
})
export type Sensor = z.infer<typeof sensorSchema>

/** No telephoto and no ultra-wide camera of a phone has fewer megapixels. */
const LEAST_MP = 5

/** Whether a camera whose purpose no source names may be a telephoto or an ultra-wide one (FACT-5). */
export const hasUnknownCamera = (sensors: Sensor[]): boolean =>
  sensors.some(({ role, mp }) => role === 'unlabelled' && (mp === null || mp >= LEAST_MP))

export const videoSchema = z.object({
  /** Frame rates by resolution; empty where the row names a resolution without a rate. */
  modes: z.record(z.string(), z.array(within(fps))),
  eis: z.literal(true).optional(),
  dolbyVision: z.literal(true).optional(),
  hdr10plus: z.literal(true).optional(),
  log: z.literal(true).optional(),
  proRes: z.literal(true).optional(),
  /** Modes that are interpolated or made in a cloud. */
  notRecorded: z.array(z.string()).optional(),
  max: z.string().optional(),
  maxFps: within(fps).nullable().optional(),
})
export type Video = z.infer<typeof videoSchema>
