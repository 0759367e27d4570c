/** The versions of a phone by memory and storage. Pure. */
import { shownSizes } from '#app/platform/text/measures.ts'
import { factOf } from './fact.ts'
import type { SpecTexts } from './spec-texts.ts'
import type { MemoryVersion, PhoneFacts } from './values.ts'

export function memoryFacts(specs: SpecTexts): PhoneFacts['memory'] {
  const { text, phone, source } = specs
  const listed = listedVersions(specs)
  const versions = listed.length > 0 ? listed : internalVersions(text('Memory', 'Internal'))
  const summary = versions.length > 0 ? [] : summarizedVersions(phone.shortSpecs.ram, phone.shortSpecs.storage)
  const card = text('Memory', 'Card slot')
  return {
    versions:
      versions.length > 0 ? factOf(versions, source) : factOf(summary.length > 0 ? summary : null, source, 'low'),
    card: factOf(card === null ? null : !/^No\b/i.test(card), source),
  }
}

/** Whether a phone is sold with this memory; null where none is named, or no version is known. Sizes that one of both does not tell fit. */
export function hasVersion(versions: MemoryVersion[] | null, { ramGb, storageGb }: MemoryVersion): boolean | null {
  if (!versions || (ramGb === null && storageGb === null)) return null
  const fits = (wanted: number | null, given: number | null) => wanted === null || given === null || wanted === given
  return versions.some(version => fits(ramGb, version.ramGb) && fits(storageGb, version.storageGb))
}

/** Stands for versions that are not known. */
const OTHERS = '?'

/** Versions as texts: `8/256`, `/256` where the RAM is not known; `?` where there may be others. */
export const memoryTexts = ({ value, confidence }: NonNullable<PhoneFacts['memory']['versions']>): string[] => [
  ...value.map(({ ramGb, storageGb }) => `${ramGb ?? ''}/${storageGb ?? ''}`),
  ...(confidence === 'low' ? [OTHERS] : []),
]

/** A size in its largest whole unit, as stored: `8GB`, `1TB`, `512MB`. */
export const sizeText = (gb: number): string => readableSize(gb).replace(' ', '')

/** The same for a reader: `8 GB`, `1 TB`, `512 MB`. */
export function readableSize(gb: number): string {
  if (gb < 1) return `${gb * 1024} MB`
  return gb % 1024 === 0 ? `${gb / 1024} TB` : `${gb} GB`
}

/** `8GB + 256GB`, as stored; empty where nothing is known. */
export const versionText = ({ ramGb, storageGb }: MemoryVersion): string =>
  [ramGb, storageGb].flatMap(gb => (gb === null ? [] : sizeText(gb))).join(' + ')

/** The same for a reader: `8 + 256 GB`. */
export const readableVersion = (version: MemoryVersion): string => shownSizes(versionText(version))

/** The versions of these texts; incomplete where there are none. */
export function readMemoryTexts(texts: string[] | null): { versions: MemoryVersion[]; isComplete: boolean } {
  const known = texts?.filter(text => text !== OTHERS) ?? []
  const versions = known.map(text => {
    const [ram, storage] = text.split('/')
    return { ramGb: ram ? Number(ram) : null, storageGb: storage ? Number(storage) : null }
  })
  return { versions, isComplete: texts !== null && known.length === texts.length }
}

const size = String.raw`(\d+(?:\.\d+)?\s*(?:MB|GB|TB))`
const versionRow = new RegExp(`^(?:${size} \\+ )?${size}$`, 'i')
const internal = new RegExp(`${size}(?:\\s+${size}\\s*RAM)?`, 'gi')

/** Rows such as `8GB + 256GB`, of which each stands for a version on sale. */
const listedVersions = ({ rows }: SpecTexts) =>
  distinct(
    rows.flatMap(({ feature }) => {
      const match = versionRow.exec(feature)
      return match ? [{ ramGb: gigabytes(match[1]), storageGb: gigabytes(match[2]) }] : []
    }),
  )

/** `128GB 8GB RAM, 256GB 12GB RAM`. */
const internalVersions = (row: string | null) =>
  distinct(
    [...(row ?? '').matchAll(internal)].map(([, storage, ram]) => ({
      ramGb: gigabytes(ram),
      storageGb: gigabytes(storage),
    })),
  )

/** The smallest and the largest version of `8GB / 12GB` and `128GB / 256GB`, which do not tell what is sold together. */
function summarizedVersions(ram: string | undefined, storage: string | undefined): MemoryVersion[] {
  const rams = sizesIn(ram)
  const storages = sizesIn(storage)
  if (rams.length + storages.length === 0) return []
  const at = (index: 0 | -1) => ({ ramGb: rams.at(index) ?? null, storageGb: storages.at(index) ?? null })
  return distinct([at(0), at(-1)])
}

const sizesIn = (text: string | undefined) =>
  [...(text ?? '').matchAll(new RegExp(size, 'gi'))].flatMap(([found]) => gigabytes(found) ?? []).sort((a, b) => a - b)

const units: Record<string, number> = { MB: 1 / 1024, GB: 1, TB: 1024 }

/** `512 MB` → 0.5; null for a text that is no size. */
export function gigabytes(text: string | undefined): number | null {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*(MB|GB|TB)$/i.exec(text ?? '') ?? []
  const value = Number(amount) * (units[unit.toUpperCase()] ?? 0)
  return value > 0 ? value : null
}

function distinct(versions: MemoryVersion[]): MemoryVersion[] {
  const seen = new Map(versions.map(version => [`${version.ramGb}/${version.storageGb}`, version]))
  return [...seen.values()].sort((a, b) => (a.storageGb ?? 0) - (b.storageGb ?? 0) || (a.ramGb ?? 0) - (b.ramGb ?? 0))
}
