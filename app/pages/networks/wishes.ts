import type { Wishes } from '#app/finder/wishes.ts'

/** Phones that can use the 5G of all these operators. @param to the highest price, in rupees */
export function wishesFor5g(operatorIds: string[], to?: number): Wishes {
  const must: Wishes = new Map([['net', operatorIds]])
  if (to !== undefined) must.set('price', to)
  return must
}
