/** Finds phones similar to the one in a visitor's photo (AI-7, AI-8). */
import { z } from 'zod'
import type { Phone } from '#app/entities/phone.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { readJson, requireJson } from '#app/http/json-body.server.ts'
import { beginUpload } from '#app/http/uploads.server.ts'
import { listFeatured } from '#app/phones/listing.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'
import { PictureRefused } from '#app/pictures/read-picture.server.ts'
import { pictureTexts } from '#app/pictures/texts.ts'
import { failureMessage, limitOf } from '../../client/failure.ts'
import { mapped } from '../../client/model.server.ts'
import { modelJson } from '../../client/model-json.server.ts'
import { designCandidates } from '../design/candidates.server.ts'
import type { Helper } from '../helper.server.ts'
import { withPhones } from '../matches.server.ts'
import { MAX_PHOTO_CANDIDATES } from '../scores.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGABYTES } from './bounds.ts'
import { refusalOfSearch, searchPhoto } from './photo-search.server.ts'
import { photoTexts } from './texts.ts'

const requestBody = z.object({
  /** With or without the prefix `data:image/…;base64,`. */
  imageBase64: z.string().min(1),
  /** At most 15 are used (API-10). */
  mobileIds: z.array(z.string()).max(100).default([]),
  /** Without `mobileIds`: id of the phone of the current page; the server selects candidates similar to it. */
  nearMobileId: z.string().optional(),
})

/** Base64 encodes three bytes in four characters. A photo is one string. */
const LIMITS = { maxBytes: Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 64 * 1024, bounds: { depth: 2, values: 200 } }
const MAX_FORM_BYTES = MAX_PICTURE_BYTES + 64 * 1024
/** Maximum number of phones of similar design among the candidates. */
const SIMILAR_CANDIDATES = 8

/** The phone itself, phones of similar design, then featured phones. */
function photoCandidates(phone: Phone): Phone[] {
  const featured = listPhonesByIds(listFeatured(MAX_PHOTO_CANDIDATES).map(card => card.id))
  const all = [phone, ...designCandidates(phone).slice(0, SIMILAR_CANDIDATES), ...featured]
  return [...new Map(all.map(each => [each.id, each])).values()].slice(0, MAX_PHOTO_CANDIDATES)
}

export const helper: Helper = {
  endpoint: 'find-similar-photos',
  handle: api({
    async POST({ request }) {
      const upload = beginUpload()
      try {
        requireJson(request, LIMITS.maxBytes)
        const refusal = await refusalOfSearch()
        if (refusal) return modelJson(refusal)
        const { imageBase64, mobileIds, nearMobileId } = await readJson(request, requestBody, { ...LIMITS, upload })
        const phones =
          mobileIds.length === 0 && nearMobileId
            ? photoCandidates(requirePhone(nearMobileId))
            : listPhonesByIds([...new Set(mobileIds)].slice(0, MAX_PHOTO_CANDIDATES))
        if (phones.length === 0) throw new ApiError(404, 'None of these phones could be found.')
        const read = async () => Buffer.from(imageBase64.replace(/^data:[^,]*,/, ''), 'base64')
        return modelJson(mapped(await searchPhoto(read, phones, upload.end), matches => withPhones(matches, phones)))
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error
        const { status, message, retryAfterS } = error
        throw new ApiError(status, message, undefined, retryAfterS ? { 'Retry-After': String(retryAfterS) } : undefined)
      } finally {
        upload.end()
      }
    },
  }),
  async runForm(phone, form, onRead) {
    const file = form.get('photo')
    const read = async () => (file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array())
    try {
      const candidates = photoCandidates(phone)
      const result = await searchPhoto(read, candidates, onRead)
      if (!result.ok) return { result: { matches: [], message: failureMessage(result) }, ...limitOf(result) }
      return { result: { matches: withPhones(result.value, candidates) } }
    } catch (error) {
      if (error instanceof PictureRefused) {
        const { status, message, retryAfterS } = error
        return { error: message, status, retryAfterS }
      }
      throw error
    }
  },
  upload: {
    maxBytes: MAX_FORM_BYTES,
    errors: () => ({
      408: photoTexts().problems.tooSlow,
      413: pictureTexts().tooLarge(MAX_PICTURE_MEGABYTES),
      429: photoTexts().problems.tooMany,
      503: pictureTexts().busy,
    }),
  },
}
