/** Plausibility limits of phone records, for the bundled catalogue and for imports (DATA-16). Pure. */

/** The first plausible release year; earlier ones are typing errors. */
export const FIRST_YEAR = 2000

/** The largest non-foldable phone has a 7-inch screen; larger devices are tablets. */
export const LARGEST_RIGID_INCHES = 7.2
