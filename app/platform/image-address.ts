/** The rule for image addresses, the same for typed, imported and displayed ones. Pure. */
import { ownPath } from './paths.ts'
import { isWebAddress } from './web-address.ts'

const CONTROL_CHARACTER = /\p{Cc}/u

/** An absolute http(s) URL, or a path of our own site (IMAGE-4). */
export function isImageAddress(address: string): boolean {
  if (CONTROL_CHARACTER.test(address)) return false
  if (address.startsWith('/')) return ownPath(address) !== null
  return isWebAddress(address)
}
