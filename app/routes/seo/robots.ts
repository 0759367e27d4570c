import { api } from '#app/http/api.server.ts'
import { publicHeaders } from '#app/http/caching.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { robotsText } from '#app/seo/robots.ts'

const handle = api({
  GET: () =>
    new Response(robotsText(settings().SITE_ORIGIN), {
      headers: { ...publicHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
    }),
})

export { handle as loader, handle as action }
