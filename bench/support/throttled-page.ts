/** A page of a browser with the line and the processor of a cheap phone, and what it loads and paints. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { throttle } from '#tests/support/throttle.ts'

/** A page is quiet when nothing was loaded for this long. */
const QUIET_MS = 1500

/** What was loaded, in bytes with response headers. */
export type Traffic = { bytes: number; requests: number; byKind: Record<string, number> }

type PaintTimes = {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** The parts of long tasks over 50 ms, together. */
  blocked: number
}

const sessions = new WeakMap<Page, CDPSession>()

/** A page with an empty cache; closed with its context when disposed. */
export async function openThrottled(browser: Browser, { javaScriptEnabled = true } = {}) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled,
  })
  const page = await context.newPage()
  sessions.set(page, await throttle(page))
  await page.addInitScript({ content: recordPaint })
  return Object.assign(page, { [Symbol.asyncDispose]: () => context.close() })
}

/** Counts what the page loads during this action and until it is quiet. */
export async function countBytes(page: Page, action: () => Promise<unknown>): Promise<Traffic> {
  const session = sessions.get(page)
  if (!session) throw new Error('Open the page with openThrottled.')
  const traffic: Traffic = { bytes: 0, requests: 0, byKind: {} }
  const kinds = new Map<string, string>()
  let lastEvent = performance.now()
  const started = ({ requestId, type, request }: { requestId: string; type?: string; request: { url: string } }) => {
    lastEvent = performance.now()
    if (!/^https?:/.test(request.url)) return
    kinds.set(requestId, kindOf(type))
    traffic.requests += 1
  }
  const finished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    lastEvent = performance.now()
    const kind = kinds.get(requestId)
    if (!kind) return
    traffic.bytes += encodedDataLength
    traffic.byKind[kind] = (traffic.byKind[kind] ?? 0) + encodedDataLength
  }
  const cached = ({ requestId }: { requestId: string }) => {
    if (kinds.delete(requestId)) traffic.requests -= 1
  }
  // A document that was loaded ahead is reported twice, but transferred once.
  type Responded = { requestId: string; type: string; response: { fromPrefetchCache?: boolean } }
  const responded = ({ requestId, type, response }: Responded) => {
    if (type === 'Document' && response.fromPrefetchCache) cached({ requestId })
  }
  session.on('Network.requestWillBeSent', started)
  session.on('Network.responseReceived', responded)
  session.on('Network.loadingFinished', finished)
  session.on('Network.requestServedFromCache', cached)
  await action()
  while (performance.now() - lastEvent < QUIET_MS) await new Promise(resolve => setTimeout(resolve, 100))
  session.off('Network.requestWillBeSent', started)
  session.off('Network.responseReceived', responded)
  session.off('Network.loadingFinished', finished)
  session.off('Network.requestServedFromCache', cached)
  return traffic
}

const kindOf = (type = 'Other') => {
  const kind = type.toLowerCase()
  return ['document', 'stylesheet', 'script', 'font', 'image'].includes(kind) ? kind : 'other'
}

/** Runs in the page before its own scripts. */
const recordPaint = `{
  const times = { firstPaint: 0, largestPaint: 0, layoutShift: 0, blocked: 0 }
  globalThis.paintTimes = times
  const observe = (type, record) =>
    new PerformanceObserver(list => list.getEntries().forEach(record)).observe({ type, buffered: true })
  observe('paint', entry => (times.firstPaint ||= entry.startTime))
  observe('largest-contentful-paint', entry => (times.largestPaint = entry.startTime))
  observe('layout-shift', entry => (times.layoutShift += entry.value))
  observe('longtask', entry => (times.blocked += entry.duration - 50))
}`

/** The times of the page so far, in milliseconds after the start of its navigation. */
export async function paintTimes(page: Page): Promise<PaintTimes> {
  const times = await page.evaluate(() => (globalThis as { paintTimes?: PaintTimes }).paintTimes)
  if (!times) throw new Error('The page recorded nothing.')
  return times
}
