import { z } from 'zod'
import { mapped } from '#app/ai/helpers.server.ts'
import { modelJson } from '#app/ai/model-json.server.ts'
import { photoCandidates, withPhones } from '#app/ai/panel.server.ts'
import { searchPhoto } from '#app/ai/photo-search.server.ts'
import { PictureRefused } from '#app/ai/picture.server.ts'
import { MAX_PICTURE_BYTES } from '#app/ai/picture-rules.ts'
import { MAX_PHOTO_CANDIDATES } from '#app/ai/scores.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { readJson } from '#app/http/json-body.server.ts'
import { beginUpload } from '#app/http/uploads.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'

const body = z.object({
  /** With or without the `data:image/…;base64,` that a browser puts before it. */
  imageBase64: z.string().min(1),
  /** At most 15 are used (API-10). */
  mobileIds: z.array(z.string()).max(100).default([]),
  /** Where no ids are given: the phone whose page the visitor is on; the server chooses phones around it. */
  nearMobileId: z.string().optional(),
})

const RETRY = { 'Retry-After': '60' }

/** Base64 takes four characters for three bytes. */
const MAX_BYTES = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 64 * 1024

const handle = api({
  async POST({ request }) {
    const upload = beginUpload()
    try {
      const { imageBase64, mobileIds, nearMobileId } = await readJson(request, body, { maxBytes: MAX_BYTES, upload })
      upload.end()
      const phones =
        mobileIds.length === 0 && nearMobileId
          ? photoCandidates(requirePhone(nearMobileId))
          : listPhonesByIds([...new Set(mobileIds)].slice(0, MAX_PHOTO_CANDIDATES))
      if (phones.length === 0) throw new ApiError(404, 'None of these phones could be found.')
      const read = async () => Buffer.from(imageBase64.replace(/^data:[^,]*,/, ''), 'base64')
      return modelJson(mapped(await searchPhoto(read, phones), matches => withPhones(matches, phones)))
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      throw new ApiError(error.status, error.message, undefined, error.status >= 429 ? RETRY : undefined)
    } finally {
      upload.end()
    }
  },
})

export { handle as loader, handle as action }
