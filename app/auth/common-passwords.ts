/** How the bundled list of common passwords stores one: the first bytes of its hash. */
import { createHash } from 'node:crypto'

/** Five bytes: a password that is not in the list of some thousands matches by chance once in 200 million. */
const HASH_BYTES = 5

export const shortHash = (word: string): string =>
  createHash('sha256').update(word).digest().subarray(0, HASH_BYTES).toString('base64url')

/** A list as one text: the short hashes, each of the same length, without separators. */
export const packHashes = (words: string[]): string => words.map(shortHash).join('')

const HASH_LENGTH = Math.ceil((HASH_BYTES * 8) / 6)

export const unpackHashes = (packed: string): Set<string> =>
  new Set(packed.match(new RegExp(`.{${HASH_LENGTH}}`, 'g')) ?? [])
