/** Seeded random numbers. The seed is printed and set by `TEST_SEED`, so that failures can be reproduced. */
import { createHash } from 'node:crypto'

const given = process.env.TEST_SEED ?? '20261121'
if (!/^\d+$/.test(given)) throw new Error('TEST_SEED accepts a whole number.')

export const TEST_SEED = Number(given)

/** Random bytes and numbers, determined by the seed and this name; prints the seed. */
export function seeded(name: string) {
  console.log(`Seed of ${name}: TEST_SEED=${TEST_SEED}`)
  let round = 0
  const block = () => createHash('sha512').update(`${TEST_SEED}/${name}/${round++}`).digest()
  return {
    bytes: (length: number): Buffer =>
      Buffer.concat(Array.from({ length: Math.ceil(length / 64) }, block)).subarray(0, length),
    /** From 0 to below 1. */
    fraction: (): number => block().readUInt32BE() / 2 ** 32,
  }
}
