/** The wrapper of all resource routes: methods, errors as JSON, ETags, the same-origin rule (API-2, API-3). */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { BUSY_HEADERS, notStoredText } from '#app/platform/busy.ts'
import { noteReadFault } from '#app/platform/process/faults.server.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { NotStored } from '#db/write.server.ts'
import { clientHasCurrent, etagOf, notModified, publicHeaders } from './caching.server.ts'
import { isSameOrigin } from './origin.server.ts'
import { isAsset, resourcePolicy } from './security.server.ts'

/** Thrown by a handler to respond with this status and a message for a person. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fieldErrors?: Record<string, string[]>,
    readonly headers?: Record<string, string>,
  ) {
    super(message)
  }
}

/** For a program whose request needs what cannot be read. */
const CANNOT_READ = 'The data cannot be read at the moment. Please try again later.'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type ApiArgs = LoaderFunctionArgs | ActionFunctionArgs
type Handler = (args: ApiArgs) => Response | Promise<Response>

/**
 * A resource route from its handlers by method; export the result as `loader` and as `action`.
 * HEAD runs the GET handler, an unknown method gets 405 with `Allow`, a write from another origin 403.
 */
export function api(handlers: Partial<Record<Method, Handler>>) {
  return async (args: ApiArgs): Promise<Response> => {
    const { request } = args
    try {
      const response = await dispatch(handlers, args)
      const hasOwnPolicy = response.headers.has('Content-Security-Policy')
      if (!hasOwnPolicy && !isAsset(new URL(request.url).pathname))
        response.headers.set('Content-Security-Policy', resourcePolicy)
      return response
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error)
      if (error instanceof Response) return error
      if (error instanceof NotStored)
        return errorResponse(new ApiError(503, notStoredText(error), undefined, BUSY_HEADERS))
      logError(error, request)
      if (noteReadFault(error)) return errorResponse(new ApiError(503, CANNOT_READ, undefined, BUSY_HEADERS))
      return errorResponse(new ApiError(500, 'Something went wrong on our side. Please try again.'))
    }
  }
}

async function dispatch(handlers: Partial<Record<Method, Handler>>, args: ApiArgs): Promise<Response> {
  const { request } = args
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const handler = handlers[method as Method]
  if (!handler) {
    const allow = Object.keys(handlers).flatMap(name => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
    throw new ApiError(405, `This address answers ${allow.join(', ') || 'nothing'}.`, undefined, {
      Allow: allow.join(', '),
    })
  }
  if (method !== 'GET' && !isSameOrigin(request)) throw new ApiError(403, 'Requests from another site are refused.')
  const response = await handler(args)
  return method === 'GET' ? revalidated(request, response) : response
}

/** 304 where the client's copy is current. A response without an ETag gets one from its body, except event streams. */
async function revalidated(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200) return response
  let etag = response.headers.get('ETag')
  let tagged = response
  if (!etag && response.body && response.headers.get('Content-Type') !== 'text/event-stream') {
    const body = new Uint8Array(await response.arrayBuffer())
    etag = etagOf(body)
    tagged = new Response(body, response)
    tagged.headers.set('ETag', etag)
  }
  if (!etag || !clientHasCurrent(request, etag)) return tagged
  await tagged.body?.cancel()
  return notModified(tagged.headers)
}

function errorResponse({ status, message, fieldErrors, headers }: ApiError): Response {
  return Response.json(fieldErrors ? { message, fieldErrors } : { message }, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': resourcePolicy, ...headers },
  })
}

/** @throws 404: nothing is at this address */
export const missing = (): never => {
  throw new ApiError(404, 'There is nothing at this address.')
}

/** The route of unknown API addresses: 404 as JSON for every method. */
export const noEndpoint = api({ GET: missing, POST: missing, PUT: missing, PATCH: missing, DELETE: missing })

/** A JSON response that is the same for every client. */
export const publicJson = (body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { headers: { ...publicHeaders, ...headers } })
