import { api, publicJson } from '#app/http/api.server.ts'
import { shownHistory } from '#app/phones/offers.server.ts'
import { requirePhoneOf } from '#app/phones/require.server.ts'
import { phoneApiPath } from '#app/platform/paths.ts'

const handle = api({
  /** The prices of a phone over time, as its page shows them, oldest first (API-30). */
  GET({ params }) {
    const phone = requirePhoneOf(params, moved => `${phoneApiPath(moved)}/prices`)
    return publicJson(
      shownHistory(phone.id).map(({ pricePkr, date, kind, source, seller = null, ram = null, storage = null }) => ({
        ...{ pricePkr, date, kind, source, seller, ram, storage },
      })),
    )
  },
})

export { handle as loader, handle as action }
