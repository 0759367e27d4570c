/** What the service worker uses of its scope: the types of browsers have either a page or a worker, not both. */

type Extendable = Event & { waitUntil: (work: Promise<unknown> | undefined) => void }

type FetchEvent = Extendable & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

type Events = {
  install: Event
  activate: Extendable
  fetch: FetchEvent
  message: Extendable & MessageEvent
  sync: Extendable
}

export type PageRequest = FetchEvent

export type WorkerConfig = {
  /** The name of the build. */
  build: string
  /** Whether the worker is to remove itself. */
  isOff: boolean
  /** What addresses in each language begin with. */
  prefixes: string[]
}

export type WorkerScope = {
  /** Given by /worker.js. */
  config: WorkerConfig
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}
