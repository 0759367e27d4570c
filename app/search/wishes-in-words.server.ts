/** The wishes in the words of a search, as the filter shows and replaces them (FIND-2). */
import { finderTable } from '#app/finder/finder.server.ts'
import { inOrder, type Wishes, withKeypads } from '#app/finder/wishes.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import type { Understood } from './understanding/understand.ts'

/**
 * What the words say that a phone must have. `jazz 5g` asks for 5G with Jazz; a brand without 5G of its own, such as Telenor,
 * only for 5G.
 */
export function needsInWords({ network, must }: Understood): Wishes {
  const isOffered = network !== null && finderTable().texts.net?.includes(network)
  return isOffered && must.has('fiveG') ? new Map([...must, ['net', [network]]]) : must
}

/** All wishes in the words as the filter shows them (FIND-2): `under 70000` is a price up to 70,000. */
export function wishesInWords(understood: Understood): Wishes {
  const { min = 1, max = null } = understood.range ?? {}
  const wishes = new Map(needsInWords(understood))
  if (min > 1) wishes.set('priceMin', rounded(min, min - 1))
  if (max !== null) wishes.set('price', rounded(max, max - 1))
  return inOrder(understood.isKeypad ? withKeypads(wishes) : wishes)
}

/** What the words say is only nice to have, as far as a chip says it: what is behind a use has none of its own. */
export const nicesInWords = ({ nice, readings }: Understood): Wishes =>
  inOrder(new Map([...nice].filter(([need]) => readings.some(({ of }) => of === need))))

/** That of two amounts in rupees which people say. */
const rounded = (amount: number, other: number) => (amount % 100 === 0 ? amount : other % 100 === 0 ? other : amount)

/** Prices are limits of a search as those in its words. */
export function rangeOfWishes(wishes: Wishes = new Map()): RupeeRange | null {
  const [min, max] = [wishes.get('priceMin'), wishes.get('price')]
  if (typeof min !== 'number' && typeof max !== 'number') return null
  return { min: typeof min === 'number' ? min : 1, max: typeof max === 'number' ? max + 1 : null }
}
