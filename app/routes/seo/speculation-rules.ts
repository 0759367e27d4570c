import { api } from '#app/http/api.server.ts'
import { CACHE_FOR_A_DAY } from '#app/http/caching.server.ts'
import { speculationRules } from '#app/seo/speculation-rules.ts'

/** `/speculation-rules`, named by the header of public documents (HTTP-8). */
const handle = api({
  GET: () =>
    new Response(JSON.stringify(speculationRules), {
      // Browsers ignore the rules under another type.
      headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': CACHE_FOR_A_DAY },
    }),
})

export { handle as loader, handle as action }
