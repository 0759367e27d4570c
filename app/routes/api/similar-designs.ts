import { designFromDimensions } from '#app/ai/helpers/design/candidates.server.ts'
import { api, publicJson } from '#app/http/api.server.ts'
import { requirePhone } from '#app/phones/require.server.ts'

const handle = api({
  /** `?mobileId=`: phones of similar shape, compared by dimensions only (API-11). */
  GET({ request }) {
    return publicJson(designFromDimensions(requirePhone(new URL(request.url).searchParams.get('mobileId') ?? '')))
  },
})

export { handle as loader, handle as action }
