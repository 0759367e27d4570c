/** Length limits, in characters, shared by forms, records and imports (DATA-3). */

/** Maximum length of the name of a phone or a model, which cards and URLs show. */
export const MAX_NAME_LENGTH = 120

/** Maximum length of the name of a brand. */
export const MAX_BRAND_NAME_LENGTH = 60

/** Maximum length of the name of a shop or another source. */
export const MAX_SOURCE_NAME_LENGTH = 60

/** Maximum length of one fact; the longest in the bundled catalogue has 480 characters. */
export const MAX_TEXT_LENGTH = 5000
