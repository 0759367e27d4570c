/**
 * A polite visit to the sites of a source (SOURCE-2): robots.txt first, one request at a time to a site with its delay between
 * two, `Retry-After`, conditional requests, redirects one by one.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { errorText } from '#app/platform/error-text.ts'
import { retryAfterMs } from '#app/platform/retry-after.ts'
import {
  type Hosts,
  MAX_FEED_BYTES,
  MAX_PAGE_BYTES,
  requestShop,
  ShopFault,
  type ShopResponse,
  shopAddress,
} from './request.server.ts'
import { allowAll, type Robots, readRobots, userAgent } from './robots.server.ts'

/** What a site gave for an address before, for conditional requests. */
export type Known = { etag: string | null; modified: string | null }

export type Visited =
  | { kind: 'body'; url: string; body: Buffer; known: Known; type: string }
  | { kind: 'same'; url: string }
  /** 404 or 410. */
  | { kind: 'gone'; url: string; isForGood: boolean }
  | { kind: 'fault'; url: string; reason: string; notBefore: number | null }

/** The site asks us to stay away, or cannot be read at all; the message is for people. */
export class VisitStopped extends Error {}

/** Time as a test can move it. */
export type Clock = { now(): number; sleep(ms: number, signal: AbortSignal): Promise<void> }

export const systemClock: Clock = {
  now: Date.now,
  sleep: async (ms, signal) => {
    await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
  },
}

const MAX_REDIRECTS = 5
/** Longer waits are left for the next run. */
const MAX_WAIT_MS = 60_000
/** Waits before a second and third try where the site names none. */
const BACK_OFF_MS = [5000, 20_000]
const MAX_REQUESTS = 20_000

type Site = { robots: Robots; lastAt: number }

type Options = {
  /** The origin of the source. */
  origin: string
  /** Other origins that an editor confirmed. */
  confirmed: readonly string[]
  signal: AbortSignal
  hosts: Hosts
  /** Least milliseconds between two requests to a site. */
  delayMs: number
  clock?: Clock
}

export class Visit {
  requests = 0
  notModified = 0
  readonly #sites = new Map<string, Site>()
  readonly #clock: Clock
  /** Origins that a redirect led to without being confirmed. */
  readonly foreign = new Set<string>()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: Options) {
    this.#clock = options.clock ?? systemClock
  }

  /** Sitemaps that robots.txt names. @throws VisitStopped where the site wants no visit */
  async sitemaps(): Promise<string[]> {
    return (await this.#site(new URL(this.options.origin))).robots.sitemaps
  }

  /** Whether the address is of the source or of an origin that was confirmed. */
  isOwn = ({ origin }: URL): boolean => origin === this.options.origin || this.options.confirmed.includes(origin)

  /**
   * Gets an address, one after the other.
   * @param known of the last visit; an unchanged address then costs no body
   * @throws VisitStopped where no other address of the site can be asked either
   */
  get(address: string, known: Known | null, kind: 'feed' | 'page'): Promise<Visited> {
    const turn = this.#turn.then(() => this.#get(address, known, kind))
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #get(address: string, known: Known | null, kind: 'feed' | 'page'): Promise<Visited> {
    const seen = new Set<string>()
    let url: URL
    try {
      url = shopAddress(address)
    } catch (error) {
      return { kind: 'fault', url: address, reason: errorText(error), notBefore: null }
    }
    for (let hops = 0; ; hops += 1) {
      const fault = (reason: string, notBefore: number | null = null): Visited => ({
        kind: 'fault',
        url: address,
        reason,
        notBefore,
      })
      if (hops > MAX_REDIRECTS || seen.has(url.href)) return fault('It redirects without end.')
      seen.add(url.href)
      if (!this.isOwn(url)) {
        this.foreign.add(url.origin)
        return fault(`It leads to another site, ${url.origin}.`)
      }
      const { robots } = await this.#site(url)
      if (!robots.allows(url)) return fault('The robots.txt of the site does not allow it.')
      let response: ShopResponse
      try {
        response = await this.#request(url, robots, known, kind === 'feed' ? MAX_FEED_BYTES : MAX_PAGE_BYTES)
      } catch (error) {
        if (error instanceof Waiting) return fault(error.message, error.until)
        if (error instanceof ShopFault) return fault(error.message)
        throw error
      }
      const { status, headers, body } = response
      if (status === 304) {
        this.notModified += 1
        return { kind: 'same', url: url.href }
      }
      if (status >= 300 && status < 400) {
        try {
          url = shopAddress(headers.location ?? '', url.href)
        } catch (error) {
          return fault(errorText(error))
        }
        continue
      }
      if (status === 404 || status === 410) return { kind: 'gone', url: url.href, isForGood: status === 410 }
      if (status === 401 || status === 403)
        throw new VisitStopped(`The site refuses us (${status} for ${url.pathname}).`)
      if (status !== 200) return fault(`The site answered ${status}.`)
      return {
        kind: 'body',
        url: url.href,
        body,
        known: { etag: headers.etag ?? null, modified: headers['last-modified'] ?? null },
        type: headers['content-type'] ?? '',
      }
    }
  }

  /** The rules of a site, asked for once in a visit. */
  async #site(url: URL): Promise<Site> {
    const found = this.#sites.get(url.origin)
    if (found) return found
    const site: Site = { robots: allowAll, lastAt: 0 }
    this.#sites.set(url.origin, site)
    try {
      site.robots = await this.#robots(url)
    } catch (error) {
      this.#sites.delete(url.origin)
      throw error
    }
    return site
  }

  async #robots({ origin }: URL): Promise<Robots> {
    let url = new URL('/robots.txt', origin)
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      let response: ShopResponse
      try {
        response = await this.#request(url, allowAll, null, MAX_PAGE_BYTES)
      } catch (error) {
        if (error instanceof Waiting || error instanceof ShopFault)
          throw new VisitStopped(`Its robots.txt cannot be read, so nothing is asked for: ${error.message}`)
        throw error
      }
      const { status, headers, body } = response
      if (status >= 200 && status < 300) return readRobots(new URL('/robots.txt', origin).href, body.toString('utf8'))
      if (status >= 300 && status < 400) {
        try {
          url = shopAddress(headers.location ?? '', url.href)
        } catch {
          return allowAll
        }
        continue
      }
      if (status >= 500 || status === 429)
        throw new VisitStopped(`Its robots.txt cannot be read (${status}), so nothing is asked for.`)
      return allowAll
    }
    return allowAll
  }

  /** One request after the delay of the site, again after a wait that the site asks for. */
  async #request(url: URL, robots: Robots, known: Known | null, maxBytes: number): Promise<ShopResponse> {
    const { signal, hosts } = this.options
    const headers: Record<string, string> = {
      'User-Agent': userAgent(),
      Accept: '*/*',
      'Accept-Encoding': 'gzip, deflate, br',
      ...(known?.etag ? { 'If-None-Match': known.etag } : {}),
      ...(known?.modified ? { 'If-Modified-Since': known.modified } : {}),
    }
    for (let tries = 0; ; tries += 1) {
      await this.#pause(url.origin, robots)
      if (this.requests >= MAX_REQUESTS)
        throw new VisitStopped(`More than ${MAX_REQUESTS} requests are not made in one run.`)
      this.requests += 1
      const response = await requestShop(url, headers, { hosts, maxBytes, signal }).finally(() =>
        this.#note(url.origin),
      )
      const { status } = response
      if (status !== 429 && status !== 503) return response
      const waitMs =
        retryAfterMs(response.headers['retry-after'] ?? '', this.#clock.now()) ??
        BACK_OFF_MS[tries] ??
        Number.POSITIVE_INFINITY
      const isLast = tries >= BACK_OFF_MS.length
      if (isLast || waitMs > MAX_WAIT_MS) {
        const until = Number.isFinite(waitMs) ? this.#clock.now() + waitMs : null
        throw new Waiting(`The site answered ${status} and asks to wait.`, until)
      }
      await this.#clock.sleep(waitMs, signal)
    }
  }

  async #pause(origin: string, { delayMs }: Robots): Promise<void> {
    const lastAt = this.#sites.get(origin)?.lastAt ?? 0
    if (lastAt === 0) return
    const waitMs = lastAt + Math.max(delayMs, this.options.delayMs) - this.#clock.now()
    if (waitMs > 0) await this.#clock.sleep(waitMs, this.options.signal)
  }

  #note(origin: string): void {
    const site = this.#sites.get(origin)
    if (site) site.lastAt = this.#clock.now()
  }
}

class Waiting extends Error {
  constructor(
    message: string,
    readonly until: number | null,
  ) {
    super(message)
  }
}
