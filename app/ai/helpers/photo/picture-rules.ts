/** Limits of a visitor's photo, shared by server and browser. */

/** Maximum file size (AI-8). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
