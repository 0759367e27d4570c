/** Pictures that people send: checked by content, scaled down, without metadata of location and camera (AI-8, CONTACT-6, IMAGE-5). */
import sharp, { type Sharp } from 'sharp'
import { semaphore } from '#app/platform/process/semaphore.ts'
import { isPicture, MEGABYTE } from './picture-rules.ts'
import { pictureTexts } from './texts.ts'

/**
 * Above the output of phone cameras, but limited, since a small file can declare huge dimensions. The JPEG limit is higher,
 * because JPEG is scaled down while it is decoded, other formats only afterwards.
 */
const MAX_PIXELS = { jpeg: 60_000_000, other: 20_000_000 }
const formats = new Set(['jpeg', 'png', 'webp'])

// Decode one picture at a time: each may need a hundred megabytes.
sharp.concurrency(1)
sharp.cache(false)
const decoding = semaphore(1, 30)
/** What the queue takes at most, about. */
const BUSY_S = 60
const readOptions = { sequentialRead: true, failOn: 'error' as const, pages: 1 }

/** Thrown for a picture that cannot be accepted; the message is shown to the visitor. */
export class PictureRefused extends Error {
  constructor(
    readonly status: 413 | 415 | 422 | 429 | 503,
    message: string,
    /** Seconds until the visitor may try again, where that helps. */
    readonly retryAfterS?: number,
  ) {
    super(message)
  }
}

type Bounds = {
  maxBytes: number
  /** Called after the header check and before decoding; throws to refuse. */
  mayDecode?: () => Promise<void> | void
}

/**
 * What `produce` makes of a picture, upright and without transparency. Its header is checked before it is decoded.
 * @param read loads the file, called after the semaphore is acquired
 * @throws PictureRefused
 */
export async function decodePicture<Result>(
  read: () => Promise<Uint8Array>,
  { maxBytes, mayDecode = () => {} }: Bounds,
  produce: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  const release = await decoding.enter()
  if (!release) throw new PictureRefused(503, pictureTexts().busy, BUSY_S)
  try {
    const file = await read()
    await inspect(file, maxBytes)
    await mayDecode()
    const picture = sharp(file, { ...readOptions, limitInputPixels: MAX_PIXELS.jpeg }).rotate()
    return await produce(picture.flatten({ background: '#ffffff' })).catch(() => {
      throw new PictureRefused(422, pictureTexts().damaged)
    })
  } finally {
    release()
  }
}

/**
 * The picture as a small JPEG; as `decodePicture`.
 * @throws PictureRefused
 */
export const readPicture = (
  read: () => Promise<Uint8Array>,
  /** `maxSidePx`: the longest side of the result. */
  { maxSidePx, ...bounds }: Bounds & { maxSidePx: number },
): Promise<Buffer> =>
  decodePicture(read, bounds, picture =>
    picture.resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 80 }).toBuffer(),
  )

async function inspect(file: Uint8Array, maxBytes: number): Promise<void> {
  if (file.byteLength === 0) throw new PictureRefused(422, pictureTexts().missing)
  if (file.byteLength > maxBytes) throw new PictureRefused(413, pictureTexts().tooLarge(maxBytes / MEGABYTE))
  // By its content, because libvips would also open SVG and other formats.
  const wrongType = new PictureRefused(415, pictureTexts().wrongType)
  if (!isPicture(file)) throw wrongType
  const { width, height, format } = await sharp(file, { ...readOptions, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureRefused(422, pictureTexts().damaged)
    })
  if (!formats.has(format ?? '')) throw wrongType
  if (width * height > (format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other)) {
    throw new PictureRefused(422, pictureTexts().tooManyPixels)
  }
}
