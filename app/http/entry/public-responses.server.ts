/** Responses from memory: which request may get one, and how it is sent without any other work (HTTP-2). */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { START_FILES } from '#app/platform/paths.ts'
import { isStopping, trackRequest } from '#app/platform/process/shutdown.server.ts'
import { nextRequestId } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { isPersonalCookie } from '../caching.server.ts'
import { securityHeaders } from '../security.server.ts'
import { logRequest } from './access-log.server.ts'
import { findAsset } from './assets.server.ts'
import { cacheableTarget, ignoresCookies } from './cacheable.ts'
import { type CachedResponse, cachedResponse, sendCached } from './cached-response.server.ts'
import { hasBody, limitWriteStall } from './connections.server.ts'
import { createResponseCache, type Entry, type Refreshed } from './response-cache.server.ts'
import { routeName } from './route-names.ts'
import { isSearch } from './searches.ts'
import { type RequestHandler, renderWith } from './shared-rendering.server.ts'
import { findStartFile } from './start-files.server.ts'

/** Called each time a phone page is sent. */
export type CountView = (request: IncomingMessage, phoneId: string) => void

type Address = { target: string; route: string; ignoresCookies: boolean }

/** A read-only site cannot store a view of a phone: its page then reports the view itself, to the site that writes. */
export const VIEW_OF_COPY = 'cache;desc=HIT'

/** @property of path and query of the document; null where no response to them is cached */
type StartFile = { hash: string; of: string | null }

function startFileAt(url: string): StartFile {
  const { pathname, searchParams } = new URL(url, 'http://site')
  return {
    hash: pathname.slice(START_FILES.length).replace(/\.js$/, ''),
    of: cacheableTarget(searchParams.get('of') ?? ''),
  }
}

const notFound = cachedResponse({
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('Not found\n'),
})

const MAX_ADDRESSES = 5000
const MAX_HOSTS = 100

/**
 * @param render the application: writes the response of a request
 */
export function createPublicResponses(server: Server, render: RequestHandler, countView: CountView) {
  const cache = createResponseCache(renderWith(render))
  // URLs and hosts that passed the check of requests before.
  const addresses = new LRUCache<string, Address>({ max: MAX_ADDRESSES })
  const hosts = new LRUCache<string, true>({ max: MAX_HOSTS })

  function sendAtOnce(request: IncomingMessage, response: ServerResponse, cached: CachedResponse, route?: string) {
    const { method = '' } = request
    const id = nextRequestId()
    trackRequest(server, { id, method }, response)
    logRequest(request, response, { id, method, route, isCached: true })
    const security = securityHeaders(request)
    const common = settings().READ_ONLY ? [...security, 'Server-Timing', VIEW_OF_COPY] : security
    sendCached(request, response, cached, isStopping() ? [...common, 'Connection', 'close'] : common)
    // Usually the system has taken all bytes by now.
    if (!response.writableEnded || (response.socket?.writableLength ?? 0) > 0) limitWriteStall(response)
  }

  /** Responds from memory where a response can be sent as it is. False where the request needs more. */
  function respondAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(request) || !hosts.has(headers.host ?? '')) return false
    const asset = headers.range === undefined ? findAsset(url) : null
    if (asset) {
      sendAtOnce(request, response, asset)
      return true
    }
    const address = addresses.get(url)
    if (!address || isPersonalCookie(headers.cookie)) return false
    const found = cache.find(address.target, { isLive: false })
    if (found instanceof Promise) return false
    if (found.viewedPhone) countView(request, found.viewedPhone)
    sendAtOnce(request, response, found, address.route)
    return true
  }

  /** Responds with a start file. One that another process made is made again with its document. */
  async function respondWithStartFile({ hash, of }: StartFile, request: IncomingMessage, response: ServerResponse) {
    if (!findStartFile(hash) && of !== null && !isSearch('GET', of)) await cache.find(of, { isLive: false })
    if (!response.destroyed) sendCached(request, response, findStartFile(hash) ?? notFound)
  }

  /** Responds to a checked request, once its response is rendered. False where the request is not cacheable. */
  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    hosts.set(headers.host ?? '', true)
    if (url.startsWith(START_FILES)) {
      respondWithStartFile(startFileAt(url), request, response).catch(error => response.destroy(error))
      return true
    }
    const target = cacheableTarget(url)
    if (target === null) return false
    const address = { target, route: routeName(url.split('?', 1)[0] ?? '/'), ignoresCookies: ignoresCookies(url) }
    addresses.set(url, address)
    const isPersonal = isPersonalCookie(headers.cookie)
    if (isPersonal && !address.ignoresCookies) return false
    const send = (entry: Entry) => {
      if (entry.viewedPhone) countView(request, entry.viewedPhone)
      sendCached(request, response, entry)
    }
    const found = cache.find(target, { isLive: isPersonal })
    if (!(found instanceof Promise)) {
      send(found)
      return true
    }
    found.then((refreshed: Refreshed) => {
      if (response.destroyed) return
      // A private or too long response is rendered for each request.
      if (refreshed?.isPublic) send(refreshed.entry)
      else render(request, response)
    })
    return true
  }

  /** Whether the response to this checked request is in memory, or on its way there. */
  function has({ url = '/', headers }: IncomingMessage): boolean {
    const target = cacheableTarget(url)
    if (target === null || (isPersonalCookie(headers.cookie) && !ignoresCookies(url))) return false
    return cache.has(target)
  }

  /** Renders the response to a GET of this path and query, so that it is there when it is requested. */
  const renderAhead = async (target: string): Promise<void> => {
    await cache.find(target, { isLive: false })
  }

  return { respondAtOnce, respond, has, renderAhead }
}
