import { renderToStaticMarkup } from 'react-dom/server'
import { cachePerVersion } from '#db/content-version.server.ts'
import { PhoneGroups } from './phone-list.tsx'
import { sitemapContent } from './sitemap.server.ts'

/** The phones of the HTML sitemap, rendered once for each content version. */
export const phoneListHtml = cachePerVersion('list of the HTML sitemap', () =>
  renderToStaticMarkup(<PhoneGroups groups={sitemapContent().groups} />),
)
