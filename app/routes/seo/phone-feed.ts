import { ApiError, api } from '#app/http/api.server.ts'
import { publicHeaders } from '#app/http/caching.server.ts'
import { PHONE_NOT_FOUND } from '#app/phones/not-found.ts'
import { findPhone, findPhoneByFormerSlug } from '#app/phones/phones.server.ts'
import { phoneFeedPath, phonePath } from '#app/platform/paths.ts'
import { settings } from '#app/platform/settings.server.ts'
import { ATOM_TYPE, atomFeed } from '#app/seo/feed.ts'
import { feedTexts } from '#app/seo/feed-texts.ts'
import { listNewsOfPhone } from '#app/seo/news.server.ts'

const handle = api({
  /** `/feeds/phones/{slug}.xml`: the prices of a phone (SEO-8). */
  GET({ params: { file = '' } }) {
    const slug = /^(.+)\.xml$/.exec(file)?.[1] ?? ''
    const phone = findPhone(slug) ?? findPhoneByFormerSlug(slug)
    if (!phone) throw new ApiError(404, PHONE_NOT_FOUND)
    const feed = atomFeed(listNewsOfPhone(phone.id), settings().SITE_ORIGIN, {
      id: `feed/phone/${phone.id}`,
      title: feedTexts().phoneTitle(phone.name),
      path: phoneFeedPath(phone.slug),
      page: phonePath(phone),
    })
    return new Response(feed, { headers: { ...publicHeaders, 'Content-Type': ATOM_TYPE } })
  },
})

export { handle as loader, handle as action }
