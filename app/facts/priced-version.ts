/** Which version of a phone a price is for. Pure. */
import type { MemoryVersion } from './values.ts'

export type MemorySize = 'ramGb' | 'storageGb'

export type PricedVersion = Record<MemorySize, number | null> & {
  /** The values of the versions that the price may be for; one where it is certain. */
  possible: Record<MemorySize, number[]>
  /** Whether the source of the price names a version that the phone has. */
  isNamed: boolean
}

/**
 * Memory and storage of the version that a price is for, as far as its source names it: of several that fit the smallest.
 * A named version that the phone does not have names none.
 * @param versions the smallest first
 */
export function versionOfPrice(versions: MemoryVersion[], named: MemoryVersion | null): PricedVersion {
  const fits = (version: MemoryVersion, size: MemorySize) =>
    named?.[size] == null || version[size] === null || version[size] === named[size]
  const fitting = versions.filter(version => fits(version, 'ramGb') && fits(version, 'storageGb'))
  const candidates = fitting.length > 0 ? fitting : versions.length > 0 ? versions : named ? [named] : []
  const isNamed = candidates !== versions && [named?.ramGb, named?.storageGb].some(size => size != null)
  const smallest = (size: MemorySize) => (isNamed ? named?.[size] : null) ?? candidates[0]?.[size] ?? null
  const possible = (size: MemorySize) =>
    isNamed && named?.[size] != null ? [named[size]] : [...new Set(candidates.flatMap(version => version[size] ?? []))]
  return {
    ramGb: smallest('ramGb'),
    storageGb: smallest('storageGb'),
    possible: { ramGb: possible('ramGb'), storageGb: possible('storageGb') },
    isNamed,
  }
}
