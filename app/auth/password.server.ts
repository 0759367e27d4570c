/** Passwords: hashed with argon2id, compared in constant time, never kept or logged as they are (AUTH-4). */
import { randomInt } from 'node:crypto'
import { hashSync, verify } from '@node-rs/argon2'
import { semaphore } from '#app/platform/process/semaphore.ts'

// The library's default algorithm is argon2id; cost as OWASP advises for it.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPasswordSync = (password: string): string => hashSync(password, cost)

/** A hash that no password has: to be compared with where there is no account, so that both take equally long. */
const nobody = hashPasswordSync(String(Math.random()))

// Each comparison takes a core and 19 MB for some 30 ms: one at a time leaves the others to the pages. Whoever comes while
// many try waits longer and is not turned away: connections are bounded, and so is the line.
const comparisons = semaphore(1, Number.POSITIVE_INFINITY)

/** Whether this is the password; with no hash it takes as long and is false. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const release = await comparisons.enter()
  try {
    const matches = await verify(hashed ?? nobody, password).catch(() => false)
    return matches && hashed !== null
  } finally {
    release?.()
  }
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that can be read aloud: four groups of five letters without those that look alike (98 bits). */
export const makePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
    '-',
  )
