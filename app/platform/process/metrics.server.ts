/** What the process counts about itself, in the words of Prometheus (WATCH-1). */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export const metrics = new Registry()

collectDefaultMetrics({ register: metrics })

const requests = new Counter({
  name: 'site_requests_total',
  help: 'Requests by route and status; cached is yes where the response came from memory',
  labelNames: ['route', 'status', 'cached'] as const,
  registers: [metrics],
})

const durations = new Histogram({
  name: 'site_request_seconds',
  help: 'Time until the response was sent',
  labelNames: ['cached'] as const,
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [metrics],
})

const renderings = new Histogram({
  name: 'site_render_seconds',
  help: 'Time to render a page',
  buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
  registers: [metrics],
})

const securityEvents = new Counter({
  name: 'site_security_events_total',
  help: 'Events of the security log, such as sign-in-failed',
  labelNames: ['event'] as const,
  registers: [metrics],
})

type RequestCounter = ReturnType<typeof requests.labels>
/** Names of routes may contain words that strangers typed: further ones count as `other`. */
const MAX_SERIES = 600
// Looking a labelled counter up by its labels costs more than sending a cached response should.
const counters = new Map<string, RequestCounter>()
const timers = { yes: durations.labels('yes'), no: durations.labels('no') }

/** What the charts of the panel show of the minute so far. */
const current = { requests: 0, cached: 0, failures: 0, totalMs: 0 }

/** Takes the counts since the last call. */
export function takeCounts(): typeof current {
  const taken = { ...current }
  Object.assign(current, { requests: 0, cached: 0, failures: 0, totalMs: 0 })
  return taken
}

/** Counts a request whose response was sent. */
export function countRequest({
  route,
  status,
  isCached,
  ms,
}: {
  route: string
  status: number
  isCached: boolean
  ms: number
}): void {
  const cached = isCached ? 'yes' : 'no'
  let key = `${route} ${status} ${cached}`
  let counter = counters.get(key)
  if (!counter) {
    const name = counters.size < MAX_SERIES ? route : 'other'
    key = `${name} ${status} ${cached}`
    counter = requests.labels(name, String(status), cached)
    counters.set(key, counter)
  }
  counter.inc()
  timers[cached].observe(ms / 1000)
  current.requests += 1
  current.totalMs += ms
  if (isCached) current.cached += 1
  if (status >= 500) current.failures += 1
}

export const countRendering = (ms: number): void => renderings.observe(ms / 1000)

export const countSecurityEvent = (event: string): void => securityEvents.inc({ event })

/** Counts from 0: what Prometheus first sees at 1 has not grown for it. */
export function expectSecurityEvents(events: readonly string[]): void {
  for (const event of events) securityEvents.inc({ event }, 0)
}
