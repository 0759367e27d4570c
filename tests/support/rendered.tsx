/** Pages rendered by the routes of the sources, without a build. */
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { renderToString } from 'react-dom/server'
import { siteLayoutId } from '#app/platform/site-pages.ts'
import type { Language } from '#app/platform/text/language.ts'
import routes from '#app/routes.ts'
import remixConfig from '../../remix.config.js'

type Route = ServerBuild['routes'][string]

const modules = import.meta.glob<Route['module']>(['/app/root.tsx', '/app/routes/**/*.{ts,tsx}', '!/**/*.test.*'])

async function routeOf({ id, file, path, index }: RouteConfigEntry, parentId?: string): Promise<Route> {
  const module = await modules[`/app/${file}`]?.()
  if (!module) throw new Error(`There is no ${file}.`)
  return { id: id ?? file.replace(/\.tsx?$/, ''), parentId, path, index, module }
}

async function flatten(entries: RouteConfigEntry[], parentId: string): Promise<Route[]> {
  const all = await Promise.all(
    entries.map(async entry => {
      const route = await routeOf(entry, parentId)
      return [route, ...(await flatten(entry.children ?? [], route.id))]
    }),
  )
  return all.flat()
}

/**
 * Responds to requests of the public pages in a language as the site does, without its cache, styles and scripts. Other
 * routes are left out: to read all would take as long as a build.
 */
export async function pageRenderer(language: Language): Promise<(request: Request) => Promise<Response>> {
  const root = await routeOf({ id: 'root', file: 'root.tsx', path: '' })
  const all = [
    root,
    ...(await flatten(
      routes.filter(({ id }) => id === siteLayoutId(language)),
      'root',
    )),
  ]
  const build: ServerBuild = {
    mode: 'production',
    routes: Object.fromEntries(all.map(route => [route.id, route])),
    entry: { module: { default: respond } },
    assets: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(
        all.map(({ id, parentId, path, index, module }) => [
          id,
          {
            ...{ id, parentId, path, index, module: `/${id}.js` },
            hasAction: 'action' in module,
            hasLoader: 'loader' in module,
            hasClientAction: false,
            hasClientLoader: false,
            hasErrorBoundary: 'ErrorBoundary' in module,
          },
        ]),
      ),
    },
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: remixConfig.future as ServerBuild['future'],
    isSpaMode: false,
    basename: '/',
  }
  return createRequestHandler(build, 'production')
}

function respond(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  // Remix streams the data after the page.
  const page = renderToString(
    <RemixServer context={{ ...context, serverHandoffStream: undefined }} url={request.url} />,
  )
  return new Response(page, { status, headers })
}
