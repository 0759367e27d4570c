/** The values of a camera's facts. */
import { z } from 'zod'

const positive = z.number().positive()

/** `aux`: an auxiliary lens of no use for pictures. `unlabelled`: the source names no purpose. */
const sensorRoles = ['main', 'wide2', 'ultrawide', 'telephoto', 'macro', 'depth', 'mono', 'aux', 'unlabelled'] as const
export type SensorRole = (typeof sensorRoles)[number]

export const sensorSchema = z.object({
  /** Megapixels as printed; null where the row has none. */
  mp: positive.nullable(),
  role: z.enum(sensorRoles),
  /** The widest f-number. */
  aperture: positive.optional(),
  apertureNarrow: positive.optional(),
  /** Focal length in 35 mm equivalent. */
  focalMm: positive.optional(),
  focalMaxMm: positive.optional(),
  fovDeg: positive.optional(),
  /** Optical format as printed: `1/1.56"`. */
  sensorFormat: z.string().optional(),
  /** The format as a number, only for comparison with other formats. */
  sensorInch: positive.optional(),
  pixelUm: positive.optional(),
  periscope: z.literal(true).optional(),
  teleMacro: z.literal(true).optional(),
  tof: z.literal(true).optional(),
  opticalZoom: positive.optional(),
  /** Null where the source does not tell; absent for depth sensors and auxiliary lenses. */
  ois: z.boolean().nullable().optional(),
  autofocus: z.boolean().nullable().optional(),
})
export type Sensor = z.infer<typeof sensorSchema>

export const videoSchema = z.object({
  /** Frame rates by resolution; empty where the row names a resolution without a rate. */
  modes: z.record(z.string(), z.array(positive)),
  eis: z.literal(true).optional(),
  dolbyVision: z.literal(true).optional(),
  hdr10plus: z.literal(true).optional(),
  log: z.literal(true).optional(),
  proRes: z.literal(true).optional(),
  /** Modes that are interpolated or made in a cloud. */
  notRecorded: z.array(z.string()).optional(),
  max: z.string().optional(),
  maxFps: positive.nullable().optional(),
})
export type Video = z.infer<typeof videoSchema>
