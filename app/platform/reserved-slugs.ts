import { listedPages } from './site-pages.ts'

/** First path segments that no fixed page has, and that are the site's all the same. */
const others = [
  '404',
  'admin',
  'api',
  'assets',
  'build',
  'export',
  'favicon',
  'feed',
  'feed.xml',
  'healthz',
  'images',
  'manifest',
  'robots',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
]

/** First path segments that the site uses itself: a brand of that name would hide one of its own pages (URL-7). */
export const reservedSlugs: readonly string[] = [...listedPages.flatMap(({ path }) => path.slice(1) || []), ...others]
