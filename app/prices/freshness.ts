/** The measure of how fresh prices are: those of the phones that readers look at most (KNOW-1). Pure. */

/** How many phones these are. */
export const MOST_VIEWED = 300
/** For so many days after it was checked a price is fresh. */
export const FRESH_DAYS = 14
