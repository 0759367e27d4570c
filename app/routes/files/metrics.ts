import { createHash, timingSafeEqual } from 'node:crypto'
import { collectSiteMetrics } from '#app/admin/operation/site-metrics.server.ts'
import { ApiError, api, missing } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { metrics } from '#app/platform/process/metrics.server.ts'
import { settings } from '#app/platform/settings.server.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

const handle = api({
  /** For Prometheus, with the token of the settings (WATCH-1). */
  async GET({ request }) {
    const { METRICS_TOKEN } = settings()
    if (METRICS_TOKEN === undefined) return missing()
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
    if (!timingSafeEqual(digest(given), digest(METRICS_TOKEN))) {
      throw new ApiError(401, 'This address needs the token of METRICS_TOKEN.', undefined, {
        'WWW-Authenticate': 'Bearer',
      })
    }
    collectSiteMetrics(Date.now())
    return new Response(await metrics.metrics(), {
      headers: { ...privateHeaders, 'Content-Type': metrics.contentType },
    })
  },
})

export { handle as loader, handle as action }
