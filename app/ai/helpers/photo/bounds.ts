/** Bounds of a photo for the model, shared by server and browser (AI-8). */
import { MEGABYTE } from '#app/pictures/picture-rules.ts'

export const MAX_PICTURE_MEGABYTES = 10
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * MEGABYTE
/** The longest side that is sent to the model. */
export const MAX_SIDE_PX = 1024
