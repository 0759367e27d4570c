/** What a record must be to be a phone at all, for the bundled catalogue and for imports (DATA-16). Pure. */

/** The first release year; what is older is a slip. */
export const FIRST_YEAR = 2000

/** The largest phone that does not fold has a 7-inch screen; tablets begin above. */
export const LARGEST_RIGID_INCHES = 7.2
