/** Stable identifiers. */
import { createHash } from 'node:crypto'

/** A UUID (in the form of version 5) derived from the name, so that links survive a refilled database. */
export function stableId(name: string): string {
  const hash = createHash('sha1').update(`qeemat:${name}`).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
