/** What crawlers may ask for (SEO-6). Pure. docs/seo.md tells why. */
import { adminPath, exportPath, sitemapIndexPath } from '#app/platform/paths.ts'

/**
 * The text of robots.txt. Searches are not refused: a crawler that may not read a page never sees its `noindex`.
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
