/** Tasks that the process runs once a day. */

import { logError } from '#app/platform/process/log.server.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { BACKGROUND_WAIT_MS, writeTransaction } from '#db/write.server.ts'

/**
 * Runs the tasks now and every day, each in its own write transaction. A failure is logged; the other tasks still run.
 * @param tasks called with the time in milliseconds since 1970
 */
export function everyDay(tasks: ((now: number) => unknown)[]): void {
  const run = () => {
    const now = Date.now()
    for (const task of tasks) {
      writeTransaction(() => task(now), { waitMs: BACKGROUND_WAIT_MS }).catch(error => logError(error))
    }
  }
  run()
  setInterval(run, DAY_MS).unref()
}
