/** Passwords: hashed with argon2id, compared in constant time, never stored or logged in plain text (AUTH-4). */
import { randomInt } from 'node:crypto'
import { hash, hashSync, verify } from '@node-rs/argon2'
import { semaphore } from '#app/platform/process/semaphore.ts'

// The library's default algorithm is argon2id; the cost follows OWASP's advice.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export const hashPasswordSync = (password: string): string => hashSync(password, cost)

/** Compared with where there is no account, so that response times do not reveal which accounts exist. */
const dummyHash = hashPasswordSync(String(Math.random()))

// A comparison takes a core and 19 MB for some 30 ms; one at a time leaves the other cores to the pages. The queue is
// bounded by the number of connections.
const comparisons = semaphore(1, Number.POSITIVE_INFINITY)

/** Whether this is the password; without a hash it is false after the same time. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const release = await comparisons.enter()
  try {
    const matches = await verify(hashed ?? dummyHash, password).catch(() => false)
    return matches && hashed !== null
  } finally {
    release?.()
  }
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Groups of five characters that are easy to read aloud; none look alike (5 bits each). */
const randomGroups = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

/** A random password of 99 bits. */
export const makePassword = (): string => randomGroups(4)

/** A recovery code of 123 bits: more than could be guessed from its hash. */
export const makeCode = (): string => randomGroups(5)
