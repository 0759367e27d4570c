/**
 * One GET to a shop (SOURCE-2): http and https to public addresses only, judged where the connection is made, so that a second
 * answer of the name server cannot change it; bounded in time and bytes, also unpacked. Follows no redirect.
 */
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

export type ShopResponse = {
  status: number
  headers: IncomingMessage['headers']
  /** Unpacked; empty of 304 and redirects. */
  body: Buffer
}

/** Why an address gives nothing, in words for the page of a run. */
export class ShopFault extends Error {}

const TIMEOUT_MS = 20_000
/** Feeds of tens of thousands of products; pages get less. */
export const MAX_FEED_BYTES = 24 * 1024 * 1024
export const MAX_PAGE_BYTES = 4 * 1024 * 1024

const NOT_PUBLIC = 'The address is not one of the public internet.'

const LOOPBACK = ['127.0.0.1', '::1']

/** Whether sources may be read from this machine (SOURCE_HOSTS). */
export type Hosts = 'public' | 'loopback'

const agentsFor = (allowIPAddressList: string[]) => ({
  http: new RequestFilteringHttpAgent({ allowIPAddressList }),
  https: new RequestFilteringHttpsAgent({ allowIPAddressList }),
})
const agents = { public: agentsFor([]), loopback: agentsFor(LOOPBACK) }

/**
 * The address as a source may have it.
 * @throws ShopFault for other schemes, names and passwords in the address, and ports of other services
 */
export function shopAddress(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new ShopFault('It is no web address.')
  const url = new URL(text, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ShopFault('Only http and https addresses are read.')
  if (url.username !== '' || url.password !== '') throw new ShopFault('The address must hold no name and no password.')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (port < 1024 && port !== 80 && port !== 443) throw new ShopFault(`Port ${port} is not one of web sites.`)
  // The form of IPv4 addresses from before 2006 (RFC 4291), which is taken for a public one.
  if (/^\[::[\da-f]+:[\da-f]+\]$/.test(url.hostname)) throw new ShopFault(NOT_PUBLIC)
  url.hash = ''
  return url
}

type Limits = { hosts: Hosts; maxBytes: number; signal: AbortSignal; timeoutMs?: number }

/** @throws ShopFault where no complete response comes; the signal's reason where it was aborted */
export async function requestShop(
  url: URL,
  headers: Record<string, string>,
  { hosts, maxBytes, signal, timeoutMs = TIMEOUT_MS }: Limits,
): Promise<ShopResponse> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const both = AbortSignal.any([signal, timeout])
  const options = { headers, signal: both }
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request =
        url.protocol === 'https:'
          ? requestHttps(url, { ...options, agent: agents[hosts].https }, resolve)
          : requestHttp(url, { ...options, agent: agents[hosts].http }, resolve)
      request.on('error', reject).end()
    })
    const status = response.statusCode ?? 0
    const body = await readBody(response, maxBytes)
    return { status, headers: response.headers, body }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof ShopFault) throw error
    throw new ShopFault(timeout.aborted ? `No complete answer within ${timeoutMs / 1000} s.` : faultOf(error))
  }
}

function faultOf(error: unknown): string {
  const { message = '', code = '' } = error as NodeJS.ErrnoException
  if (/is not allowed/.test(message)) return NOT_PUBLIC
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'There is no site of this name.'
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI')) return 'The answer cannot be unpacked.'
  if (/CERT|SSL|TLS|ALTNAME|self.signed/i.test(`${code} ${message}`)) return 'The certificate of the site is not valid.'
  return 'The site could not be reached.'
}

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

/** Reads and unpacks a body; a larger one is cut off and refused. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = String(response.headers['content-encoding'] ?? 'identity').toLowerCase()
  const unpacker = unpackers[encoding as keyof typeof unpackers]
  if (!unpacker && encoding !== 'identity') {
    response.destroy()
    throw new ShopFault('The answer is packed in a way that is not known.')
  }
  const body = unpacker ? await bounded(pipeThrough(response, unpacker()), maxBytes) : await bounded(response, maxBytes)
  return isGzip(body) ? bounded(unpacked(body), maxBytes) : body
}

function pipeThrough(response: IncomingMessage, unpacker: ReturnType<typeof createGunzip>) {
  response.on('error', error => unpacker.destroy(error))
  unpacker.on('close', () => response.destroy())
  return response.pipe(unpacker)
}

/** Sitemaps are often files that are packed themselves. */
const isGzip = (body: Buffer) => body[0] === 0x1f && body[1] === 0x8b

function unpacked(body: Buffer) {
  const unpacker = createGunzip()
  unpacker.end(body)
  return unpacker
}

async function bounded(stream: AsyncIterable<Buffer> & { destroy(): void }, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length > maxBytes) {
      stream.destroy()
      throw new ShopFault(`The answer is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
