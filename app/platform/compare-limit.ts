/** The number of phones that a comparison, its list and a page of slips hold (COMPARE-1). */
export const COMPARE_LIMIT = 4
