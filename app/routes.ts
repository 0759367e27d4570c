/** The routes, made of the address table in platform/addresses.ts. */
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config'
import { type Address, addresses } from './platform/addresses.ts'
import { siteLayoutId } from './platform/site-pages.ts'
import { DEFAULT_LANGUAGE, type Language, languages } from './platform/text/language.ts'

/** The routes of these kinds in a language, most of which have a frame in common. */
const routesOf = (of: Language, ...kinds: Address['kind'][]): RouteConfigEntry[] =>
  addresses.flatMap(({ path, kind, file, id, language = DEFAULT_LANGUAGE }) => {
    if (file === undefined || language !== of || !kinds.includes(kind)) return []
    return path === '/' ? index(file, { id }) : route(path.replace(/^\//, ''), file, { id })
  })

export default [
  ...languages.map(language =>
    layout('routes/_site/layout.tsx', { id: siteLayoutId(language) }, routesOf(language, 'page', 'redirect')),
  ),
  layout('routes/_admin/layout.tsx', routesOf(DEFAULT_LANGUAGE, 'panel')),
  ...languages.flatMap(language => routesOf(language, 'signIn', 'panelApi', 'api', 'file', 'probe')),
] satisfies RouteConfig
