/** robots.txt (SEO-6); docs/seo.md gives the reasons. Pure. */
import { adminPath, exportPath, sitemapIndexPath } from '#app/platform/paths.ts'

/**
 * The text of robots.txt. Search pages are not disallowed: a crawler must read a page to see its `noindex`.
 * @param origin of the site
 */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    `Disallow: ${adminPath}`,
    'Disallow: /api/',
    `Disallow: ${exportPath}`,
    '',
    `Sitemap: ${new URL(sitemapIndexPath, origin).href}`,
    '',
  ].join('\n')
