/** The context of the current request, available to all code that runs for it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { settings } from '../settings.server.ts'
import { chooseLanguageBy, DEFAULT_LANGUAGE, type Language, readLanguage } from '../text/language.ts'
import { rateLimitAddress } from './client-address.ts'
import { isSecure } from './https.server.ts'

type RequestContext = {
  /** For the log. */
  id: string
  /** Of the address. */
  language: Language
  /** The content version when the request arrived; null outside of a request. */
  contentVersion: string | null
  /** The client's address as rate limits count it; taken from the proxy only where the settings trust it. */
  address: string
  /** The `Cookie` header of the client. */
  cookies: string | null
  /** Seconds that the client has to wait because it searched too often; 0 where it may search (LIMIT-2). */
  searchWaitS: number
  /** The signed-in user, once a guard has found one. */
  username: string | null
  /** Whether the client uses https. */
  isSecure: boolean
  /** The id of the phone that the response shows; sending the response counts as a view of it. */
  viewedPhone: string | null
  /** Bytes of the response still buffered because the client reads slowly. */
  unsentBytes: () => number
  /** For a document that is rendered for the response cache; null for a request of a client. */
  sharedRendering: SharedRendering | null
  /** Whether write transactions are refused, because a form is only to be shown again. */
  refusesWrites: boolean
}

/** What a document was rendered from. */
export type RenderedData = {
  /** A digest of the loaders' data. */
  digest: string
  /** Whether what else it shows, such as drawings, is still the same. */
  isCurrent: () => boolean
}

/** Decides after the loaders of a document whether it needs to be rendered. */
type SharedRendering = {
  /** A former rendering. */
  known: RenderedData | null
  /** Whether the document is rendered although the content changed meanwhile. */
  mayBeMixed: boolean
  /** This one; null until it is made, and for responses that are not documents. */
  made: RenderedData | null
  /** Set where the former rendering is still right: nothing was rendered. */
  isUnchanged: boolean
  /** Set where the content changed meanwhile, so that the document may mix two versions: nothing was rendered, unless it may be. */
  isMixed: boolean
}

const processId = randomBytes(6).toString('hex')
let requests = 0

/** An id for a request in the log, unique across processes. */
export function nextRequestId(): string {
  requests += 1
  return `${processId}-${requests.toString(36)}`
}

const storage = new AsyncLocalStorage<RequestContext>()

const createContext = (
  { contentVersion = null, sharedRendering = null, language = DEFAULT_LANGUAGE }: Partial<RequestContext> = {},
  request?: IncomingMessage,
  response?: ServerResponse,
): RequestContext => ({
  id: nextRequestId(),
  contentVersion,
  sharedRendering,
  language,
  address: request ? addressOf(request) : '',
  cookies: request?.headers.cookie ?? null,
  searchWaitS: 0,
  isSecure: request ? isSecure(request) : false,
  username: null,
  viewedPhone: null,
  refusesWrites: false,
  unsentBytes: () => (response && !response.destroyed ? response.writableLength : 0),
})

/** Runs `next` in the context of this request. */
export function withRequestContext(
  contentVersion: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: (context: RequestContext) => void,
): void {
  const context = createContext({ contentVersion, language: languageOf(request.url ?? '/') }, request, response)
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
  given: Pick<RequestContext, 'contentVersion' | 'sharedRendering' | 'language'>,
  run: () => Promise<Result>,
): Promise<{ result: Result; context: RequestContext }> {
  const context = createContext(given)
  return { result: await storage.run(context, run), context }
}

/** Runs `run` for the current request in a context that refuses writes. */
export const withoutWrites = <Result>(run: () => Promise<Result>): Promise<Result> =>
  storage.run({ ...requestContext(), refusesWrites: true }, run)

/** The language of the pages at an address. */
export const languageOf = (url: string): Language => readLanguage(url).language

/** Runs `run` in a language, before there is a context or within that of a request. */
export const withLanguage = <Result>(language: Language, run: () => Result): Result =>
  (storage.getStore()?.language ?? DEFAULT_LANGUAGE) === language
    ? run()
    : storage.run({ ...requestContext(), language }, run)

chooseLanguageBy(() => storage.getStore()?.language ?? DEFAULT_LANGUAGE)

/** The context of the current request; outside of a request, a new one. */
export const requestContext = (): RequestContext => storage.getStore() ?? createContext()
