/** Checks and normalizes method, target and host of each request before any other code sees it (HTTP-4). */
import type { IncomingMessage } from 'node:http'

export type Rejection = { status: number; message: string; headers?: Record<string, string> }

/** The methods that Remix routes. */
const ROUTED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const RESOURCE_DATA = /^\/((api|images|sitemaps|\.well-known)\/.*|(healthz|metrics|[\w.-]+\.(xml|txt)))\.data$/i
const isApi = (url: string) => /^\/api(\/|\?|$)/i.test(url)

const badTarget: Rejection = { status: 400, message: 'The address of the request cannot be read.' }
const badHost: Rejection = { status: 400, message: 'The Host header of the request cannot be read.' }

/**
 * Normalizes the request: a path with one leading slash, a valid host, a routed method. Returns a rejection where the
 * request cannot be served, else null.
 */
export function checkRequest(request: IncomingMessage, ownHost: string): Rejection | null {
  const { headers } = request
  // Remix would trust this header; our code reads only X-Forwarded-For and X-Forwarded-Proto.
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
  const target = normalizeTarget(request.url ?? '')
  if (target === null) return badTarget
  // Data requests for resource routes would buffer whole streams in memory, and the site never sends any.
  if (RESOURCE_DATA.test(target.split('?', 1)[0] ?? ''))
    return { status: 404, message: 'There is nothing at this address.' }
  request.url = target
  return checkMethod(request)
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

/**
 * The target as a valid URL path; null where that is impossible. A percent sign without a valid escape, and an escaped
 * backslash or NUL, are escaped again: no route matches them, so the response is a plain 404.
 */
function normalizeTarget(url: string): string | null {
  if (!url.startsWith('/')) return null
  const [path = '', ...query] = url.split('?')
  const target = [escapeInvalid(path).replace(/%(5c|00)/gi, '%25$1'), ...query.map(escapeInvalid)].join('?')
  return URL.canParse(target, 'http://localhost') || URL.canParse(`http://localhost${target}`) ? target : null
}

function escapeInvalid(text: string): string {
  try {
    decodeURIComponent(text)
    return text
  } catch {
    return text.replaceAll('%', '%25')
  }
}
