/** A visitor's photo among phones: what is cheap to judge is judged before anything is decoded. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Phone } from '#app/entities/phone.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { findInPhoto } from './helpers.server.ts'
import { type Answer, isConfigured } from './model.server.ts'
import type { PhotoMatch } from './photo.ts'
import { PictureRefused, readPicture } from './picture.server.ts'
import { aiTexts } from './texts.ts'

/** Photos that are decoded for one address in a minute; mobile networks share addresses among many. */
const perMinute = new RateLimiterMemory({ points: 20, duration: 60 })

/**
 * Which of the phones is in the photo.
 * @throws PictureRefused for a file that is no photo we take, or too many of them
 */
export async function searchPhoto(read: () => Promise<Uint8Array>, phones: Phone[]): Promise<Answer<PhotoMatch[]>> {
  try {
    const picture = await readPicture(read, async () => {
      if (!isConfigured()) throw new NotConfigured()
      await perMinute.consume(requestContext().address)
    })
    return await findInPhoto(picture, phones)
  } catch (error) {
    if (error instanceof NotConfigured) return { ok: false, reason: 'unconfigured' }
    if (error instanceof RateLimiterRes) throw new PictureRefused(429, aiTexts().picture.tooMany)
    throw error
  }
}

class NotConfigured extends Error {}
