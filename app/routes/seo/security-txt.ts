import { api } from '#app/http/api.server.ts'
import { CACHE_FOR_A_DAY } from '#app/http/caching.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { securityText } from '#app/seo/security-txt.ts'

const handle = api({
  GET() {
    const { SITE_ORIGIN, SECURITY_CONTACT } = settings()
    return new Response(securityText({ origin: SITE_ORIGIN, contact: SECURITY_CONTACT ?? null, now: Date.now() }), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_FOR_A_DAY },
    })
  },
})

export { handle as loader, handle as action }
