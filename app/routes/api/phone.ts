import { api, publicJson } from '#app/http/api.server.ts'
import { phoneEtag, phoneJson } from '#app/phones/phone-json.ts'
import { requirePhoneOf } from '#app/phones/require.server.ts'
import { phoneApiPath } from '#app/platform/paths.ts'

const handle = api({
  GET({ params }) {
    const phone = requirePhoneOf(params, phoneApiPath)
    return publicJson(phoneJson(phone), { ETag: phoneEtag(phone) })
  },
})

export { handle as loader, handle as action }
