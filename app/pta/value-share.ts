/** About how much a customs value is, by our price: for phones without a ruling (PTA-8). */

/** Of our price: most values that rulings fix are between the first share and the last. */
export const VALUE_SHARES = [0.5, 0.75, 1] as const

/** Of `all` phones with a ruling and a price, the cheapest value of so many is `within` these shares. */
export type ValueShare = { within: number; all: number }
