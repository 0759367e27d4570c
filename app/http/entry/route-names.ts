/** The name under which the log counts a path: its route, never what a visitor typed. Pure. */
import { reservedSlugs } from '#app/platform/reserved-slugs.ts'

/** Own addresses with a part that varies; all others of ours are words alone. */
const VARYING: [RegExp, string][] = [
  [/^\/assets\/.+$/, '/assets/:file'],
  [/^\/images\/(phones|og)\/[^/]+$/, '/images/$1/:file'],
  [/^\/sitemaps\/[^/]+$/, '/sitemaps/:part'],
  [/^\/mobiles\/[^/]+\/[^/]+$/, '/mobiles/:brand/:slug'],
  [/^\/api\/mobiles\/[^/]+\/[^/]+$/, '/api/mobiles/:brand/:slug'],
  [/^\/api\/brands\/[^/]+$/, '/api/brands/:brand'],
  [/^\/api\/ai\/[^/]+$/, '/api/ai/:helper'],
  [/^\/api\/admin\/(mobiles|brands)\/[^/]+$/, '/api/admin/$1/:id'],
  [/^\/api\/admin\/import\/brand\/[^/]+$/, '/api/admin/import/brand/:brand'],
  [/^\/admin\/import\/(files|phones|runs)\/[^/]+$/, '/admin/import/$1/:id'],
]

const OWN_WORDS = /^(\/[a-z][a-z-]{0,30}){1,5}(\.(xml|txt|ico|svg|png|webmanifest))?$/

/** `/samsung/galaxy-a55` as `/:brand/:slug`, `/admin.data` as `/admin`; `*` for what has no route. */
export function routeName(pathname: string): string {
  const path = pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '')
  if (path === '/' || path === '/_root') return '/'
  const [, first = '', second, ...more] = path.split('/')
  const varying = VARYING.find(([pattern]) => pattern.test(path))
  if (varying) return path.replace(...varying)
  if (reservedSlugs.includes(first)) return OWN_WORDS.test(path) || first === '404' ? path : `/${first}/*`
  if (more.length > 0) return '*'
  return second === undefined ? '/:brand' : '/:brand/:slug'
}
