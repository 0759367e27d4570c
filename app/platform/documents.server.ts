/** Answers whole documents: compressed once, kept for the next visitor, validated by ETag. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { clientHas, etagOf, isPersonal, notModified, privateHeaders } from './http.server.ts'
import { currentRequest } from './request.server.ts'
import { documentPolicy, type RenderedPage } from './security.server.ts'

type Document = {
  html: string
  etag: string
  policy: string
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/** Room for some two thousand pages with their compressed forms. */
const KEPT_BYTES = 128 * 1024 * 1024

const kept = new LRUCache<string, Document>({
  maxSize: KEPT_BYTES,
  // Twice the length covers a string of wide characters or the compressed forms beside it.
  sizeCalculation: document => document.html.length * 2 + 1000,
})

const toDocument = ({ html, scriptSources }: RenderedPage): Document => ({
  html,
  etag: etagOf(html),
  policy: documentPolicy(scriptSources),
})

/**
 * The answer to a page request. A public page is rendered once for each version of the content and then answered from
 * memory; a page for one person is rendered each time and never kept.
 * @param render gives the whole HTML document
 */
export async function documentAnswer(
  request: Request,
  status: number,
  headers: Headers,
  render: () => Promise<RenderedPage>,
): Promise<Response> {
  if (isPersonal(request)) headers.set('Cache-Control', privateHeaders['Cache-Control'])
  const isPublic = /\bpublic\b/.test(headers.get('Cache-Control') ?? '')
  const { pathname, search } = new URL(request.url)
  const canKeep = isPublic && status === 200 && request.method === 'GET'
  const key = `${currentRequest().contentVersion} ${pathname}${search}`
  const document = (canKeep ? kept.get(key) : undefined) ?? toDocument(await render())
  if (canKeep) kept.set(key, document)

  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', document.policy)
  if (!isPublic) return new Response(document.html, { status, headers })
  headers.append('Vary', 'Accept-Encoding')
  if (status === 200) {
    headers.set('ETag', document.etag)
    if (clientHas(request, document.etag)) return notModified(headers)
  }
  const { encoding, body } = encoded(document, request)
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(body, { status, headers })
}

function encoded(
  document: Document,
  request: Request,
): { encoding?: 'br' | 'gzip'; body: string | Uint8Array<ArrayBuffer> } {
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  if (/\bbr\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    document.br ??= Uint8Array.from(
      brotliCompressSync(document.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    )
    return { encoding: 'br', body: document.br }
  }
  if (/\bgzip\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    document.gzip ??= Uint8Array.from(gzipSync(document.html))
    return { encoding: 'gzip', body: document.gzip }
  }
  return { body: document.html }
}

/** The answer to a client navigation (data only): same policy as the page it stands for, validated by ETag. */
export async function dataAnswer(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  if (isPersonal(request)) headers.set('Cache-Control', privateHeaders['Cache-Control'])
  const isPublic = /\bpublic\b/.test(headers.get('Cache-Control') ?? '')
  if (!isPublic || response.status !== 200 || request.method !== 'GET') {
    return new Response(response.body, { status: response.status, headers })
  }
  const body = await response.text()
  const etag = etagOf(body)
  headers.set('ETag', etag)
  if (clientHas(request, etag)) return notModified(headers)
  return new Response(body, { status: response.status, headers })
}
