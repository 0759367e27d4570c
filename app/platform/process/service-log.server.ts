/** Says in the log how a service of others fares: once when it begins to fail, fails otherwise, and works again. */
import { logger } from './log.server.ts'

/** A failure that goes on is a line again after this time. */
const REPEAT_AFTER_MS = 10 * 60 * 1000

type Failure = { outcome: string } & Record<string, unknown>

/**
 * The log of one service.
 * @param service its name in a sentence, such as `The language model`
 * @returns called after each request: with null where it worked, else with the outcome and what explains it
 */
export function serviceLog(service: string): (failure: Failure | null) => void {
  let outcome: string | null = null
  let loggedAt = Number.NEGATIVE_INFINITY
  return failure => {
    const now = performance.now()
    const isKnown = outcome === (failure?.outcome ?? null)
    if (isKnown && (failure === null || now - loggedAt < REPEAT_AFTER_MS)) return
    outcome = failure?.outcome ?? null
    loggedAt = now
    if (failure === null) logger().info({ message: `${service} works again.` })
    else logger().error({ message: `${service} fails.`, ...failure })
    logger().flush()
  }
}
