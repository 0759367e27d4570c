/** The context of the current request, available to all code that runs for it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { settings } from '../settings.server.ts'
import { rateLimitAddress } from './client-address.ts'
import { isSecure } from './https.server.ts'

type RequestContext = {
  /** For the log. */
  id: string
  /** The content version when the request arrived; null outside of a request. */
  contentVersion: string | null
  /** The client's address as rate limits count it; taken from the proxy only where the settings trust it. */
  address: string
  /** Whether the client uses https. */
  isSecure: boolean
  /** The id of the phone that the response shows; sending the response counts as a view of it. */
  viewedPhone: string | null
  /** Bytes of the response still buffered because the client reads slowly. */
  unsentBytes: () => number
}

const storage = new AsyncLocalStorage<RequestContext>()

const createContext = (
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

/** Runs `next` in the context of this request. */
export function withRequestContext(
  contentVersion: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: (context: RequestContext) => void,
): void {
  const context = createContext(contentVersion, request, response)
  storage.run(context, () => next(context))
}

/** The peer's address, or behind a trusted proxy the last one in `X-Forwarded-For` (HTTP-7). */
function addressOf(request: IncomingMessage): string {
  const forwarded = settings().TRUST_PROXY
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return rateLimitAddress(forwarded || (request.socket.remoteAddress ?? ''))
}

/** Runs `run` in a context of its own, for renderings that no client requested. */
export async function inInternalContext<Result>(
  contentVersion: string,
  run: () => Promise<Result>,
): Promise<{ result: Result; viewedPhone: string | null }> {
  const context = createContext(contentVersion)
  const result = await storage.run(context, run)
  return { result, viewedPhone: context.viewedPhone }
}

/** The context of the current request; outside of a request, a new one. */
export const requestContext = (): RequestContext => storage.getStore() ?? createContext(null)
