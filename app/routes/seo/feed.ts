import { api } from '#app/http/api.server.ts'
import { publicHeaders } from '#app/http/caching.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { ATOM_TYPE, atomFeed } from '#app/seo/feed.ts'
import { listNews } from '#app/seo/news.server.ts'

const handle = api({
  GET: () =>
    new Response(atomFeed(listNews(), settings().SITE_ORIGIN), {
      headers: { ...publicHeaders, 'Content-Type': ATOM_TYPE },
    }),
})

export { handle as loader, handle as action }
