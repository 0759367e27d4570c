/** A visitor's picture: checked by content, made small, stripped of what it says about place and camera. */
import sharp from 'sharp'
import { semaphore } from '#app/platform/semaphore.ts'
import type { Picture } from './model.server.ts'
import { MAX_PICTURE_BYTES, pictureMessages } from './picture-rules.ts'

/** Longest side that the model gets. */
const LONGEST_SIDE_PX = 1024
/** More than any phone's camera saves; a small file can claim to hold far more. */
const MAX_PIXELS = 60_000_000
const formats = new Set(['jpeg', 'png', 'webp'])

// Pictures are decoded one after the other: each may take a hundred megabytes for a moment.
sharp.concurrency(1)
sharp.cache(false)
const turns = semaphore(1, 30)

/** Thrown for a file that is no picture we take; the message is for the visitor. */
export class PictureRefused extends Error {
  constructor(
    readonly status: 413 | 415 | 422 | 503,
    message: string,
  ) {
    super(message)
  }
}

/** The picture as a small JPEG. @throws PictureRefused */
export async function readPicture(file: Uint8Array): Promise<Picture> {
  if (file.byteLength === 0) throw new PictureRefused(422, pictureMessages.missing)
  if (file.byteLength > MAX_PICTURE_BYTES) throw new PictureRefused(413, pictureMessages.tooLarge)
  const release = await turns.enter()
  if (!release) throw new PictureRefused(503, pictureMessages.busy)
  try {
    return await shrink(file)
  } finally {
    release()
  }
}

async function shrink(file: Uint8Array): Promise<Picture> {
  const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' as const, pages: 1 }
  // Judged by what is in the file: a name or a declared type proves nothing, and libvips would open SVG and more.
  if (!isPicture(file)) throw new PictureRefused(415, pictureMessages.wrongType)
  const {
    width = 0,
    height = 0,
    format,
  } = await sharp(file, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureRefused(415, pictureMessages.wrongType)
    })
  if (!formats.has(format ?? '')) throw new PictureRefused(415, pictureMessages.wrongType)
  if (width * height > MAX_PIXELS) {
    throw new PictureRefused(422, pictureMessages.tooManyPixels)
  }
  try {
    const jpeg = await sharp(file, options)
      .rotate()
      .resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { mediaType: 'image/jpeg', base64: jpeg.toString('base64') }
  } catch {
    throw new PictureRefused(422, pictureMessages.damaged)
  }
}

function isPicture(file: Uint8Array): boolean {
  const begins = (...bytes: number[]) => bytes.every((byte, index) => file[index] === byte)
  const isWebp = begins(0x52, 0x49, 0x46, 0x46) && Buffer.from(file.subarray(8, 12)).toString('latin1') === 'WEBP'
  return begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) || isWebp
}
