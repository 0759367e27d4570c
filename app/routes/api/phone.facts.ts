import { factsJson } from '#app/facts/facts-json.ts'
import { factsOf } from '#app/facts/store.server.ts'
import { ApiError, api, publicJson } from '#app/http/api.server.ts'
import { PHONE_NOT_FOUND } from '#app/phones/not-found.ts'
import { priceJson } from '#app/phones/phone-json.ts'
import { requirePhoneOf } from '#app/phones/require.server.ts'
import { phoneApiPath } from '#app/platform/paths.ts'

const handle = api({
  /** The typed facts of a phone, each with its source and confidence, and its price (API-23). */
  GET({ params }) {
    const phone = requirePhoneOf(params, moved => `${phoneApiPath(moved)}/facts`)
    const facts = factsOf(phone.id)
    if (!facts) throw new ApiError(404, PHONE_NOT_FOUND)
    return publicJson({ ...factsJson(facts), price: priceJson(phone) })
  },
})

export { handle as loader, handle as action }
