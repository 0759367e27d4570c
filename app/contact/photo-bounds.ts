/** Bounds of the photo of a price tag, shared by server and browser (CONTACT-6). */
import { MEGABYTE } from '#app/pictures/picture-rules.ts'

export const PHOTO_FIELD = 'photo'
export const MAX_PHOTO_MEGABYTES = 2
export const MAX_PHOTO_BYTES = MAX_PHOTO_MEGABYTES * MEGABYTE
/** The longest side that is stored, enough to read a price tag. */
export const PHOTO_SIDE_PX = 1600
