/** The shape of the closing icon, apart from the others, so that the early script contains no more. */
export const CLOSE_SHAPE = 'm6 6 12 12M18 6 6 18'
