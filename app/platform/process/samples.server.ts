/** The last hours of the process, a sample each minute, for the charts of the panel. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { takeCounts } from './metrics.server.ts'

export type Sample = {
  at: number
  requests: number
  /** How many of them came from memory. */
  cached: number
  /** Responses with a status of 500 or more. */
  failures: number
  /** Mean time until a response was sent. */
  meanMs: number
  memoryMb: number
  /** Longest delay of the event loop. */
  loopDelayMs: number
}

const EVERY_MS = 60_000
const KEPT = 180

const samples: Sample[] = []

export const listSamples = (): readonly Sample[] => samples

/** Begins to take samples. */
export function startSampling(): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  setInterval(() => {
    samples.push(takeSample(Date.now(), delay.max / 1e6))
    if (samples.length > KEPT) samples.shift()
    delay.reset()
  }, EVERY_MS).unref()
}

/** A sample of the time since the last one. */
export function takeSample(at: number, loopDelayMs: number): Sample {
  const { requests, cached, failures, totalMs } = takeCounts()
  const meanMs = requests > 0 ? totalMs / requests : 0
  return { at, requests, cached, failures, meanMs, memoryMb: process.memoryUsage.rss() / 2 ** 20, loopDelayMs }
}
