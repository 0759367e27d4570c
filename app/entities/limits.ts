/** Lengths that forms, records and imports share (DATA-3). */

/** Longest name of a phone or a model, as it stands on cards and in addresses. */
export const LONGEST_NAME = 120

/** Longest text of one fact; the longest of the bundled catalogue has 480 characters. */
export const LONGEST_TEXT = 5000
