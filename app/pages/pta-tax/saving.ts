/** Below what price abroad a phone with its tax is cheaper than here (PTA-9). Pure. */
import { totalsOf } from '#app/pta/total-text.ts'
import type { Answer } from './answer.ts'

/** Rupees of the answer. */
const STEP = 1000

/**
 * The price here without the tax at its highest, in whole thousands of rupees; null where the tax leaves nothing of it.
 * @param pricePkr here
 */
export function highestPriceAbroad(pricePkr: number, { figures, route, upTo }: Answer): number | null {
  const { fromPkr, toPkr } = totalsOf(upTo ?? figures, route)
  const rest = Math.floor((pricePkr - (toPkr ?? fromPkr)) / STEP) * STEP
  return rest > 0 ? rest : null
}
