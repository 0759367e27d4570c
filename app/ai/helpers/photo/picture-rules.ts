/** What a visitor's photo may be; for server and browser alike. */

/** Largest file (AI-8). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
