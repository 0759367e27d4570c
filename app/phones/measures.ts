/** Numbers parsed from a phone's texts, for comparison; null where a text has none. Pure. */
import type { Phone } from '#app/entities/phone.ts'

export type MeasuredPhone = Pick<Phone, 'shortSpecs' | 'dimensions' | 'pricePkr'>

export type Measures = {
  pricePkr: number | null
  batteryMah: number | null
  /** Wired charging. */
  chargingW: number | null
  /** The largest variant. */
  ramGb: number | null
  storageGb: number | null
  /** Main rear camera. */
  mainCameraMp: number | null
  rearCameras: number | null
  displayInches: number | null
  refreshHz: number | null
  heightMm: number | null
  widthMm: number | null
  thicknessMm: number | null
  weightG: number | null
}

export function measuresOf({ shortSpecs, dimensions, pricePkr }: MeasuredPhone): Measures {
  return {
    pricePkr,
    batteryMah: first(/(\d[\d,]*)\s*mAh/i, shortSpecs.battery),
    chargingW: first(/(\d+(?:\.\d+)?)\s*W\b/i, shortSpecs.battery),
    ramGb: largestGb(shortSpecs.ram),
    storageGb: largestGb(shortSpecs.storage),
    mainCameraMp: first(/(\d+(?:\.\d+)?)\s*MP/i, shortSpecs.camera),
    rearCameras: shortSpecs.camera ? shortSpecs.camera.match(/\d\s*MP/gi)?.length || null : null,
    displayInches: first(/(\d+(?:\.\d+)?)\s*(?:inch|"|″)/i, shortSpecs.display),
    refreshHz: first(/(\d+)\s*Hz/i, shortSpecs.display),
    heightMm: first(/(\d+(?:\.\d+)?)/, dimensions?.height),
    widthMm: first(/(\d+(?:\.\d+)?)/, dimensions?.width),
    thicknessMm: first(/(\d+(?:\.\d+)?)/, dimensions?.thickness),
    weightG: first(/(\d+(?:\.\d+)?)/, dimensions?.weight),
  }
}

function first(pattern: RegExp, text: string | undefined): number | null {
  const value = Number(pattern.exec(text ?? '')?.[1]?.replaceAll(',', ''))
  return Number.isFinite(value) && value > 0 ? value : null
}

const unitsInGb: Record<string, number> = { MB: 1 / 1024, GB: 1, TB: 1024 }

/** `4/6/8GB` → 8, `256GB / 1TB` → 1024, `512MB` → 0.5. */
function largestGb(text: string | undefined): number | null {
  const sizes = [...(text ?? '').matchAll(/(\d+(?:\.\d+)?)\s*(MB|GB|TB)/gi)].map(
    ([, amount, unit]) => Number(amount) * (unitsInGb[unit?.toUpperCase() ?? ''] ?? 0),
  )
  return sizes.length > 0 ? Math.max(...sizes) : null
}
