/** An uploaded picture in the sizes that pages show (IMAGE-5). */
import { createHash } from 'node:crypto'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { MAX_HEIGHT_RATIO, MAX_PICTURE_BYTES, MAX_STORED_BYTES, pictureWidths } from './phone-pictures.ts'
import { decodePicture } from './read-picture.server.ts'

/** Both sizes as WebP, named by a hash of the larger one. */
export type WebPicture = { hash: string; small: Buffer; large: Buffer }

/** Tried in this order until a picture is small enough; only noise needs the last ones. */
const QUALITIES = [80, 60, 40, 20]
const SCALES = [1, 0.7, 0.5, 0.3]

/**
 * The sizes of a JPEG, PNG or WebP, without metadata; a narrower picture is not enlarged.
 * @throws PictureRefused
 */
export const webSizes = (file: Blob): Promise<WebPicture> =>
  decodePicture(
    async () => new Uint8Array(await file.arrayBuffer()),
    { maxBytes: MAX_PICTURE_BYTES },
    async picture => {
      // Decoded once, because encoding may take several tries.
      const { data, info } = await within(picture, pictureWidths.large).raw().toBuffer({ resolveWithObject: true })
      const large = await smallEnough(data, info, pictureWidths.large)
      const small = await smallEnough(data, info, pictureWidths.small)
      return { hash: createHash('sha256').update(large).digest('hex').slice(0, 32), small, large }
    },
  )

const within = (picture: Sharp, width: number) =>
  picture.resize(Math.round(width), Math.round(width * MAX_HEIGHT_RATIO), { fit: 'inside', withoutEnlargement: true })

async function smallEnough(data: Buffer, { width, height, channels }: OutputInfo, maxWidth: number): Promise<Buffer> {
  for (const scale of SCALES)
    for (const quality of QUALITIES) {
      const scaled = within(sharp(data, { raw: { width, height, channels } }), maxWidth * scale)
      const webp = await scaled.webp({ quality }).toBuffer()
      if (webp.byteLength <= MAX_STORED_BYTES) return webp
    }
  throw new Error('No picture of this size is so large.')
}
