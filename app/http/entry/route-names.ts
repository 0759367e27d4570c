/** Route names for the log, without parts that visitors type. Pure. */
import { reservedSlugs } from '#app/platform/reserved-slugs.ts'

/** Routes with a parameter. */
const PARAMETER_ROUTES: [RegExp, string][] = [
  [/^\/assets\/.+$/, '/assets/:file'],
  [/^\/images\/(phones|og)\/[^/]+$/, '/images/$1/:file'],
  [/^\/sitemaps\/[^/]+$/, '/sitemaps/:part'],
  [/^\/feeds\/phones\/[^/]+$/, '/feeds/phones/:file'],
  [/^\/mobiles\/[^/]+\/[^/]+$/, '/mobiles/:brand/:slug'],
  [/^\/api\/mobiles\/[^/]+\/[^/]+$/, '/api/mobiles/:brand/:slug'],
  [/^\/api\/mobiles\/[^/]+\/[^/]+\/facts$/, '/api/mobiles/:brand/:slug/facts'],
  [/^\/api\/brands\/[^/]+$/, '/api/brands/:brand'],
  [/^\/api\/ai\/[^/]+$/, '/api/ai/:helper'],
  [/^\/api\/views\/[^/]+$/, '/api/views/:id'],
  [/^\/api\/admin\/(mobiles|brands)\/[^/]+$/, '/api/admin/$1/:id'],
  [/^\/api\/admin\/import\/brand\/[^/]+$/, '/api/admin/import/brand/:brand'],
  [/^\/api\/admin\/tables\/[^/]+\/[^/]+$/, '/api/admin/tables/:name/:version'],
  [/^\/admin\/tables\/[^/]+\/[^/]+$/, '/admin/tables/:name/:version'],
  [/^\/admin\/tables\/[^/]+$/, '/admin/tables/:name'],
  [/^\/admin\/join\/[^/]+$/, '/admin/join/:token'],
  [/^\/admin\/import\/(files|phones|runs)\/[^/]+$/, '/admin/import/$1/:id'],
]

/** Routes without a parameter consist of words alone. */
const PLAIN_ROUTE = /^(\/\.?[a-z][a-z-]{0,30}){1,5}(\.(csv|xml|txt|ico|svg|png|webmanifest))?$/

/** `/:brand/:slug` for `/samsung/galaxy-a55`, `/admin` for `/admin.data`; `*` for a path without a route. */
export function routeName(pathname: string): string {
  const path = pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '')
  if (path === '/' || path === '/_root') return '/'
  const [, first = '', second, ...more] = path.split('/')
  const route = PARAMETER_ROUTES.find(([pattern]) => pattern.test(path))
  if (route) return path.replace(...route)
  if (reservedSlugs.includes(first)) return PLAIN_ROUTE.test(path) || first === '404' ? path : `/${first}/*`
  if (more.length > 0) return '*'
  return second === undefined ? '/:brand' : '/:brand/:slug'
}
