/**
 * The entry of all requests, before remix-serve with its compression, files and routing. Checks the request, sets
 * common headers, creates the request context, logs the request and serves the response cache.
 */

import { AsyncResource } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import { routeName } from '#app/platform/address-of.ts'
import { isStopping, trackRequest, trackServer } from '#app/platform/process/shutdown.server.ts'
import { withRequestContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { isReadMethod } from '../methods.ts'
import { checkOrigin } from '../origin.server.ts'
import { setSecurityHeaders } from '../security.server.ts'
import { dropForgedSession } from '../session-cookie.server.ts'
import { logRequest, silenceServerLog } from './access-log.server.ts'
import { isPublicPage } from './cacheable.ts'
import { checkRequest, isApi, type Rejection } from './check-request.server.ts'
import { closeUnread, configureServer, limitWriteStall } from './connections.server.ts'
import type { ListPages } from './personal-responses.server.ts'
import { type CountView, createPublicResponses, VIEW_OF_COPY } from './public-responses.server.ts'
import { refuseWriting } from './read-only.ts'
import { searchWait, tooManySearches } from './search-limit.server.ts'
import { isSearch } from './searches.ts'
import type { RequestHandler } from './shared-rendering.server.ts'

type Hooks = {
  countView: CountView
  /** Called in the context of a request that was refused with 403, with its method and the pattern of its address. */
  onForbidden: (method: string, route: string) => void
  /** Whether the client of the current request is signed in. */
  isSignedIn: () => Promise<boolean>
  /** The present address of what is at a plain path. */
  currentPath: (path: string) => string
  listPages: ListPages
  /** How many phones the site has. */
  phoneCount: () => number
}

const isProduction = process.env.NODE_ENV === 'production'

/** Makes every HTTP server of this process pass its requests through this entry first. */
export function installRequestEntry(hooks: Hooks): void {
  const { countView, onForbidden, isSignedIn, currentPath, listPages, phoneCount } = hooks
  silenceServerLog()
  const isReader = settings().READ_ONLY
  const ownHost = new URL(settings().SITE_ORIGIN).host
  // Limits must hold from the first connection on.
  subscribe('tracing:net.server.listen:asyncStart', message => {
    const { server } = message as { server: unknown }
    if (!(server instanceof Server)) return
    trackServer(server)
    intercept(server)
    configureServer(server)
  })

  function intercept(server: Server): void {
    const listeners = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request')
    const next: RequestHandler = (...args) => {
      for (const listener of listeners) listener.apply(server, args)
    }
    const publicResponses = createPublicResponses({ render: next, countView, listPages, phoneCount })
    // In development each page is rendered anew.
    server.on('request', (request, response) => {
      dropForgedSession(request, { isHonoured: !isReader })
      if (!isProduction || !publicResponses.respondAtOnce(request, response)) enter(request, response)
    })

    function enter(request: IncomingMessage, response: ServerResponse): void {
      const { method = '' } = request
      // First: all rules read the plain address.
      const rejection =
        checkRequest(request, { ownHost, currentPath, mustBePlain: isProduction }) ??
        (isReader ? refuseWriting(method, request.url ?? '') : null)
      closeUnread(request, response)
      completeHead(response)
      limitWriteStall(response)
      setSecurityHeaders(request, response)
      if (isReader) response.setHeader('Server-Timing', VIEW_OF_COPY)
      withRequestContext(contentVersion(), request, response, context => {
        trackRequest({ id: context.id, method }, response)
        const route = routeName(request.url ?? '/')
        logRequest(request, response, { id: context.id, method, route })
        const noteForbidden = AsyncResource.bind(() => onForbidden(method, route))
        response.once('finish', () => {
          if (response.statusCode === 403) noteForbidden()
        })
        if (rejection) return reject(request, response, rejection)
        checkOrigin(request)
        const serve = () => {
          if (isProduction && publicResponses.respond(request, response)) return
          response.once('finish', () => {
            if (context.viewedPhone) countView(request, context.viewedPhone)
          })
          render()
        }
        const render = () => {
          const isPage = isReadMethod(method) && isPublicPage(request.url ?? '')
          if (!isProduction || !isPage) return next(request, response)
          publicResponses.renderFor({ address: context.address, response }, () => next(request, response))
        }
        if (!isSearch(method, request.url ?? '') || publicResponses.has(request)) return serve()
        searchWait(isSignedIn)
          .then(waitS => {
            if (waitS === 0) return serve()
            context.searchWaitS = waitS
            if (isPublicPage(request.url ?? '')) render()
            else reject(request, response, tooManySearches(waitS))
          })
          .catch(error => response.destroy(error))
      })
    }
  }
}

/** Adds the headers that depend on the status or on a shutdown. */
function completeHead(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    if (!response.headersSent) {
      if (isStopping()) response.setHeader('Connection', 'close')
      // Remix itself sends 405 only for pages without an action.
      if (status === 405 && !response.hasHeader('Allow')) response.setHeader('Allow', 'GET, HEAD')
    }
    return Reflect.apply(writeHead, this, [status, ...rest])
  } as typeof response.writeHead
}

function reject(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: Rejection,
): void {
  const isJson = isApi(url)
  const body = message === '' ? '' : isJson ? JSON.stringify({ message }) : `${message}\n`
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    ...(body ? { 'Content-Type': isJson ? 'application/json' : 'text/plain; charset=utf-8' } : {}),
    ...headers,
  })
  response.end(body)
}
