/** Parses lengths, weights, charges and memory. An implausible number gives null, never a guess. Pure. */

const number = (text: string | undefined) => Number.parseFloat((text ?? '').replace(',', '.'))
const within = (value: number, min: number, max: number) => (value >= min && value <= max ? value : null)

/** Grams: `198 g (6.98 oz)`, `174g`, `186 grams`. */
export function parseGrams(text: string): number | null {
  const found = /(\d+(?:[.,]\d+)?)\s*(?:g|grams?)\b/i.exec(text)
  return found ? within(number(found[1]), 30, 2000) : null
}

/** Millimetres: `8.8mm`, `163.74 mm`, `16.4 cm`. */
export function parseMillimetres(text: string): number | null {
  const found = /(\d+(?:[.,]\d+)?)\s*(mm|cm)\b/i.exec(text)
  if (!found) return null
  const value = number(found[1]) * (found[2]?.toLowerCase() === 'cm' ? 10 : 1)
  return within(Math.round(value * 100) / 100, 1, 400)
}

export type BodySize = { heightMm: number; widthMm: number; thicknessMm: number }

/** `162.2 x 77.5 x 7.4 mm (6.39 x 3.05 x 0.29 in)`; for a folding phone the first size, which is unfolded. */
export function parseBodySize(text: string): BodySize | null {
  const found = /(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)(?:-\d+(?:\.\d+)?)?\s*mm/i.exec(text)
  if (!found) return null
  const [heightMm, widthMm, thicknessMm] = found.slice(1).map(number) as [number, number, number]
  return within(heightMm, 30, 400) && within(widthMm, 20, 400) && within(thicknessMm, 2, 60)
    ? { heightMm, widthMm, thicknessMm }
    : null
}

const CM_PER_INCH = 2.54

/** The diagonal in inches: `6.7 inches, …`, `6.3", 1206x2622`, `6.78''`, `17.20 cm`, `169.1mm`, `6.1`. */
export function parseInches(text: string): number | null {
  const inches = /(\d{1,2}(?:[.,]\d+)?)\s*(?:inch(?:es)?\b|["”″]|''|-inch)/i.exec(text)
  if (inches) return within(number(inches[1]), 0.9, 20)
  const metric = /(\d{1,3}(?:\.\d+)?)\s*(cm|mm)(?![²2])\b/i.exec(text)
  if (metric) {
    const cm = number(metric[1]) / (metric[2]?.toLowerCase() === 'mm' ? 10 : 1)
    return within(Math.round((cm / CM_PER_INCH) * 100) / 100, 0.9, 20)
  }
  return /^\d{1,2}(\.\d+)?$/.test(text) ? within(number(text), 0.9, 20) : null
}

/** Milliampere-hours: `Li-Ion 3998 mAh, non-removable`, `3,600mAh`, `5000`; null for watt-hours and implausible numbers. */
export function parseMah(text: string): number | null {
  const found = /(\d{1,3},\d{3}|\d+(?:\.\d+)?)\s*mah\b/i.exec(text) ?? /^(\d{3,5})$/.exec(text)
  return found ? within(Number((found[1] ?? '').replace(',', '')), 300, 30_000) : null
}

export type Memory = { ram: string[]; storage: string[] }

const size = String.raw`(\d+(?:\.\d+)?)\s*([KMGT]B)`

/** `256GB 12GB RAM, 512GB 12GB RAM`, `8GB+256GB`, `128GB`: each size once, in order. */
export function parseMemory(text: string): Memory {
  const memory: Memory = { ram: [], storage: [] }
  for (const part of text.split(/[,;]|\bor\b/)) {
    const sizes = [...part.matchAll(new RegExp(`${size}(\\s*(?:of\\s+)?RAM)?`, 'gi'))]
    sizes.forEach((found, index) => {
      const isRam = Boolean(found[3]) || (sizes.length === 2 && !sizes[1]?.[3] && /[+/-]/.test(part) && index === 0)
      const text = `${found[1]}${found[2]?.toUpperCase()}`
      const list = isRam ? memory.ram : memory.storage
      if (!list.includes(text)) list.push(text)
    })
  }
  return memory
}

/**
 * The sizes in a field for one kind of memory: `8GB / 12GB`, `4/6 GB`, `8GB RAM`. Memory borrowed from the storage
 * (`16 GB (8GB + 8GB EXTENDED)`) is not counted.
 */
export function parseSizes(text: string): string[] {
  const real = /extend|virtual|expan/i.test(text) ? (/\(([^+)]*)\+/.exec(text)?.[1] ?? text) : text
  const shared = /^\s*(\d+(?:\s*\/\s*\d+)+)\s*([KMGT]B)/i.exec(real)
  const sizes = shared
    ? (shared[1] ?? '').split('/').map(value => `${value.trim()}${shared[2]?.toUpperCase()}`)
    : [...real.matchAll(new RegExp(size, 'gi'))].map(([, value, unit]) => `${value}${unit?.toUpperCase()}`)
  return [...new Set(sizes)]
}

/**
 * The memory version that a row names: in its columns, else in its name. A bare number is in gigabytes; several sizes name no
 * version.
 */
export function memoryNamed(
  { ram, storage, memory }: { ram: string; storage: string; memory: string },
  variant: string | null,
): { ram?: string; storage?: string } {
  const named = parseMemory([memory, variant ?? ''].filter(Boolean).join(', '))
  const only = (sizes: string[]) => (sizes.length === 1 ? sizes[0] : undefined)
  const version = {
    ram: only(ram === '' ? named.ram : parseSizes(withGigabytes(ram))),
    storage: only(storage === '' ? named.storage : parseSizes(withGigabytes(storage))),
  }
  return Object.fromEntries(Object.entries(version).filter(([, size]) => size !== undefined))
}

const withGigabytes = (text: string) => (/^\d{1,4}$/.test(text) ? `${text}GB` : text)
