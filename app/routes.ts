/** The routes, made of the address table in platform/addresses.ts. */
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config'
import { type Address, addresses } from './platform/addresses.ts'

/** The routes of these kinds, most of which have a frame in common. */
const routesOf = (...kinds: Address['kind'][]): RouteConfigEntry[] =>
  addresses.flatMap(({ path, kind, file, id }) => {
    if (file === undefined || !kinds.includes(kind)) return []
    return path === '/' ? index(file, { id }) : route(path.replace(/^\//, ''), file, { id })
  })

export default [
  layout('routes/_site/layout.tsx', routesOf('page', 'redirect')),
  layout('routes/_admin/layout.tsx', routesOf('panel')),
  ...routesOf('signIn', 'panelApi', 'api', 'file', 'probe'),
] satisfies RouteConfig
