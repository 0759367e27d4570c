/** Which prices are about the same (PHONE-5). Pure. */

/** Prices that differ by no more than this share are. */
const NEAR = 0.1

/** The lowest and the highest price about the same as this one, in rupees. */
export const nearPrices = (pricePkr: number): { from: number; to: number } => ({
  from: Math.ceil(pricePkr * (1 - NEAR)),
  to: Math.floor(pricePkr * (1 + NEAR)),
})
