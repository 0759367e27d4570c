/** About how much a customs value is, by our price: for phones without a ruling (PTA-8). */

/** Of our price: most values that rulings fix are between these shares. */
const [LEAST, MOST] = [0.5, 1] as const

/**
 * Of `all` phones with a ruling and a price, the cheapest value of so many is `within` these shares, and half of them
 * have at most the median.
 */
export type ValueShare = { within: number; all: number; median: number }

/** @returns null where the median is not between the shares, so that they say nothing of a phone without a ruling */
export function shareOf(shares: number[]): ValueShare | null {
  const sorted = shares.toSorted((a, b) => a - b)
  const median = Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100
  if (median < LEAST || median > MOST) return null
  return { within: shares.filter(share => share >= LEAST && share <= MOST).length, all: shares.length, median }
}

/** The shares of our price that are guessed as customs value: the least, the middle and the most. */
export const guessedShares = ({ median }: ValueShare): number[] => [LEAST, median, MOST]
