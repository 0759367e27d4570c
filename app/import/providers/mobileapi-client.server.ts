/** HTTP client for MobileAPI.dev: bounded in requests and time, waits for short rate limits only (IMPORT-7). */

import { setTimeout as sleep } from 'node:timers/promises'
import { parseJson } from '#app/platform/json.ts'
import { semaphore } from '#app/platform/process/semaphore.ts'
import { serviceLog } from '#app/platform/process/service-log.server.ts'
import { retryAfterMs } from '#app/platform/retry-after.ts'
import { errorText } from './mobileapi-schema.ts'
import { ProviderStopped } from './provider.ts'

export type ClientOptions = {
  /** `https://api.mobileapi.dev`, without a trailing slash. */
  baseUrl: string
  key: string | undefined
  /** Maximum number of requests, retries included. */
  budget: number
  timeoutMs: number
  signal: AbortSignal
}

/** Waits before the second and third try after a server error. */
const BACK_OFF_MS = [250, 1000]
/** Longer rate limits end the import. */
const MAX_WAIT_MS = 60_000
const MAX_CONCURRENT = 3
/** Far larger than a page of fifty devices with thumbnails. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

const logProvider = serviceLog('The provider')

export type ProviderResponse = { status: number; body: unknown }

/** One request failed; others may succeed. */
export class RequestFailed extends Error {}

export class MobileApiClient {
  requests = 0
  #notBefore = 0
  #stopped: ProviderStopped | null = null
  readonly #slots = semaphore(MAX_CONCURRENT, Number.POSITIVE_INFINITY)

  constructor(private readonly options: ClientOptions) {}

  /**
   * The response to a GET: 200 with parsed JSON, or 204 and 404 unchanged.
   * @throws RequestFailed when this request fails, ProviderStopped when all further requests would fail too
   */
  async get(path: string, query: Record<string, string | number> = {}): Promise<ProviderResponse> {
    const release = await this.#slots.enter()
    try {
      return await this.#withRetries(path, query)
    } catch (error) {
      if (error instanceof ProviderStopped) this.#stopped = error
      throw error
    } finally {
      release?.()
    }
  }

  async #withRetries(path: string, query: Record<string, string | number>): Promise<ProviderResponse> {
    let hasWaited = false
    for (let failures = 0; ; ) {
      if (this.#stopped) throw this.#stopped
      await this.#waitUntil(this.#notBefore)
      const outcome = await this.#request(path, query)
      logProvider(outcome.kind === 'ok' ? null : { outcome: outcome.outcome, reason: outcome.message })
      if (outcome.kind === 'ok') return outcome
      if (outcome.kind === 'stopped') throw new ProviderStopped(outcome.message)
      if (outcome.kind === 'limited') {
        if (hasWaited || outcome.waitMs > MAX_WAIT_MS) throw new ProviderStopped(outcome.message)
        hasWaited = true
        this.#notBefore = Date.now() + outcome.waitMs
      } else {
        const waitMs = BACK_OFF_MS[failures]
        if (waitMs === undefined) throw new RequestFailed(outcome.message)
        failures += 1
        await this.#waitUntil(Date.now() + waitMs)
      }
    }
  }

  async #waitUntil(time: number): Promise<void> {
    const ms = time - Date.now()
    if (ms > 0) await sleep(ms, undefined, { signal: this.options.signal }).catch(() => undefined)
    if (this.options.signal.aborted) throw new ProviderStopped('The import was cancelled.')
  }

  async #request(path: string, query: Record<string, string | number>) {
    const { baseUrl, key, budget, timeoutMs, signal } = this.options
    if (this.requests >= budget) {
      throw new ProviderStopped(`The ${budget} requests that one import may make are used up; run it again to go on.`)
    }
    this.requests += 1
    const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const search = parameters.size > 0 ? `?${parameters}` : ''
    const timeout = AbortSignal.timeout(timeoutMs)
    let response: Response
    let text: string
    try {
      response = await fetch(`${baseUrl}${path}${search}`, {
        headers: { Accept: 'application/json', ...(key ? { Authorization: `Token ${key}` } : {}) },
        // Never forward the API key to a redirect target.
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeout]),
      })
      text = await readText(response)
    } catch (error) {
      if (error instanceof RequestFailed) throw error
      if (signal.aborted) throw new ProviderStopped('The import was cancelled.')
      const message = timeout.aborted
        ? `The provider did not answer within ${timeoutMs / 1000} seconds.`
        : 'The provider could not be reached.'
      return { kind: 'failed' as const, outcome: timeout.aborted ? 'timeout' : 'unreachable', message }
    }
    this.#applyRateLimit(response.headers)
    return outcomeOf(response, text)
  }

  /** With no requests remaining, the next one waits for the reset, if that is soon. */
  #applyRateLimit(headers: Headers): void {
    if (headers.get('X-RateLimit-Remaining') !== '0') return
    const waitMs = untilReset(headers)
    if (waitMs !== null && waitMs <= MAX_WAIT_MS) this.#notBefore = Date.now() + waitMs
  }
}

/** @throws RequestFailed for a response that is too large */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > MAX_RESPONSE_BYTES) {
      await reader?.cancel()
      throw new RequestFailed('The answer of the provider is too large.')
    }
    text += decoder.decode(value, { stream: true })
  }
}

type RequestOutcome =
  | ({ kind: 'ok' } & ProviderResponse)
  | ({ kind: 'limited'; waitMs: number } & Failed)
  | ({ kind: 'failed' } & Failed)
  /** No retry can succeed, nor another request. */
  | ({ kind: 'stopped' } & Failed)

/** Why, for the log, and for people. */
type Failed = { outcome: string; message: string }

/** @throws RequestFailed when only this request fails */
function outcomeOf(response: Response, text: string): RequestOutcome {
  const { status, headers } = response
  const body = parseJson(text)
  const detail = errorText(body)
  const quoted = detail ? `: ${detail}` : ''
  if (status === 204) return { kind: 'ok', status, body: null }
  if (status === 200) {
    return body === undefined
      ? { kind: 'failed', outcome: 'malformed', message: 'The answer of the provider is not valid JSON.' }
      : { kind: 'ok', status, body }
  }
  if (status === 404) return { kind: 'ok', status, body }
  if (status === 401 || status === 403) {
    const message = `The provider refuses the key (${status}${quoted}). Set PHONE_PROVIDER_KEY to a valid one.`
    return { kind: 'stopped', outcome: 'key-refused', message }
  }
  if (status === 429) {
    const message = `The limit of the provider is reached (429${quoted}). Try again later.`
    return {
      kind: 'limited',
      outcome: 'quota',
      waitMs: retryAfter(headers, body) ?? untilReset(headers) ?? 1000,
      message,
    }
  }
  const message = `The provider answered ${status}${quoted.replace(/\.$/, '')}.`
  if (status >= 500) return { kind: 'failed', outcome: 'unavailable', message }
  if (status === 402 || /credit/i.test(detail)) return { kind: 'stopped', outcome: 'quota', message }
  throw new RequestFailed(message)
}

/** `Retry-After` as seconds or as a date, or `retry_after` in the body; in milliseconds. */
function retryAfter(headers: Headers, body: unknown): number | null {
  const header = headers.get('Retry-After')
  const given = header ?? String((body as { retry_after?: unknown } | null | undefined)?.retry_after ?? '')
  return retryAfterMs(given, Date.now())
}

/** Milliseconds until `X-RateLimit-Reset`, which is in seconds since 1970. */
function untilReset(headers: Headers): number | null {
  const reset = Number(headers.get('X-RateLimit-Reset') ?? Number.NaN)
  return Number.isFinite(reset) && reset > 0 ? Math.max(0, reset * 1000 - Date.now()) : null
}
