/** What is wrong in single rows of the source, and how it is put right. Pure. */
import type { SourceRow } from './source.ts'
import { specOf, withSpec } from './spec-rows.ts'

/** Known wrong release dates by slug, with the replacement and its reason. */
const wrongDates: Record<string, { wrong: string; replacement: string; reason: string }> = {
  'tecno-spark-20-pro-plus': {
    wrong: '2023-02-09',
    replacement: '2024',
    reason: 'the Spark 20 line began in December 2023; the price list gives 2024',
  },
  'vivo-s18-pro': {
    wrong: '2023-01-13',
    replacement: '2024',
    reason: 'it was announced in December 2023; the other data set gives 2024',
  },
}

/** Without the specifications that repeat a wrong release date. */
function withoutReleaseRows(row: SourceRow): SourceRow {
  const status = specOf(row, 'Launch', 'Status') ?? ''
  const withoutDate = withSpec(row, 'Launch', 'Status', status.replace(/\.\s*Released .*$/, '') || null)
  return withSpec(withoutDate, 'Launch', 'Released', null)
}

/** `45 wired (PPS), 13.5W PD`; `10W Reverse charging`, where the figure is the phone's own and what follows another feature. */
export function withUnitOfPower(row: SourceRow): SourceRow | null {
  const charging = specOf(row, 'Battery', 'Charging') ?? ''
  const complete = charging
    .replace(/\b(\d+) wired\b/g, '$1W wired')
    .replace(/^((?:(?:Fast c|C)harging )?[\d.]+W) (?=Reverse charging)/, '$1 wired, ')
  return complete === charging ? null : withSpec(row, 'Battery', 'Charging', complete)
}

/** Stabilisation that only versions of other countries have, as `OIS (India only)`. */
const FOREIGN_OIS = /,?\s*OIS \([^()]*\bonly\)/gi

export function withoutForeignStabilisation(row: SourceRow): SourceRow | null {
  const modules = specOf(row, 'Main Camera', 'Modules') ?? ''
  const own = modules.replace(FOREIGN_OIS, '')
  return own === modules ? null : withSpec(row, 'Main Camera', 'Modules', own)
}

/** Memory stated together with storage that stands in for it, with the memory alone; by slug. */
const borrowedMemory: Record<string, { stated: string; own: string }> = {
  'tcl-40-nxtpaper': { stated: '16GB', own: '8GB' },
}

export function withoutBorrowedMemory(row: SourceRow): SourceRow | null {
  const { stated, own } = borrowedMemory[row.slug] ?? {}
  const internal = specOf(row, 'Memory', 'Internal')
  if (!stated || !own || row.shortSpecs.ram !== stated || !internal) return null
  return {
    ...withSpec(row, 'Memory', 'Internal', internal.replace(`${stated} RAM`, `${own} RAM`)),
    shortSpecs: { ...row.shortSpecs, ram: own },
    variants: row.variants.map(variant => (variant.ram === stated ? { ...variant, ram: own } : variant)),
  }
}

/** Specifications that the record of a phone lacks, and that stand only in that of an older phone of its name; by slug. */
const rowsOfOthers: Record<string, [category: string, feature: string][]> = {
  // The A5 of 2018 stands beside that of 2025 in one source.
  'oppo-a5-4g': [
    ['Body', 'Build'],
    ['Memory', 'Card slot'],
    ['Memory', 'RAM type'],
    ['Selfie Camera', 'Features'],
    ['Comms', 'Radio'],
  ],
}

export function withoutOtherPhone(row: SourceRow): SourceRow | null {
  const others = rowsOfOthers[row.slug]?.filter(([category, feature]) => specOf(row, category, feature) !== undefined)
  if (!others?.length) return null
  return others.reduce((rest, [category, feature]) => withSpec(rest, category, feature, null), row)
}

export function withoutWrongDate(row: SourceRow): SourceRow | null {
  const correction = wrongDates[row.slug]
  if (correction?.wrong !== row.releaseDate) return null
  return withoutReleaseRows({ ...row, releaseDate: correction.replacement })
}
