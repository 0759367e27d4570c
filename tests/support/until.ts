/** Waiting for a condition. The limits only end what hangs: those of the test runner are a second. */
import { vi } from 'vitest'

const HANGS_MS = 120_000

/** Waits until the condition is true, and returns its value. */
export const until: <Value>(
  condition: () => Value | Promise<Value>,
  options?: { interval: number },
) => Promise<Exclude<Awaited<Value>, null | undefined | false | 0 | ''>> = (condition, options) =>
  vi.waitUntil(condition, { timeout: HANGS_MS, ...options }) as never

/** Waits until the assertion holds. */
export const untilHolds = <Value>(
  assertion: () => Value | Promise<Value>,
  options?: { interval: number },
): Promise<Value> => vi.waitFor(assertion, { timeout: HANGS_MS, ...options }) as Promise<Value>
