import { api } from '#app/http/api.server.ts'
import { publicHeaders } from '#app/http/caching.server.ts'
import { sitemapIndex } from '#app/seo/sitemap.server.ts'

const handle = api({
  GET: () =>
    new Response(sitemapIndex(), { headers: { ...publicHeaders, 'Content-Type': 'application/xml; charset=utf-8' } }),
})

export { handle as loader, handle as action }
