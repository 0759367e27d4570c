import { allPhonesRead } from '#app/finder/finder.server.ts'
import { ApiError, api, publicJson } from '#app/http/api.server.ts'
import { readPage } from '#app/http/api-page.server.ts'
import { phoneJson } from '#app/phones/phone-json.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { typedText } from '#app/platform/text/text.ts'
import { parseCentRange, toRupees } from '#app/search/price-range.ts'
import { search } from '#app/search/search.server.ts'
import { sortsFor } from '#app/search/sort.ts'
import { understoodJson } from '#app/search/understood-json.ts'

/** Phones in a response: by default, and at most. */
const DEFAULT_LIMIT = 200
const MAX_LIMIT = 500

const handle = api({
  /** `?q=`, `?price=` (US cents), `?sort=`, `?explain=1`, `?limit=`, `?offset=`: matching phones, the number of all in `X-Total-Count` (API-6). */
  async GET({ request }) {
    const query = new URL(request.url).searchParams
    const { limit, offset } = readPage(query, { limit: DEFAULT_LIMIT, max: MAX_LIMIT })
    const text = typedText(query.get('q'))
    const price = query.get('price')
    const range = price ? parseCentRange(price) : null
    if (price && !range) throw new ApiError(400, 'price accepts a range of US cents, such as 20000-50000.')
    const isExplained = query.get('explain') === '1'
    if (text === '' && !range && !isExplained) return publicJson([], { 'X-Total-Count': '0' })
    await allPhonesRead()
    const found = search(text, {
      range: range && toRupees(range, settings().USD_PKR_RATE),
      sort: sortsFor(text).find(sort => sort === query.get('sort')) ?? null,
    })
    const results = listPhonesByIds(found.ids({ limit, offset })).map(phoneJson)
    const body = isExplained ? { results, understood: understoodJson(found) } : results
    return publicJson(body, { 'X-Total-Count': String(found.total) })
  },
})

export { handle as loader, handle as action }
