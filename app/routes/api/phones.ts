import { findBrandByNameOrSlug } from '#app/brands/brands.server.ts'
import { bands } from '#app/entities/enums.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { readPage } from '#app/http/api-page.server.ts'
import { publicHeaders } from '#app/http/caching.server.ts'
import { streamText, UNTRANSFORMED } from '#app/http/stream.server.ts'
import { versionEtag } from '#app/http/version-etag.server.ts'
import { countPhones, type PhoneFilter } from '#app/phones/listing.server.ts'
import { phonesAsJson } from '#app/phones/phone-stream.server.ts'
import { bandNamed } from '#app/prices/bands.ts'

/** `?brand=` (slug or name), `?price=` (band), `?limit=`, `?offset=`. @throws ApiError 400 for invalid values. */
function parseQuery(query: URLSearchParams) {
  const filter: PhoneFilter = {}
  const brand = query.get('brand')
  if (brand) filter.brand = findBrandByNameOrSlug(brand)?.slug ?? brand
  const price = query.get('price')
  if (price) {
    const band = bandNamed(price)
    if (!band) throw new ApiError(400, `price accepts ${bands.join(', ')}.`)
    filter.band = band
  }
  return { filter, ...readPage(query) }
}

const handle = api({
  GET({ request }) {
    const { filter, limit, offset } = parseQuery(new URL(request.url).searchParams)
    return new Response(streamText(phonesAsJson(filter, { limit, offset })), {
      headers: {
        ...publicHeaders,
        'Cache-Control': publicHeaders['Cache-Control'] + UNTRANSFORMED,
        'Content-Type': 'application/json; charset=utf-8',
        'X-Total-Count': String(countPhones(filter)),
        // The list is streamed, so the ETag is made of the content version and not of the bytes.
        ETag: versionEtag(),
      },
    })
  },
})

export { handle as loader, handle as action }
