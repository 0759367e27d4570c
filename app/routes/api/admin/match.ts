import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { RECORD, readJson } from '#app/http/json-body.server.ts'
import { readListings } from '#app/listings/catalogue.server.ts'
import { listingsSchema } from '#app/listings/listing.ts'

const handle = api({
  /** What is read from listings of shops; nothing is stored (API-28). */
  POST: admin(async ({ request }) => {
    const { listings } = await readJson(request, listingsSchema, RECORD)
    return Response.json({ results: await readListings(listings) }, { headers: privateHeaders })
  }),
})

export { handle as loader, handle as action }
