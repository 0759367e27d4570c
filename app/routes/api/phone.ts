import { ApiError, api, publicJson } from '#app/http/api.server.ts'
import { PHONE_NOT_FOUND } from '#app/phones/not-found.ts'
import { phoneEtag, phoneJson } from '#app/phones/phone-json.ts'
import { findPhone } from '#app/phones/phones.server.ts'

const handle = api({
  GET({ params: { brand = '', slug = '' } }) {
    const phone = findPhone(slug)
    if (!phone || phone.brand !== brand.toLowerCase()) {
      throw new ApiError(404, PHONE_NOT_FOUND)
    }
    return publicJson(phoneJson(phone), { ETag: phoneEtag(phone) })
  },
})

export { handle as loader, handle as action }
