/** A visitor's picture: checked by content, made small, stripped of what it says about place and camera (AI-8). */
import sharp from 'sharp'
import { semaphore } from '#app/platform/process/semaphore.ts'
import type { Picture } from '../../client/model.server.ts'
import { MAX_PICTURE_BYTES } from './picture-rules.ts'
import { photoTexts } from './texts.ts'

/** Longest side that the model gets. */
const LONGEST_SIDE_PX = 1024
/**
 * More than any phone's camera saves; a small file can claim to hold far more. JPEG is made small while it is decoded, the
 * others only after that.
 */
const MAX_PIXELS = { jpeg: 60_000_000, other: 20_000_000 }
const formats = new Set(['jpeg', 'png', 'webp'])

// Pictures are decoded one after the other: each may take a hundred megabytes for a moment.
sharp.concurrency(1)
sharp.cache(false)
const decoding = semaphore(1, 30)
const reading = { sequentialRead: true, failOn: 'error' as const, pages: 1 }

/** Thrown for a file that is no picture we take; the message is for the visitor. */
export class PictureRefused extends Error {
  constructor(
    readonly status: 413 | 415 | 422 | 429 | 503,
    message: string,
  ) {
    super(message)
  }
}

/**
 * The picture as a small JPEG. It is judged by what its header says before anything is decoded.
 * @param read gives the file once it is its turn
 * @param mayDecode is asked between the two, and refuses by throwing
 * @throws PictureRefused
 */
export async function readPicture(
  read: () => Promise<Uint8Array>,
  mayDecode: () => Promise<void> | void = () => {},
): Promise<Picture> {
  const release = await decoding.enter()
  if (!release) throw new PictureRefused(503, photoTexts().problems.busy)
  try {
    const file = await read()
    await inspect(file)
    await mayDecode()
    return await shrink(file)
  } finally {
    release()
  }
}

async function inspect(file: Uint8Array): Promise<void> {
  if (file.byteLength === 0) throw new PictureRefused(422, photoTexts().problems.missing)
  if (file.byteLength > MAX_PICTURE_BYTES) throw new PictureRefused(413, photoTexts().problems.tooLarge)
  // Judged by what is in the file: a name or a declared type proves nothing, and libvips would open SVG and more.
  const wrongType = new PictureRefused(415, photoTexts().problems.wrongType)
  if (!isPicture(file)) throw wrongType
  const { width, height, format } = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw wrongType
    })
  if (!formats.has(format ?? '')) throw wrongType
  if (width * height > (format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other)) {
    throw new PictureRefused(422, photoTexts().problems.tooManyPixels)
  }
}

async function shrink(file: Uint8Array): Promise<Picture> {
  try {
    const jpeg = await sharp(file, { ...reading, limitInputPixels: MAX_PIXELS.jpeg })
      .rotate()
      .resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { mediaType: 'image/jpeg', base64: jpeg.toString('base64') }
  } catch {
    throw new PictureRefused(422, photoTexts().problems.damaged)
  }
}

function isPicture(file: Uint8Array): boolean {
  const begins = (...bytes: number[]) => bytes.every((byte, index) => file[index] === byte)
  const isWebp = begins(0x52, 0x49, 0x46, 0x46) && Buffer.from(file.subarray(8, 12)).toString('latin1') === 'WEBP'
  return begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) || isWebp
}
