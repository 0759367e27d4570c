import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for a fixed time. Only for tests of the time itself, without any event to wait for; all others wait for an event,
 * a response or a condition.
 */
export const pause = (ms: number): Promise<void> => sleep(ms)
