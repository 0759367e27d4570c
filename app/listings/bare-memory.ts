/** Memory without units behind a name, as in `iPhone 15 512` and `Hot 50 8 256` (LISTING-4). Pure. */
import type { MemoryVersion } from '#app/facts/values.ts'
import type { Token } from './tokens.ts'

export const NO_MEMORY: MemoryVersion = { ramGb: null, storageGb: null }

const STORAGE = /^(32|64|128|256|512)$/
const RAM = /^(2|3|4|6|8|12|16|24)$/

/** @returns what stands there, and of how many tokens */
export function bareMemoryAt(tokens: Token[], at: number): { stated: MemoryVersion; length: number } {
  const [first, second] = [tokens[at], tokens[at + 1]]
  const isPair = isApart(first) && isApart(second) && RAM.test(first.text) && STORAGE.test(second.text)
  if (isPair) return { stated: { ramGb: Number(first.text), storageGb: Number(second.text) }, length: 2 }
  // `512MP` is none.
  const isUnit = second?.kind === 'word' && second.gap === 'none'
  const isStorage = first?.kind === 'number' && first.gap !== 'none' && STORAGE.test(first.text) && !isUnit
  return isStorage
    ? { stated: { ramGb: null, storageGb: Number(first.text) }, length: 1 }
    : { stated: NO_MEMORY, length: 0 }
}

const isApart = (token: Token | undefined): token is Token => token?.kind === 'number' && token.gap === 'space'
