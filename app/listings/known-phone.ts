/** A phone as listings are read against it. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import type { NamedPhone } from './phone-names.ts'

export type KnownPhone = NamedPhone & {
  slug: string
  /** Null where none is known. */
  versions: MemoryVersion[] | null
  /** All known prices. */
  prices: PricePoint[]
  /** The maker's codes: `SM-A165F/DS`. */
  codes: string[]
}
