import { ApiError, api } from '#app/http/api.server.ts'
import { publicHeaders } from '#app/http/caching.server.ts'
import { streamText, UNTRANSFORMED } from '#app/http/stream.server.ts'
import { versionEtag } from '#app/http/version-etag.server.ts'
import { sitemapPart } from '#app/seo/sitemap.server.ts'

/** `/sitemaps/pages.xml`, `/sitemaps/brands.xml`, `/sitemaps/phones-1.xml`, … */
const handle = api({
  GET({ params }) {
    const name = /^(.+)\.xml$/.exec(params.part ?? '')?.[1]
    const pieces = name ? sitemapPart(name) : null
    if (!pieces) throw new ApiError(404, 'There is no part of the sitemap at this address.')
    return new Response(streamText(pieces), {
      headers: {
        ...publicHeaders,
        'Cache-Control': publicHeaders['Cache-Control'] + UNTRANSFORMED,
        'Content-Type': 'application/xml; charset=utf-8',
        ETag: versionEtag(),
      },
    })
  },
})

export { handle as loader, handle as action }
