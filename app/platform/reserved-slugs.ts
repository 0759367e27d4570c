import { listedPages } from './site-pages.ts'

/** First path segments that the site uses for other than listed pages. */
const others = [
  '.well-known',
  '404',
  'admin',
  'api',
  'assets',
  'build',
  'data.csv',
  'export',
  'favicon',
  'feed',
  'feed.xml',
  'feeds',
  'finder',
  'healthz',
  'images',
  'manifest',
  'metrics',
  'robots',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'speculation-rules',
]

/** First path segments that the site uses itself; a brand with such a slug would collide with its pages (URL-7). */
export const reservedSlugs: readonly string[] = [...listedPages.flatMap(({ path }) => path.slice(1) || []), ...others]
