/** Checks method, target and host of a request where it comes in, so that nothing behind has to (HTTP-4). */
import type { IncomingMessage } from 'node:http'

export type Rejection = { status: number; message: string; headers?: Record<string, string> }

/** The methods that Remix routes. */
const ROUTED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const RESOURCE_DATA = /^\/((api|images|sitemaps)\/.*|(healthz|[\w.-]+\.(xml|txt)))\.data$/i
const isApi = (url: string) => /^\/api(\/|\?|$)/i.test(url)

const badTarget: Rejection = { status: 400, message: 'The address of the request cannot be read.' }
const badHost: Rejection = { status: 400, message: 'The Host header of the request cannot be read.' }

/**
 * Brings the request into the form that everything behind relies on: a path that begins with one slash, a host that is
 * one, a method that is routed. Returns why it cannot be served, or null.
 */
export function checkRequest(request: IncomingMessage, ownHost: string): Rejection | null {
  const { headers } = request
  // Only X-Forwarded-For and X-Forwarded-Proto are believed, and by our own code alone.
  delete headers['x-forwarded-host']
  if (request.url === '*') {
    return { status: 204, message: '', headers: { Allow: [...ROUTED].join(', ') } }
  }
  if (/^https?:\/\//i.test(request.url ?? '')) {
    if (!URL.canParse(request.url ?? '')) return badTarget
    const { host, pathname, search } = new URL(request.url ?? '')
    headers.host = host
    request.url = pathname + search
  }
  headers.host ??= ownHost
  if (!isHost(headers.host)) return badHost
  const target = readableTarget(request.url ?? '')
  if (target === null) return badTarget
  // The data of a resource route would be the whole of what it streams, held in memory; nothing of ours asks for it.
  if (RESOURCE_DATA.test(target.split('?', 1)[0] ?? ''))
    return { status: 404, message: 'There is nothing at this address.' }
  request.url = target
  return checkMethod(request)
}

function checkMethod(request: IncomingMessage): Rejection | null {
  if (ROUTED.has(request.method ?? '')) return null
  if (isApi(request.url ?? '')) {
    // No endpoint takes PATCH, so each answers with the methods that it does take.
    request.method = 'PATCH'
    return null
  }
  return { status: 405, message: 'This method is not allowed here.', headers: { Allow: 'GET, HEAD, POST' } }
}

/** A name or an address, with a port or without. */
function isHost(host: string): boolean {
  if (!/^([\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(:\d{1,5})?$/.test(host)) return false
  return URL.canParse(`http://${host}/`)
}

/**
 * The target with whatever stands for itself escaped; null for one that is no path. A percent sign that begins no valid
 * escape, and a backslash or NUL that an escape hides, name nothing: the address becomes a plain 404.
 */
function readableTarget(url: string): string | null {
  if (!url.startsWith('/')) return null
  const [path = '', ...query] = url.split('?')
  const readable = [readableText(path).replace(/%(5c|00)/gi, '%25$1'), ...query.map(readableText)].join('?')
  return URL.canParse(readable, 'http://localhost') || URL.canParse(`http://localhost${readable}`) ? readable : null
}

function readableText(text: string): string {
  try {
    decodeURIComponent(text)
    return text
  } catch {
    return text.replaceAll('%', '%25')
  }
}
