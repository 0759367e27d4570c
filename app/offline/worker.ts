/**
 * The service worker (OFFLINE-1 to OFFLINE-7). What the network responds is always shown; only where it does not respond is
 * a kept page shown, or the page that lists them. /worker.js loads it.
 */
import { WRITTEN_FIELD } from '#app/contact/form.ts'
import { DAY_MS, DRAFT_RETENTION_DAYS } from '#app/platform/retention.ts'
import {
  assetsIn,
  dropped,
  type Entry,
  goTo,
  isForeign,
  isReport,
  KEPT,
  KEPT_AT,
  KEPT_BYTES,
  KEPT_TITLE,
  keyOf,
  markKept,
  OUTBOX,
  prefixOf,
  withKept,
} from './kept.ts'
import type { PageRequest, WorkerScope } from './worker-scope.ts'

const worker = self as unknown as WorkerScope
const { build, isOff, prefixes } = worker.config
const SHELL = `shell-${build}`
const offlinePath = (url: URL) => `${prefixOf(url, prefixes)}/offline`
/** A report that could not be sent for so long is given up, in milliseconds. */
const MAX_WAIT = DRAFT_RETENTION_DAYS * DAY_MS

const store = (cache: Cache, key: string, body: string | ArrayBuffer, from: Response, title = '') => {
  const headers = new Headers()
  for (const name of ['Content-Type', 'Content-Security-Policy', 'Cross-Origin-Opener-Policy'])
    headers.set(name, from.headers.get(name) ?? '')
  headers.set(KEPT_AT, `${Date.now()}`)
  headers.set(KEPT_BYTES, `${new Blob([body]).size}`)
  headers.set(KEPT_TITLE, encodeURIComponent(title))
  return cache.put(key, new Response(body, { headers }))
}

/** Keeps a page with its files. Pages for one visitor, and what is no page of ours, are not kept. */
async function keep(cache: Cache, key: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !response.headers.get('Cache-Control')?.includes('public')) return
  const html = await response.text()
  await store(cache, key, html, response, /<title>(.*?)<\/title>/.exec(html)?.[1])
  for (const asset of assetsIn(html)) {
    const file = await fetch(asset)
    if (file.ok) await store(cache, asset, await file.arrayBuffer(), file)
  }
}

async function entries(cache: Cache): Promise<(Entry & { title: string })[]> {
  const found = (await cache.keys()).map(async ({ url }) => {
    const { headers } = (await cache.match(url)) ?? new Response()
    const { pathname, search } = new URL(url)
    const title = decodeURIComponent(headers.get(KEPT_TITLE) ?? '')
    return { key: pathname + search, at: Number(headers.get(KEPT_AT)), bytes: Number(headers.get(KEPT_BYTES)), title }
  })
  return Promise.all(found)
}

/** Keeps the page for addresses that were never kept, in the language of this one, once in each build. */
async function keepShell(url: URL): Promise<void> {
  const path = offlinePath(url)
  if (await caches.match(path, { cacheName: SHELL })) return
  // As everybody gets it, the signed-in too.
  await keep(await caches.open(SHELL), path, await fetch(path, { credentials: 'omit' }))
  for (const name of await caches.keys()) if (name.startsWith('shell-') && name !== SHELL) await caches.delete(name)
}

async function keepPage(key: string, response: Response): Promise<void> {
  const cache = await caches.open(KEPT)
  await keep(cache, key, response)
  for (const old of dropped(await entries(cache))) await cache.delete(old)
}

async function offlinePage(url: URL, isSent: boolean): Promise<Response> {
  const page = await caches.match(offlinePath(url))
  if (!page) return Response.error()
  const kept = (await entries(await caches.open(KEPT))).filter(({ title }) => title !== '')
  return new Response(withKept(await page.text(), kept, isSent), page)
}

async function keptPage(url: URL): Promise<Response | null> {
  const key = keyOf(url, prefixes)
  const found = key && (await caches.match(key, { cacheName: KEPT }))
  return found ? new Response(markKept(await found.text()), found) : null
}

async function page(event: PageRequest, url: URL): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    const key = keyOf(url, prefixes)
    if (key) event.waitUntil(keepPage(key, response.clone()))
    event.waitUntil(keepShell(url))
    event.waitUntil(empty())
    return response
  } catch {
    return (await keptPage(url)) ?? offlinePage(url, url.searchParams.has('kept'))
  }
}

async function send(request: Request, url: URL): Promise<Response> {
  const body = await request.clone().formData()
  try {
    return await fetch(request)
  } catch {
    const query = new URLSearchParams({ phone: url.searchParams.get('phone') ?? '', [WRITTEN_FIELD]: `${Date.now()}` })
    await (await caches.open(OUTBOX)).put(`${url.pathname.replace('.data', '')}?${query}`, new Response(body))
    // Where the browser cannot wake the worker, the next page with a connection sends it.
    worker.registration.sync?.register(OUTBOX).catch(() => 0)
    return request.mode === 'navigate' ? offlinePage(url, true) : goTo(`${offlinePath(url)}?kept=1`)
  }
}

let emptying: Promise<void> | null = null

/** Sends the reports that wait, one run at a time. */
function empty(): Promise<void> {
  emptying ??= sendAll()
    .catch(() => undefined)
    .finally(() => {
      emptying = null
    })
  return emptying
}

async function sendAll(): Promise<void> {
  const box = await caches.open(OUTBOX)
  for (const request of await box.keys()) {
    const { searchParams } = new URL(request.url)
    const body = (await (await box.match(request))?.formData()) ?? new FormData()
    body.set(WRITTEN_FIELD, searchParams.get(WRITTEN_FIELD) ?? '')
    const response = await fetch(request.url, { method: 'POST', body, redirect: 'manual' })
    const isTemporary = response.status >= 500 || response.status === 429 || response.status === 408
    if (isTemporary && Date.now() - Number(searchParams.get(WRITTEN_FIELD)) < MAX_WAIT) return
    await box.delete(request)
  }
}

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', event => {
  const take = async () => {
    if (isOff) {
      await empty()
      for (const name of await caches.keys()) await caches.delete(name)
      return worker.registration.unregister()
    }
    await worker.registration.navigationPreload?.enable()
    return worker.clients.claim()
  }
  event.waitUntil(take())
})

worker.addEventListener('sync', event => event.waitUntil(empty()))

/** A page asks to be kept, which one that came through the worker is by now; it gets a word when it is. */
worker.addEventListener('message', event => {
  const [address, isThroughWorker]: [string, boolean] = event.data
  const url = new URL(address)
  const key = keyOf(url, prefixes)
  if (isOff || !key) return
  const keepIt = async () => {
    await keepShell(url)
    if (!isThroughWorker || !(await caches.match(key, { cacheName: KEPT }))) await keepPage(key, await fetch(key))
    event.ports[0]?.postMessage(0)
  }
  event.waitUntil(keepIt())
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (isOff || url.origin !== location.origin || isForeign(url.pathname)) return
  if (request.method === 'POST' && isReport(url, prefixes)) event.respondWith(send(request, url))
  else if (request.method !== 'GET') return
  else if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(fetch(request).catch(async () => (await caches.match(url)) ?? Response.error()))
})
