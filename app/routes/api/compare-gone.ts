import { missingIds } from '#app/compare/compare.server.ts'
import { api, publicJson } from '#app/http/api.server.ts'

const handle = api({
  /** `?phones=` ids of a compare list; responds with the ids that belong to no phone (API-20). */
  GET({ request }) {
    const ids = new URL(request.url).searchParams.get('phones') ?? ''
    return publicJson({ gone: missingIds(ids.split(',').filter(id => id !== '')) })
  },
})

export { handle as loader, handle as action }
