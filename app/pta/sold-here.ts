/** Brands whose phones come to Pakistan only from abroad (PTA-7). Pure. */

/** Pixel phones have no distributor in Pakistan; no ruling of FBR values a new one. */
const NOT_SOLD: readonly string[] = ['google']

/** Whether phones of this brand are sold in Pakistan. @param brand its slug */
export const isSoldHere = (brand: string): boolean => !NOT_SOLD.includes(brand)
