import { z } from 'zod'
import { answerJson } from '#app/ai/answer-json.server.ts'
import { findInPhoto, mapped } from '#app/ai/helpers.server.ts'
import { photoCandidates, withPhones } from '#app/ai/panel.server.ts'
import { PictureRefused, readPicture } from '#app/ai/picture.server.ts'
import { MAX_PICTURE_BYTES, pictureMessages } from '#app/ai/picture-rules.ts'
import { MAX_PHOTO_CANDIDATES } from '#app/ai/scores.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'
import { ApiError, api } from '#app/platform/api.server.ts'
import { readJson } from '#app/platform/json-body.server.ts'
import { uploadTurn } from '#app/platform/uploads.server.ts'

const body = z.object({
  /** With or without the `data:image/…;base64,` that a browser puts before it. */
  imageBase64: z.string().min(1),
  /** At most 15 are used. */
  mobileIds: z.array(z.string()).max(100).default([]),
  /** Where no ids are given: the phone whose page the visitor is on; the server chooses phones around it. */
  nearMobileId: z.string().optional(),
})

/** Base64 takes four characters for three bytes. */
const MAX_BYTES = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 64 * 1024

const handle = api({
  async POST({ request }) {
    const release = await uploadTurn()
    if (!release) throw new ApiError(503, pictureMessages.busy)
    try {
      const { imageBase64, mobileIds, nearMobileId } = await readJson(request, body, MAX_BYTES)
      const picture = await readPicture(Buffer.from(imageBase64.replace(/^data:[^,]*,/, ''), 'base64'))
      release()
      const phones =
        mobileIds.length === 0 && nearMobileId
          ? photoCandidates(requirePhone(nearMobileId))
          : listPhonesByIds([...new Set(mobileIds)].slice(0, MAX_PHOTO_CANDIDATES))
      if (phones.length === 0) throw new ApiError(404, 'None of these phones could be found.')
      return answerJson(mapped(await findInPhoto(picture, phones), matches => withPhones(matches, phones)))
    } catch (error) {
      if (error instanceof PictureRefused) throw new ApiError(error.status, error.message)
      throw error
    } finally {
      release()
    }
  },
})

export { handle as loader, handle as action }
