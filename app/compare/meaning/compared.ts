/** What a comparison by meaning reads of a phone. Pure. */
import type { PriceGrade, PriceKind } from '#app/entities/enums.ts'
import { hasUnknownCamera } from '#app/facts/camera/values.ts'
import { type MemorySize, type PricedVersion, versionOfPrice } from '#app/facts/priced-version.ts'
import type { PhoneFacts } from '#app/facts/values.ts'

export type ComparedPrice = {
  pkr: number
  kind: PriceKind
  /** As precise as its source; null for a launch price without a date. */
  date: string | null
  /** Who costs less is said within one grade only. */
  grade?: PriceGrade | null
  /** The version that the price is for, where its source names one. */
  version?: { ramGb: number | null; storageGb: number | null } | null
}

export type ShownPrice = Pick<ComparedPrice, 'pkr' | 'version' | 'grade'> & {
  /** `June 2026`, `about July 2026`. */
  when?: string
  /** Pages show it as one that may have changed. */
  isStale?: boolean
}

export type ComparedPhone = {
  slug: string
  name: string
  /** Of more than two phones on a page; without one its name is said. */
  shortName?: string
  /** As precise as its source; empty where unknown. */
  releaseDate: string
  facts: PhoneFacts
  /** Null where there is none, or none that may be compared (a price that is too old). */
  price: ComparedPrice | null
  /** The price that pages show, also one that is not compared. */
  shown?: ShownPrice | null
}

/** Only Apple's phones have iOS; the system of others may be unknown. */
export const isIos = ({ facts }: ComparedPhone) => facts.os?.value === 'ios'

/** Memory and battery capacity say different things on iOS and on Android. */
export const haveOneSystem = (a: ComparedPhone, b: ComparedPhone) => isIos(a) === isIos(b)

/** Memory and storage of the version that the price is for, also where the price itself is not compared. */
export const versionOf = ({ facts, price, shown }: ComparedPhone): PricedVersion =>
  versionOfPrice(facts.memory.versions?.value ?? [], price?.version ?? shown?.version ?? null)

/** A price asked in a shop, with its date; a launch price is never compared. */
export function shopPrice({ price }: Pick<ComparedPhone, 'price'>): { pkr: number; date: string } | null {
  return price && price.kind !== 'launch' && price.date !== null && price.pkr > 0
    ? { pkr: price.pkr, date: price.date }
    : null
}

/** How far a phone's own result must lie from its chip's to stand for a version with fewer graphics cores. */
const OWN_GRAPHICS_DEVIATION = 0.2

/** Points in 3DMark Wild Life Extreme: the chip's, or the phone's own where it has a lesser version of the chip. */
export function graphicsPoints({ facts }: ComparedPhone): number | null {
  const graphics = facts.graphics?.value
  if (!graphics) return null
  const own = graphics.ownWildLifeExtreme?.points ?? graphics.wildLifeExtreme
  const deviation = Math.abs(own / graphics.wildLifeExtreme - 1)
  return deviation > OWN_GRAPHICS_DEVIATION ? own : graphics.wildLifeExtreme
}

/** The camera's facts that are compared. */
export type CameraMeans = {
  sensorInch: number | null
  isStabilized: boolean | null
  hasTelephoto: boolean | null
  /** The longest optical zoom; null where there is none or its figure is not known. */
  opticalZoom: number | null
  hasUltrawide: boolean | null
  records4k60: boolean | null
}

/** Ultra-wide cameras below this resolution add little. */
export const USEFUL_ULTRAWIDE_MP = 8

export function cameraMeans({ facts: { camera } }: ComparedPhone): CameraMeans {
  const sensors = camera.sensors?.value ?? null
  const main = sensors?.find(({ role }) => role === 'main')
  const telephotos = sensors?.filter(({ role }) => role === 'telephoto') ?? []
  const zooms = telephotos.flatMap(({ opticalZoom }) => opticalZoom ?? [])
  const hasUltrawide = sensors?.some(({ role, mp }) => role === 'ultrawide' && mp !== null && mp >= USEFUL_ULTRAWIDE_MP)
  // A camera whose purpose no source names may be either.
  const absent = sensors && !hasUnknownCamera(sensors) ? false : null
  const modes = camera.video?.value.modes ?? {}
  const rates4k = modes['4K']
  return {
    sensorInch: main?.sensorInch ?? null,
    isStabilized: main?.ois ?? null,
    hasTelephoto: telephotos.length > 0 ? true : absent,
    opticalZoom: zooms.length > 0 ? Math.max(...zooms) : null,
    hasUltrawide: hasUltrawide ? true : absent,
    // A row that names no mode, or 4K without a rate, does not tell.
    records4k60:
      Object.keys(modes).length === 0 || rates4k?.length === 0 ? null : (rates4k ?? []).some(rate => rate >= 60),
  }
}

/** The size of memory that a row compares; null for other rows. */
export const sizeOfRow = (row: string): MemorySize | null =>
  row === 'memory' ? 'ramGb' : row === 'storage' ? 'storageGb' : null

/** The measured time of use; null where it was not measured. */
export function timeOfUse({ facts: { battery } }: ComparedPhone): { hours: number; minutes: number } | null {
  if (!battery.activeUseMinutes) return null
  const minutes = Math.round(battery.activeUseMinutes.value)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
