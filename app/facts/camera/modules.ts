/** Reads the row of camera modules: the sensors of a camera with their lenses. Pure. */
import { versionHere } from '../regions.ts'
import { firstNumber } from '../spec-texts.ts'
import type { Sensor, SensorRole } from './values.ts'

type Evidence = {
  /** Whether the source names stabilization and autofocus wherever they exist; then their absence means no. */
  namesWhatExists: boolean
  /** What the row OIS and the video row say of the main camera. */
  mainIsStabilized: boolean | null
  /** What the row Zoom says of the telephoto camera. */
  opticalZoom: number | null
}

/** The sensors in the order of the row, the main camera first; null where the row names none. */
export function parseModules(row: string | null, evidence: Evidence): Sensor[] | null {
  const modules = modulesIn(row ?? '')
  if (modules.length === 0) return null
  let hasMain = false
  const sensors = modules.map(text => {
    const role = roleOf(text, !hasMain)
    hasMain ||= role === 'main'
    return sensorOf(text, role, evidence)
  })
  return withZoom(sensors, evidence.opticalZoom)
}

/** The zoom of the whole camera is that of its last telephoto camera, which reaches farthest, unless a module has its own. */
function withZoom(sensors: Sensor[], opticalZoom: number | null): Sensor[] {
  const last = sensors.findLastIndex(({ role }) => role === 'telephoto')
  if (opticalZoom === null || sensors.some(sensor => sensor.opticalZoom)) return sensors
  return sensors.map((sensor, index) => (index === last ? { ...sensor, opticalZoom } : sensor))
}

const count = String.raw`\d+(?:\.\d+)?`

/** A module begins at its megapixels, or at a word that stands for a sensor without any. */
const moduleStart = new RegExp(
  String.raw`(?=(?<![\d.])${count}\s*MP\b|\bUnspecified MP\b|\b(?:other|secondary) unspecified cameras?\b|\bQ?VGA\b|\bAuxiliary lens(?:es)?\b|\bTOF 3D\b|(?<![\d./])0\.0\d+\s+(?!MP))`,
  'i',
)

function modulesIn(row: string): string[] {
  const given = firstVersion(row)
    .replace(/\([^()]*\beff\.?\)/gi, ' ')
    .replace(/^\s*(?:Single|Dual|Triple|Quad|Penta)\s*[;:]\s*/i, '')
  if (/^\s*Yes\b/i.test(given)) return ['']
  const modules: string[] = []
  for (const part of given.split(';').flatMap(segment => segment.split(moduleStart))) {
    const text = part.replace(/^[\s,+]+|[\s,+]+$/g, '')
    if (!new RegExp(moduleStart.source.replace('(?=', '^(?:'), 'i').test(text)) {
      // What precedes the first module, such as a heading, belongs to none; what follows a comma belongs to the last.
      if (modules.length > 0) modules[modules.length - 1] += ` ${text}`
      continue
    }
    const last = modules.at(-1)
    // `0.3 MP, TOF 3D` and `0.08 MP, Auxiliary lens` are one sensor each.
    if (last !== undefined && /^(?:TOF|Auxiliary)/i.test(text) && isTinyAndUnlabelled(last)) {
      modules[modules.length - 1] = `${last}, ${text}`
    } else modules.push(text)
  }
  return modules
}

const isTinyAndUnlabelled = (text: string) =>
  /^0\.\d+\s*MP/i.test(text) && !/[a-z]{4}/i.test(text.replace(/^0\.\d+\s*MP/i, ''))

/** The first of several versions of a model: `- International model -; …; - China model -; …`, `50 MP …; or; 13 MP …`. */
function firstVersion(row: string): string {
  const [, first] = /^\s*-[^;-]*\bmodel\s*-\s*;?(.*?)(?:;\s*-[^;]*\bmodel\s*-|$)/is.exec(row) ?? []
  // An alternative replaces the module before it; what follows the alternative is common to both.
  return withoutForeign(first ?? row).replace(/;\s*or\s*;[^;]*/gi, '')
}

/** `108 MP … - Global version; 64 MP … - India version; 8 MP` has the one of the version sold here. */
function withoutForeign(row: string): string {
  const parts = row.split(';').map(text => ({ text, label: /-\s*([^-]+?)\s*version\s*$/i.exec(text)?.[1] ?? null }))
  const here = versionHere(parts, ({ label }) => label)
  return here ? parts.flatMap(part => (part === here || part.label === null ? part.text : [])).join(';') : row
}

const roles: [RegExp, SensorRole][] = [
  [/ultra-?\s?wide/i, 'ultrawide'],
  [/tele(?:photo)?\s*-?macro/i, 'macro'],
  [/telephoto|periscope/i, 'telephoto'],
  [/macro|microscope/i, 'macro'],
  [/depth|\bTOF\b/i, 'depth'],
  [/mono(?:chrome)?\b|\bB\/W\b/i, 'mono'],
  [/auxiliary/i, 'aux'],
]

function roleOf(text: string, isFirst: boolean): SensorRole {
  const labelled = roles.find(([label]) => label.test(text))?.[1]
  if (labelled) return labelled
  if (isFirst) return 'main'
  if (/\(wide\)|\(standard\)|wide[ -]angle/i.test(text)) return 'wide2'
  const mp = megapixels(text)
  return mp !== null && mp < 1 ? 'aux' : 'unlabelled'
}

const namedResolutions: Record<string, number> = { VGA: 0.3, QVGA: 0.08 }

function megapixels(text: string): number | null {
  const named = /^Q?VGA\b/i.exec(text)?.[0].toUpperCase()
  if (named) return namedResolutions[named] ?? null
  return firstNumber(new RegExp(`^(${count})\\s*MP\\b`, 'i'), text) ?? firstNumber(/^(0\.0\d+)\s/, text)
}

function sensorOf(text: string, role: SensorRole, { namesWhatExists, mainIsStabilized }: Evidence): Sensor {
  const absent = namesWhatExists ? false : null
  const optics = text.replace(/\(vs\.[^)]*\)/gi, ' ')
  const format = formatIn(optics)
  const isDepth = role === 'depth'
  return {
    mp: megapixels(text),
    role,
    ...known('aperture', aperturesIn(optics)[0]),
    ...known('apertureNarrow', aperturesIn(optics)[1]),
    ...known('focalMm', focalLengthsIn(optics)[0]),
    ...known('focalMaxMm', focalLengthsIn(optics)[1]),
    ...known('fovDeg', firstNumber(new RegExp(`(${count})\\s?[˚°º]`), optics)),
    ...(format ?? {}),
    ...known('pixelUm', firstNumber(new RegExp(`(${count})\\s?[µμ]m\\b`), optics)),
    ...(/periscope/i.test(text) ? { periscope: true as const } : {}),
    ...(role === 'macro' && /tele/i.test(text) ? { teleMacro: true as const } : {}),
    ...(isDepth && /\bTOF\b/i.test(text) ? { tof: true as const } : {}),
    ...known('opticalZoom', opticalZoomIn(optics)),
    ...(isDepth || role === 'aux'
      ? {}
      : {
          ois:
            /\bOIS\b/.test(text) || (role === 'main' && mainIsStabilized)
              ? true
              : role === 'main' && mainIsStabilized === false
                ? false
                : absent,
          autofocus: /AF\b|\bautofocus\b/i.test(text) ? true : absent,
        }),
  }
}

const known = <Key extends string>(key: Key, value: number | null | undefined) =>
  (value === null || value === undefined ? {} : { [key]: value }) as { [Name in Key]?: number }

const numbersIn = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(group => group !== undefined).map(Number))

/** Widest and narrowest f-number: `f/1.5-2.4`, `f/1.6-f/4.0`, `f/1.9 or f/4.0`; a placeholder such as `f/2.X` is none. */
const aperturesIn = (text: string) =>
  ends(numbersIn(/f\/(\d+(?:\.\d+)?)(?![\d.]*X)(?:-(?:f\/)?(\d+(?:\.\d+)?))?/gi, text))

/** Shortest and longest focal length in 35 mm equivalent. */
const focalLengthsIn = (text: string) =>
  ends(numbersIn(/(?<![\d.])(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?\s?mm\b/gi, text))

function ends(numbers: number[]): [number?, number?] {
  const low = Math.min(...numbers)
  const high = Math.max(...numbers)
  return numbers.length === 0 ? [] : high > low ? [low, high] : [low]
}

/** `1/1.28"`, `1.0"-type`, `1/1.7X"`. */
function formatIn(text: string): Pick<Sensor, 'sensorFormat' | 'sensorInch'> | null {
  const fraction = /\b1\/(\d+(?:\.\d+)?)X?\s?(?:["″”]|-?inch)/i.exec(text)?.[1]
  if (fraction) return { sensorFormat: `1/${fraction}"`, sensorInch: Math.round(1000 / Number(fraction)) / 1000 }
  // Only the largest formats are printed in whole inches; `2.88"` is `1/2.88"` misprinted.
  const inches = /(?<![\d./])([01](?:\.\d+)?)\s?(?:["″”]|-?inch)(?:-type)?/i.exec(text)?.[1]
  return inches ? { sensorFormat: `${inches}"`, sensorInch: Number(inches) } : null
}

/** The long end: `3.2-4.3x continuous optical zoom` is 4.3. */
export const opticalZoomIn = (text: string) =>
  firstNumber(new RegExp(`(${count})\\s?x\\s*(?:continuous\\s+)?optical zoom`, 'i'), text)
