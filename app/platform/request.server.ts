/** What is known of the request under way, wherever the code is. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentVersion } from './changes.server.ts'
import { isSecure } from './https.server.ts'
import { judgeOrigin } from './origin.server.ts'
import { settings } from './settings.server.ts'

type CurrentRequest = {
  /** For the log. */
  id: string
  /** The version of the content when the request came in: what a page rendered for it may be kept under. */
  contentVersion: string
  /** The client's address, as far as it can be believed. */
  address: string
  /** Whether the client came by https. */
  isSecure: boolean
  /** Bytes of the answer that wait to be sent; the client may be slower than we are. */
  unsentBytes: () => number
}

const storage = new AsyncLocalStorage<CurrentRequest>()

const describeRequest = (request?: IncomingMessage, response?: ServerResponse): CurrentRequest => ({
  id: randomUUID(),
  contentVersion: contentVersion(),
  address: request ? addressOf(request) : '',
  isSecure: request ? isSecure(request) : false,
  unsentBytes: () => (response && !response.destroyed ? response.writableLength : 0),
})

/** From now on each HTTP request has its own record, and an address that can be read. */
export function followRequests(): void {
  subscribe('http.server.request.start', message => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    request.url = readable(request.url ?? '/')
    judgeOrigin(request)
    storage.enterWith(describeRequest(request, response))
  })
}

/** The peer's, or behind a trusted proxy the last one that the proxy names (contract: TRUST_PROXY). */
function addressOf(request: IncomingMessage): string {
  const forwarded = settings().TRUST_PROXY
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return forwarded || (request.socket.remoteAddress ?? '')
}

/** A percent sign that begins no valid escape stands for itself: the address then names nothing, which is a plain 404. */
function readable(url: string): string {
  try {
    decodeURIComponent(url)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** The record of the request under way; outside of one, a fresh record. */
export const currentRequest = (): CurrentRequest => storage.getStore() ?? describeRequest()
