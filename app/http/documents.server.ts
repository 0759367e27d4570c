/** Responses of pages: documents and the data of client navigations, both with ETags. */
import { createHash, randomUUID } from 'node:crypto'
import { serialize } from 'node:v8'
import { speculationRulesPath } from '#app/platform/paths.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { clientHasCurrent, etagOf, isPersonal, isPublicPolicy, notModified, privateHeaders } from './caching.server.ts'
import { documentPolicy, type RenderedPage } from './security.server.ts'

type Page = {
  status: number
  headers: Headers
  /** What the loaders returned or threw, by route. */
  data: unknown
  /** Returns the whole HTML document. */
  render: () => Promise<RenderedPage>
}

/** The response to a page request. The response cache stores public ones. */
export async function documentResponse(request: Request, { status, headers, data, render }: Page): Promise<Response> {
  const { sharedRendering, contentVersion: before } = requestContext()
  const digest = sharedRendering ? digestOf({ status, headers: [...headers], data }) : ''
  if (sharedRendering) {
    const { known, mayBeMixed } = sharedRendering
    sharedRendering.isUnchanged = known?.digest === digest && known.isCurrent()
    sharedRendering.isMixed = before !== contentVersion()
    sharedRendering.made = known
    const { isMixed, isUnchanged } = sharedRendering
    if (isUnchanged || (isMixed && !mayBeMixed)) return new Response(null, { status, headers })
  }
  if (isPersonal(request)) headers.set('Cache-Control', privateHeaders['Cache-Control'])
  const { html, isCurrent = () => true, ...sources } = await render()
  if (sharedRendering) {
    sharedRendering.made = { digest, isCurrent }
    sharedRendering.isMixed = before !== contentVersion()
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (isPublicPolicy(headers.get('Cache-Control'))) headers.set('Speculation-Rules', `"${speculationRulesPath}"`)
  headers.set('Content-Security-Policy', documentPolicy(sources))
  // Of no meaning to scripts, fonts and data.
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  return validated(request, new Response(html, { status, headers }), html)
}

/** A digest of the data of a page: equal data give the same page. Data that cannot be compared never equal others. */
function digestOf(data: unknown): string {
  try {
    return createHash('sha1').update(serialize(data)).digest('base64')
  } catch {
    return randomUUID()
  }
}

const hasETag = ({ method }: Request, { headers, status }: Response): boolean =>
  isPublicPolicy(headers.get('Cache-Control')) && status === 200 && method === 'GET'

/** A public response with its ETag, or 304 where the client has it; a private response unchanged. */
function validated(request: Request, response: Response, body: string): Response {
  if (!hasETag(request, response)) return response
  const etag = etagOf(body)
  response.headers.set('ETag', etag)
  return clientHasCurrent(request, etag) ? notModified(response.headers) : response
}

/** The response to a client navigation (data only), with the cache policy of its page. */
export async function dataResponse(request: Request, response: Response): Promise<Response> {
  const own = new Response(response.body, response)
  if (isPersonal(request)) own.headers.set('Cache-Control', privateHeaders['Cache-Control'])
  if (!hasETag(request, own)) return own
  const body = await own.text()
  return validated(request, new Response(body, own), body)
}
