/** Responses of pages: documents and the data of client navigations, both with ETags. */
import { speculationRulesPath } from '#app/platform/paths.ts'
import { clientHasCurrent, etagOf, isPersonal, notModified, privateHeaders } from './caching.server.ts'
import { documentPolicy, type RenderedPage } from './security.server.ts'

/**
 * The response to a page request. The response cache stores public ones.
 * @param render returns the whole HTML document
 */
export async function documentResponse(
  request: Request,
  status: number,
  headers: Headers,
  render: () => Promise<RenderedPage>,
): Promise<Response> {
  if (isPersonal(request)) headers.set('Cache-Control', privateHeaders['Cache-Control'])
  const { html, ...sources } = await render()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (isPublic(headers)) headers.set('Speculation-Rules', `"${speculationRulesPath}"`)
  headers.set('Content-Security-Policy', documentPolicy(sources))
  return validated(request, new Response(html, { status, headers }), html)
}

const isPublic = (headers: Headers) => /\bpublic\b/.test(headers.get('Cache-Control') ?? '')

/** A public response with its ETag, or 304 where the client has it; a private response unchanged. */
function validated(request: Request, response: Response, body: string): Response {
  if (!isPublic(response.headers) || response.status !== 200 || request.method !== 'GET') return response
  const etag = etagOf(body)
  response.headers.set('ETag', etag)
  return clientHasCurrent(request, etag) ? notModified(response.headers) : response
}

/** The response to a client navigation (data only), with the cache policy of its page. */
export async function dataResponse(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  if (isPersonal(request)) headers.set('Cache-Control', privateHeaders['Cache-Control'])
  if (!isPublic(headers) || response.status !== 200 || request.method !== 'GET') {
    return new Response(response.body, { status: response.status, headers })
  }
  const body = await response.text()
  return validated(request, new Response(body, { status: response.status, headers }), body)
}
