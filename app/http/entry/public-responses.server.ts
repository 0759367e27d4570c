/** Responses from memory: which request may get one, and how it is sent without any other work (HTTP-2). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { routeName } from '#app/platform/address-of.ts'
import { createCache } from '#app/platform/cache.server.ts'
import { START_FILES } from '#app/platform/paths.ts'
import { isStopping, trackRequest } from '#app/platform/process/shutdown.server.ts'
import { hasSessionCookie } from '#app/platform/request/cookies.ts'
import {
  languageOf,
  nextRequestId,
  requestContext,
  withLanguage,
} from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { isReadMethod } from '../methods.ts'
import { securityHeaders } from '../security.server.ts'
import { hadForgedSession } from '../session-cookie.server.ts'
import { logRequest } from './access-log.server.ts'
import { findAsset } from './assets.server.ts'
import { type CookieUse, cacheableTarget, cookieUse, countsPhones, isPublicPage } from './cacheable.ts'
import { type CachedResponse, cachedResponse, sendCached } from './cached-response.server.ts'
import { hasTwoHosts } from './check-request.server.ts'
import { hasBody, limitWriteStall } from './connections.server.ts'
import { createPersonalResponses, type ListPages } from './personal-responses.server.ts'
import type { Reader } from './readers.ts'
import { createRenderQueue } from './render-queue.server.ts'
import { createResponseCache, type Entry, type Refreshed } from './response-cache.server.ts'
import { isSearch } from './searches.ts'
import { type RequestHandler, renderWith } from './shared-rendering.server.ts'
import { findStartFile } from './start-files.server.ts'

/** Called each time a phone page is sent. */
export type CountView = (request: IncomingMessage, phoneId: string) => void

type Address = { target: string; route: string; cookies: CookieUse }

/** A read-only site cannot store a view of a phone: its page then reports the view itself, to the site that writes. */
export const VIEW_OF_COPY = 'cache;desc=HIT'

/** @property of path and query of the document; null where no response to them is cached */
type StartFile = { hash: string; of: string | null }

function startFileAt(url: string): StartFile {
  const { pathname, searchParams } = new URL(url, 'http://site')
  return { hash: pathname.slice(START_FILES.length).replace(/\.js$/, ''), of: documentAt(searchParams.get('of') ?? '') }
}

/** Only documents have start files. */
const documentAt = (url: string) => (isPublicPage(url) ? cacheableTarget(url, () => 0) : null)

const notFound = cachedResponse({
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('Not found\n'),
})

/** The client of the current request. */
const readerOf = (response: ServerResponse): Reader => ({ address: requestContext().address, response })

const MAX_ADDRESSES = 5000
const MAX_HOSTS = 100

type Options = {
  /** The application: writes the response of a request. */
  render: RequestHandler
  countView: CountView
  listPages: ListPages
  phoneCount: () => number
}

export function createPublicResponses({ render, countView, listPages, phoneCount }: Options) {
  const queue = createRenderQueue()
  const cache = createResponseCache(renderWith(render), queue)
  const personal = createPersonalResponses(listPages)
  // Plain URLs, and hosts, that passed the check of requests before.
  const addresses = createCache<Address>({ name: 'checked addresses', max: MAX_ADDRESSES })
  const hosts = createCache<true>({ name: 'checked hosts', max: MAX_HOSTS })

  function sendAtOnce(request: IncomingMessage, response: ServerResponse, cached: CachedResponse, route?: string) {
    const { method = '' } = request
    const id = nextRequestId()
    trackRequest({ id, method }, response)
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
    if (!isReadMethod(method) || hasBody(request) || !hosts.find(headers.host ?? '') || hasTwoHosts(request))
      return false
    const asset = headers.range === undefined ? findAsset(url) : null
    if (asset) {
      sendAtOnce(request, response, asset)
      return true
    }
    const address = addresses.find(url)
    if (!address || hasSessionCookie(headers.cookie)) return false
    const made = madeFor(address, request)
    if (!made) return false
    const entry = cache.sendable(address.target)
    if (!entry) return false
    if (entry.viewedPhone) countView(request, entry.viewedPhone)
    sendAtOnce(request, response, made(entry), address.route)
    return true
  }

  /** How the response for everybody becomes that for this visitor; null where the application makes it. */
  function madeFor({ cookies, target }: Address, request: IncomingMessage): ((entry: Entry) => CachedResponse) | null {
    if (cookies === 'none') return entry => entry
    const forList = (entry: Entry, ids: string[]) => withLanguage(languageOf(target), () => personal(entry, ids))
    const ids = listPages.listInCookies(request.headers.cookie)
    if (ids === null) return entry => (hadForgedSession(request) ? forList(entry, []) : entry)
    return cookies === 'list' ? entry => forList(entry, ids) : null
  }

  /** Responds with a start file. One that another process made is made again with its document. */
  async function respondWithStartFile({ hash, of }: StartFile, request: IncomingMessage, response: ServerResponse) {
    if (!findStartFile(hash) && of !== null && !isSearch('GET', of))
      await cache.find(of, { isLive: false, reader: readerOf(response) })
    if (!response.destroyed) sendCached(request, response, findStartFile(hash) ?? notFound)
  }

  /** Responds to a checked request, once its response is rendered. False where the request is not cacheable. */
  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/', headers } = request
    if (!isReadMethod(method)) return false
    hosts.set(headers.host ?? '', true)
    if (`${url}/`.startsWith(START_FILES)) {
      respondWithStartFile(startFileAt(url), request, response).catch(error => response.destroy(error))
      return true
    }
    const address = addressOf(url)
    if (!address) return false
    const isSignedIn = hasSessionCookie(headers.cookie)
    if (isSignedIn && address.cookies !== 'none') return false
    const made = madeFor(address, request)
    if (!made) return false
    const send = (entry: Entry) => {
      if (entry.viewedPhone) countView(request, entry.viewedPhone)
      sendCached(request, response, made(entry))
    }
    const found = cache.find(address.target, { isLive: isSignedIn, reader: readerOf(response) })
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

  function addressOf(url: string): Address | null {
    const known = addresses.find(url)
    if (known) return known
    const target = cacheableTarget(url, phoneCount)
    if (target === null) return null
    const route = routeName(url)
    const address = { target, route, cookies: cookieUse(url) }
    if (!countsPhones(url)) addresses.set(url, address)
    return address
  }

  /** Whether a response for everybody to this checked request is in memory and of today, or on its way there. */
  function has(request: IncomingMessage): boolean {
    const { url = '/', headers } = request
    const address = addressOf(url)
    if (!address || (hasSessionCookie(headers.cookie) && address.cookies !== 'none')) return false
    return madeFor(address, request) !== null && cache.has(address.target)
  }

  return { respondAtOnce, respond, has, renderFor: queue.renderFor }
}
