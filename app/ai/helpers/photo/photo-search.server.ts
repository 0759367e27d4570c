/** Finds the phone in a visitor's photo; cheap checks run before the picture is decoded. */
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Phone } from '#app/entities/phone.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { askModel, isConfigured, type ModelResult, mapped, type Picture } from '../../client/model.server.ts'
import { cachedResult } from '../../client/results.server.ts'
import { MAX_PHOTO_CANDIDATES } from '../scores.ts'
import { PictureRefused, readPicture } from './picture.server.ts'
import { normalizePhoto, PHOTO_PROMPT_VERSION, type PhotoMatch, photoOutput, photoQuestion } from './prompt.ts'
import { photoTexts } from './texts.ts'

/** Decoded photos per IP address and minute; generous, because mobile networks share addresses. */
const perMinute = new RateLimiterMemory({ points: 20, duration: 60 })

/**
 * Finds the phones that match the photo.
 * @throws PictureRefused for an unsupported file or too many requests
 */
export async function searchPhoto(
  read: () => Promise<Uint8Array>,
  phones: Phone[],
): Promise<ModelResult<PhotoMatch[]>> {
  try {
    const picture = await readPicture(read, async () => {
      if (!isConfigured()) throw new NotConfigured()
      await perMinute.consume(requestContext().address)
    })
    return await findInPhoto(picture, phones)
  } catch (error) {
    if (error instanceof NotConfigured) return { ok: false, reason: 'unconfigured' }
    if (error instanceof RateLimiterRes) throw new PictureRefused(429, photoTexts().problems.tooMany)
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
