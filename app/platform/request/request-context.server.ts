/** What is known of the request under way, wherever the code is. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { settings } from '../settings.server.ts'
import { countedAddress } from './client-address.ts'
import { isSecure } from './https.server.ts'

type RequestContext = {
  /** For the log. */
  id: string
  /** The version of the content when the request came in; null outside of a request. */
  contentVersion: string | null
  /** The client's address as limits count it, as far as it can be believed. */
  address: string
  /** Whether the client came by https. */
  isSecure: boolean
  /** The phone whose page the response shows; each visitor who gets it counts as a view. */
  viewedPhone: string | null
  /** Bytes of the answer that wait to be sent; the client may be slower than we are. */
  unsentBytes: () => number
}

const storage = new AsyncLocalStorage<RequestContext>()

const describeRequest = (
  contentVersion: string | null,
  request?: IncomingMessage,
  response?: ServerResponse,
): RequestContext => ({
  id: randomUUID(),
  contentVersion,
  address: request ? addressOf(request) : '',
  isSecure: request ? isSecure(request) : false,
  viewedPhone: null,
  unsentBytes: () => (response && !response.destroyed ? response.writableLength : 0),
})

/** Runs `next` with the record of this request. */
export function withRequestContext(
  contentVersion: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: (context: RequestContext) => void,
): void {
  const context = describeRequest(contentVersion, request, response)
  storage.run(context, () => next(context))
}

/** The peer's, or behind a trusted proxy the last one that the proxy names (HTTP-7). */
function addressOf(request: IncomingMessage): string {
  const forwarded = settings().TRUST_PROXY
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return countedAddress(forwarded || (request.socket.remoteAddress ?? ''))
}

/** Runs `run` as a request of its own that nobody has sent. */
export async function inInternalContext<Result>(
  contentVersion: string,
  run: () => Promise<Result>,
): Promise<{ result: Result; viewedPhone: string | null }> {
  const context = describeRequest(contentVersion)
  const result = await storage.run(context, run)
  return { result, viewedPhone: context.viewedPhone }
}

/** The record of the request under way; outside of one, a fresh record. */
export const requestContext = (): RequestContext => storage.getStore() ?? describeRequest(null)
