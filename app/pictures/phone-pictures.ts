/** Pictures of phones that editors upload: their bounds and their addresses (IMAGE-5). Pure. */
import { MEGABYTE } from './picture-rules.ts'

/** Most uploaded pictures of one phone. */
export const MAX_PICTURES = 8
export const TOO_MANY_PICTURES = `A phone has at most ${MAX_PICTURES} uploaded pictures.`
export const PICTURE_MISSING = 'An uploaded picture is not stored here any more: remove it, or upload it again.'
export const MAX_PICTURE_MEGABYTES = 6
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * MEGABYTE
/** Of a form with all of them, and one that is too large by itself: its other fields are then read all the same. */
export const MAX_PICTURES_FORM_BYTES = (MAX_PICTURES + 1) * MAX_PICTURE_BYTES

/** The sizes that are stored, by their largest width in pixels. */
export const pictureWidths = { small: 320, large: 800 } as const
export type PictureSize = keyof typeof pictureWidths
/** A picture is at most so many times as high as it is wide. */
export const MAX_HEIGHT_RATIO = 2
/** Most bytes of a stored size. */
export const MAX_STORED_BYTES = 150_000

export const PICTURES_FOLDER = '/pictures/'

/** @param hash of the content, 32 hexadecimal digits */
export const picturePath = (hash: string, size: PictureSize) => `${PICTURES_FOLDER}${hash}-${pictureWidths[size]}.webp`

/** What is named by a file of the folder; null for another name. */
export function pictureNamed(file: string): { hash: string; size: PictureSize } | null {
  const [, hash, width] = /^([0-9a-f]{32})-(\d+)\.webp$/.exec(file) ?? []
  const size = (Object.keys(pictureWidths) as PictureSize[]).find(name => String(pictureWidths[name]) === width)
  return hash && size ? { hash, size } : null
}

export const isPicturePath = (address: string) => address.startsWith(PICTURES_FOLDER)

/** The hash of an uploaded picture; null for any other address. */
export const pictureHash = (address: string): string | null =>
  isPicturePath(address) ? (pictureNamed(address.slice(PICTURES_FOLDER.length))?.hash ?? null) : null

/** Hashes of all uploaded pictures that a text names, such as a JSON value. */
export const hashesIn = (text: string): string[] =>
  [...text.matchAll(/\/pictures\/([0-9a-f]{32})-/g)].map(([, hash = '']) => hash)
