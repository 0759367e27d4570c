/** Finds the phone in a visitor's photo; cheap checks run before the picture is decoded. */
import { createHash } from 'node:crypto'
import { isSignedIn } from '#app/auth/session.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import { PictureRefused, readPicture } from '#app/pictures/read-picture.server.ts'
import { addressLimit } from '#app/platform/request/address-limit.server.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import {
  askModel,
  type Failure,
  isConfigured,
  type ModelResult,
  mapped,
  type Picture,
} from '../../client/model.server.ts'
import { cachedResult } from '../../client/results.server.ts'
import { MAX_PHOTO_CANDIDATES } from '../scores.ts'
import { MAX_PICTURE_BYTES, MAX_SIDE_PX } from './bounds.ts'
import { normalizePhoto, PHOTO_PROMPT_VERSION, type PhotoMatch, photoOutput, photoQuestion } from './prompt.ts'
import { photoTexts } from './texts.ts'

/** Decoded photos; generous, because mobile networks share addresses (LIMIT-4). */
const perMinute = addressLimit(() => settings().PHOTO_PER_MINUTE, 60)

/**
 * Why no photo can be searched now, asked before it is read; null where one can.
 * @throws PictureRefused after too many from this address
 */
export async function refusalOfSearch(): Promise<Failure | null> {
  if (!isConfigured()) return { ok: false, reason: 'unconfigured' }
  const waitS = await perMinute.waitFor(requestContext().address)
  if (waitS > 0 && !(await isSignedIn())) throw new PictureRefused(429, photoTexts().problems.tooMany, waitS)
  return null
}

/**
 * Finds the phones that match the photo.
 * @param onDecoded called once the bytes of the photo are no longer needed
 * @throws PictureRefused for an unsupported file or too many requests
 */
export async function searchPhoto(
  read: () => Promise<Uint8Array>,
  phones: Phone[],
  onDecoded: () => void = () => {},
): Promise<ModelResult<PhotoMatch[]>> {
  try {
    const mayDecode = async () => {
      if (!isConfigured()) throw new NotConfigured()
      const waitS = await perMinute.take(requestContext().address)
      if (waitS > 0 && !(await isSignedIn())) throw new PictureRefused(429, photoTexts().problems.tooMany, waitS)
    }
    const bounds = { maxBytes: MAX_PICTURE_BYTES, maxSidePx: MAX_SIDE_PX, mayDecode }
    const jpeg = await readPicture(read, bounds).finally(onDecoded)
    return await findInPhoto({ mediaType: 'image/jpeg', base64: jpeg.toString('base64') }, phones)
  } catch (error) {
    if (error instanceof NotConfigured) return { ok: false, reason: 'unconfigured' }
    throw error
  }
}

class NotConfigured extends Error {}

function findInPhoto(picture: Picture, phones: Phone[]): Promise<ModelResult<PhotoMatch[]>> {
  const candidates = phones.slice(0, MAX_PHOTO_CANDIDATES)
  const prompt = photoQuestion(candidates)
  const hash = createHash('sha256').update(picture.base64).digest('base64url')
  return cachedResult({ purpose: 'photo', version: PHOTO_PROMPT_VERSION, about: [hash, prompt] }, async () =>
    mapped(await askModel('photo', 'visitor', photoOutput, { ...prompt, picture }), output =>
      normalizePhoto(output, candidates),
    ),
  )
}
