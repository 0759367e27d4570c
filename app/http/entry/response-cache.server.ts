/**
 * The response cache: responses that are the same for every visitor (pages, their data, the public API, drawings,
 * sitemaps), sent from memory. After a change of the content a response is refreshed when it is next requested; until
 * that is done the former one may be sent, but never one that is older than a second (HTTP-2).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { createCache } from '#app/platform/cache.server.ts'
import type { RenderedData } from '#app/platform/request/request-context.server.ts'
import { contentVersion, outdatedSince, publishedVersion } from '#db/content-version.server.ts'

import { isPublicPolicy } from '../caching.server.ts'
import { type CachedResponse, cachedResponse } from './cached-response.server.ts'
import { type Reader, Readers } from './readers.ts'
import { BACKGROUND, createRenderQueue } from './render-queue.server.ts'
import type { RenderTarget } from './shared-rendering.server.ts'

/** All cached bodies together. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024
/** Longer bodies are whole lists. They share a quarter of the cache, so that pages outlive them. */
const MAX_PAGE_BYTES = 512 * 1024
const MAX_LIST_BYTES = MAX_CACHE_BYTES / 4
/** Bytes of an entry beside its body and the compressed forms of it. */
const ENTRY_BYTES = 2000
/** Compressed forms are made later; together they are a part of the body. */
const COMPRESSED_SHARE = 0.4

/** A response is sent at most this long after the content changed; the rest of the second is for sending it. */
const MAX_OUTDATED_MS = 900
/** A request waits this long for the refreshed response before it gets the former one. */
const PATIENCE_MS = 50
/** The same while only a few responses are refreshed: then even a slow one should be seen at once. */
const QUIET_PATIENCE_MS = 400
const MAX_QUIET_REFRESHES = 3
/** Renderings of one response until its loaders saw one version of the content; the last one is sent in any case. */
const MAX_ATTEMPTS = 5

export type Entry = CachedResponse & {
  /** The published version at which it was rendered or found unchanged. */
  version: string
  /** The content version at that time, which may be newer. */
  contentVersion: string
  /** What a document was rendered from; null for other responses. */
  data: RenderedData | null
  /** The id of the phone that this page shows, for counting views. */
  viewedPhone: string | null
}

/** What a rendering gave: an entry, and whether it may be sent to everyone; null where it cannot be captured. */
export type Refreshed = { entry: Entry; isPublic: boolean } | null

/** A rendering of one target under way or in the queue. */
type Refresh = {
  done: Promise<Refreshed>
  patience: Promise<unknown>
  patienceMs: number
  startedAt: number
  readers: Readers
  join: (address: string) => void
}

/**
 * @property isLive whether it must be the response of this moment: for a client that may have made the change
 * @property reader null where no client waits
 */
type Wanted = { isLive: boolean; reader: Reader | null }

/** @param since when the response became outdated */
const mayBeSent = (since: number) => performance.now() - since <= MAX_OUTDATED_MS
const isPatienceOver = ({ startedAt, patienceMs }: Refresh) => performance.now() - startedAt > patienceMs

const cacheOf = (name: string, maxBytes: number) =>
  createCache<Entry>({
    name,
    maxBytes,
    onDrop: ({ body }) => body.drop(),
    bytesOf: ({ body }) => Math.ceil(body.plain.length * (1 + COMPRESSED_SHARE)) + ENTRY_BYTES,
  })

export function createResponseCache(renderTarget: RenderTarget, queue = createRenderQueue()) {
  const pages = cacheOf('responses', MAX_CACHE_BYTES - MAX_LIST_BYTES)
  const lists = cacheOf('long responses', MAX_LIST_BYTES)
  const refreshes = new Map<string, Refresh>()

  const stored = (target: string): Entry | undefined => pages.find(target) ?? lists.find(target)

  function store(target: string, entry: Entry): void {
    const [kept, other] = entry.body.plain.length > MAX_PAGE_BYTES ? [lists, pages] : [pages, lists]
    other.delete(target)
    kept.set(target, entry)
  }

  function remove(target: string): void {
    pages.delete(target)
    lists.delete(target)
  }

  /** The response for this target where one is in memory and of today; begins no rendering. */
  function current(target: string): Entry | null {
    const entry = stored(target)
    return entry && outdatedSince(entry.version) === null ? entry : null
  }

  /** The same, or a former one while it may be sent and is being refreshed; begins no rendering. */
  function sendable(target: string): Entry | null {
    const entry = stored(target)
    if (!entry) return null
    const since = outdatedSince(entry.version)
    if (since === null) return entry
    const running = refreshes.get(target)
    return running && mayBeSent(since) && isPatienceOver(running) ? entry : null
  }

  /** The response for this target, where one can be sent now; else a promise of it, shared by all who wait. */
  function find(target: string, { isLive, reader }: Wanted): Entry | Promise<Refreshed> {
    const entry = stored(target)
    if (!entry) return refresh(target, null, reader).done
    if (isLive) return entry.contentVersion === contentVersion() ? entry : anew(target, entry, reader)
    const since = outdatedSince(entry.version)
    if (since === null) return entry
    const running = refresh(target, entry, reader)
    const { done, patience } = running
    if (!mayBeSent(since)) return done
    if (isPatienceOver(running)) return entry
    return Promise.race([done, patience.then(() => (mayBeSent(since) ? { entry, isPublic: true } : done))])
  }

  /** A refresh that began after this call: one that is under way may not have seen the latest change. */
  const anew = (target: string, entry: Entry, reader: Reader | null): Promise<Refreshed> => {
    const running = refreshes.get(target)
    if (!running) return refresh(target, entry, reader).done
    return attend(running, reader).done.then(() => refresh(target, entry, reader).done)
  }

  function refresh(target: string, entry: Entry | null, reader: Reader | null): Refresh {
    const running = refreshes.get(target)
    if (running) return attend(running, reader)
    const readers = new Readers()
    readers.add(reader)
    const { done: rendered, join } = queue.add(() => render(target, entry), {
      address: reader?.address ?? BACKGROUND,
      isWanted: () => readers.areWaiting,
    })
    const done = rendered
      .then(refreshed => {
        if (refreshed?.isPublic && refreshed.entry.status === 200) {
          store(target, refreshed.entry)
          refreshed.entry.body.improveLater()
        } else if (readers.areWaiting) remove(target)
        return refreshed
      })
      .catch(() => {
        remove(target)
        return null
      })
      .finally(() => refreshes.delete(target))
    const patienceMs = refreshes.size < MAX_QUIET_REFRESHES ? QUIET_PATIENCE_MS : PATIENCE_MS
    const patience = entry ? sleep(patienceMs) : done
    const started = { done, patience, patienceMs, startedAt: performance.now(), readers, join }
    refreshes.set(target, started)
    return started
  }

  /** Lets the reader wait for this refresh, until it leaves. */
  function attend(refresh: Refresh, reader: Reader | null): Refresh {
    if (refresh.readers.add(reader) && reader) refresh.join(reader.address)
    return refresh
  }

  async function render(target: string, former: Entry | null): Promise<Refreshed> {
    for (let attempt = 1; ; attempt += 1) {
      const version = publishedVersion()
      const before = contentVersion()
      const mayBeMixed = attempt === MAX_ATTEMPTS
      const known = former?.data ?? null
      const result = await renderTarget(target, { contentVersion: before, known, mayBeMixed })
      if (!result) return null
      const versions = { version, contentVersion: before }
      if (result.isMixed && !mayBeMixed) continue
      if (result.isUnchanged && former) return { entry: Object.assign(former, versions), isPublic: true }
      const { captured, data, viewedPhone } = result
      const isPublic = isPublicPolicy(String(captured.headers['cache-control'])) && !captured.headers['set-cookie']
      const entry = { ...cachedResponse(captured), ...versions, data, viewedPhone }
      // The same bytes keep their ETag and their compressed forms.
      if (isPublic && former && isSame(former, entry))
        return { entry: Object.assign(former, versions, { data }), isPublic }
      // Most clients accept Brotli: compressing before the entry is used keeps the former one in use until then. A list takes a
      // processor for a second, which only a client that waits for it is worth.
      const isList = entry.body.plain.length > MAX_PAGE_BYTES
      if (isPublic && entry.body.isCompressed && !isList) await entry.body.in('br')
      return { entry, isPublic }
    }
  }

  /** Whether `find` begins no new rendering: a current response is there, or one is on its way. */
  const has = (target: string): boolean => current(target) !== null || refreshes.has(target)

  return { find, sendable, has }
}

const withoutEtag = ({ headers }: CachedResponse) =>
  headers.filter((_, index) => headers[index - (index % 2)] !== 'ETag')

const isSame = (former: CachedResponse, next: CachedResponse) =>
  former.status === next.status &&
  former.body.plain.equals(next.body.plain) &&
  isDeepStrictEqual(withoutEtag(former), withoutEtag(next))
