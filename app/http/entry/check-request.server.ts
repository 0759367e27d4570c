/** Checks method, target and host of each request and makes its address plain, before any other code sees it (HTTP-4). */
import type { IncomingMessage } from 'node:http'
import { addressOf } from '#app/platform/address-of.ts'
import type { Address } from '#app/platform/addresses.ts'
import { publicHeaders } from '../caching.server.ts'
import { tidySearch } from '../canonical.server.ts'
import { isReadMethod } from '../methods.ts'
import { isPublicPage } from './cacheable.ts'
import { differInCase, hasEscapedSlash, plainTarget } from './plain-address.ts'

export type Rejection = { status: number; message: string; headers?: Record<string, string> }

type Options = {
  /** The host of the site, for requests without one. */
  ownHost: string
  /** The address at which a phone or brand of a plain path is found today: a redirect leads there at once. */
  currentPath: (path: string) => string
  /** Not in development: the paths of modules have letters in both cases and doubled slashes. */
  mustBePlain: boolean
}

/** The methods that Remix routes. */
const ROUTED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** Whether a plain target is of the API. */
export const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url)

const badTarget: Rejection = { status: 400, message: 'The address of the request cannot be read.' }
const badHost: Rejection = { status: 400, message: 'The Host header of the request cannot be read.' }

const nothingHere: Rejection = { status: 404, message: 'There is nothing at this address.' }

/**
 * Makes the request plain: a path in its one spelling, a valid host, a routed method. Returns a rejection or a redirect
 * where the request cannot be served as it is, else null.
 */
export function checkRequest(
  request: IncomingMessage,
  { ownHost, currentPath, mustBePlain }: Options,
): Rejection | null {
  const { headers } = request
  // Remix would trust this header; our code reads only X-Forwarded-For and X-Forwarded-Proto.
  delete headers['x-forwarded-host']
  if (request.url === '*') {
    return { status: 204, message: '', headers: { Allow: [...ROUTED].join(', ') } }
  }
  if (hasTwoHosts(request)) return badHost
  const target = ownTarget(request)
  headers.host ??= ownHost
  if (!isHost(headers.host)) return badHost
  const plain = target === null ? null : mustBePlain ? plainTarget(target) : target
  if (plain === null) return badTarget
  request.url = plain
  const path = plain.split('?', 1)[0] ?? '/'
  if (hasEscapedSlash(path)) {
    if (!isReadMethod(request.method)) return badTarget
    if (isApi(plain)) return nothingHere
    request.url = '/404'
    return null
  }
  if (plain !== target && isReadMethod(request.method)) return movedTo(plain, currentPath)
  if (plain !== target && !differInCase(target ?? '', plain)) return spelling(plain)
  if (isForeignData(path)) return nothingHere
  return checkMethod(request)
}

/** The target without an origin, which then is the host; null where it cannot be read. */
function ownTarget(request: IncomingMessage): string | null {
  const { url = '', headers } = request
  const [, host, target = ''] = /^https?:\/\/([^/?\\]*)(.*)$/is.exec(url) ?? []
  if (host === undefined) return url
  if (!URL.canParse(url)) return null
  headers.host = host
  return target.startsWith('/') ? target : `/${target}`
}

function movedTo(plain: string, currentPath: Options['currentPath']): Rejection {
  const [path = '', query] = plain.split(/\?(.*)/s, 2)
  const search = query === undefined ? '' : `?${query}`
  // Pages would redirect again to drop empty parameters.
  const Location = currentPath(path) + (isPublicPage(path) ? tidySearch(search) : search)
  return { status: 301, message: '', headers: { ...publicHeaders, Location } }
}

const spelling = (plain: string): Rejection => ({
  status: 400,
  message: `The address is spelt in another way: ${plain.split('?', 1)[0]}`,
})

const withData: Address['kind'][] = ['page', 'redirect', 'panel', 'signIn']

/** Data requests for other than pages would buffer whole streams in memory, and the site never sends any. */
const isForeignData = (path: string) => path.endsWith('.data') && !withData.includes(addressOf(path).kind)

/** The first of two would be read here, and perhaps the second by a cache in front. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function checkMethod(request: IncomingMessage): Rejection | null {
  if (ROUTED.has(request.method ?? '')) return null
  if (isApi(request.url ?? '')) {
    // No endpoint supports PATCH, so each responds with 405 and the methods that it supports.
    request.method = 'PATCH'
    return null
  }
  return { status: 405, message: 'This method is not allowed here.', headers: { Allow: 'GET, HEAD, POST' } }
}

/** Whether this is a host name or IP address, with or without a port. */
function isHost(host: string): boolean {
  if (!/^([\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(:\d{1,5})?$/.test(host)) return false
  return URL.canParse(`http://${host}/`)
}
