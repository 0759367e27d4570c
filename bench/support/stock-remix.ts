/**
 * A stock Remix build for comparison, served by `remix-serve`: one route that renders the elements and the data of a page
 * of the site for each request, with the default streaming handler. `STOCK_PAGES` is a JSON file of `StockPage[]`.
 */
import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'
import { RemixServer, Scripts, useLoaderData } from '@remix-run/react'
import { Parser } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

export type StockPage = {
  /** Path and query. */
  path: string
  html: string
  /** What the loaders of the page return, serialized. */
  data: string
}

type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] }

/** The elements of a document, without its scripts. */
function parse(html: string): Element {
  const root: Element = { name: 'root', attributes: {}, children: [] }
  const open = [root]
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(text) {
      open.at(-1)?.children.push(text)
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html)
  const body = root.children.find((child): child is Element => typeof child !== 'string' && child.name === 'html')
  return body ?? root
}

const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  style: 'data-style',
}

function render(element: Element | string, index: number): ReactNode {
  if (typeof element === 'string') return element
  const { name, attributes, children } = element
  if (name === 'script') return null
  const props = Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [renamed[key] ?? key, value === '' ? true : value]),
  )
  if (name === 'option') delete props.selected
  const scripts = name === 'body' ? [createElement(Scripts, { key: 'scripts' })] : []
  return createElement(name, { key: index, ...props }, ...children.map(render), ...scripts)
}

const pages = new Map(
  (JSON.parse(readFileSync(process.env.STOCK_PAGES ?? '', 'utf8')) as StockPage[]).map(({ path, html, data }) => [
    path,
    { document: parse(html), data },
  ]),
)

const pathOf = ({ url }: Request) => new URL(url).pathname + new URL(url).search

const loader = ({ request }: LoaderFunctionArgs) => ({
  path: pathOf(request),
  data: pages.get(pathOf(request))?.data,
})

function Page() {
  const { path } = useLoaderData<typeof loader>()
  const page = pages.get(path)
  return page ? render(page.document, 0) : null
}

function handleRequest(request: Request, status: number, responseHeaders: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(RemixServer, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough()
        responseHeaders.set('Content-Type', 'text/html')
        resolve(new Response(createReadableStreamFromReadable(body), { headers: responseHeaders, status }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}

const route = {
  id: 'root',
  path: '*',
  module: { default: Page, loader },
}

export const entry: ServerBuild['entry'] = { module: { default: handleRequest } }
export const routes: ServerBuild['routes'] = { root: route }
export const assets: ServerBuild['assets'] = {
  entry: { module: '/assets/entry.js', imports: [] },
  routes: {
    root: {
      id: 'root',
      path: '*',
      hasLoader: true,
      hasAction: false,
      hasErrorBoundary: false,
      module: '/assets/root.js',
    },
  },
  url: '/assets/manifest.js',
  version: '1',
} as unknown as ServerBuild['assets']
export const publicPath = '/assets/'
export const assetsBuildDirectory = 'build/client/assets'
export const basename = '/'
export const future = { v3_singleFetch: true } as ServerBuild['future']
export const isSpaMode = false
export const mode = 'production'
