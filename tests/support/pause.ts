import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Lets some time go by. Only for tests in which the moment is what is tested and no event marks it; all others wait for
 * an event, a response or a condition.
 */
export const pause = (ms: number): Promise<void> => sleep(ms)
