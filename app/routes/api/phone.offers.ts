import { api, publicJson } from '#app/http/api.server.ts'
import { currentOffers } from '#app/phones/offers.server.ts'
import { requirePhoneOf } from '#app/phones/require.server.ts'
import { phoneApiPath } from '#app/platform/paths.ts'

const handle = api({
  /** The current offers of a phone (API-30). */
  GET({ params }) {
    const phone = requirePhoneOf(params, moved => `${phoneApiPath(moved)}/offers`)
    const offers = currentOffers(phone.id, Date.now())
    return publicJson(offers.map(({ isInStock, ...offer }) => ({ ...offer, inStock: isInStock })))
  },
})

export { handle as loader, handle as action }
