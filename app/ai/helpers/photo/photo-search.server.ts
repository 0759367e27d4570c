/** A visitor's photo among phones: what is cheap to judge is judged before anything is decoded. */
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

/** Photos that are decoded for one address in a minute; mobile networks share addresses among many. */
const perMinute = new RateLimiterMemory({ points: 20, duration: 60 })

/**
 * Which of the phones is in the photo.
 * @throws PictureRefused for a file that is no photo we take, or too many of them
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
  const asked = photoQuestion(candidates)
  const hash = createHash('sha256').update(picture.base64).digest('base64url')
  return cachedResult({ purpose: 'photo', version: PHOTO_PROMPT_VERSION, about: [hash, asked] }, async () =>
    mapped(await askModel('photo', 'visitor', photoOutput, { ...asked, picture }), given =>
      normalizePhoto(given, candidates),
    ),
  )
}
