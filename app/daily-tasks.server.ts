/** Tasks that the process runs once a day. */

import { logError } from '#app/platform/process/log.server.ts'
import { isClockDoubtful } from '#app/platform/process/watch.server.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { BACKGROUND_WAIT_MS, writeTransaction } from '#db/write.server.ts'

/**
 * Runs the tasks now and every day, each in its own write transaction. A failure is logged; the other tasks still run.
 * While the clock is doubtful they wait: they delete by age.
 * @param tasks called with the time in milliseconds since 1970
 * @param mustWait whether the clock is doubtful
 */
export function everyDay(tasks: ((now: number) => unknown)[], mustWait = isClockDoubtful): void {
  const run = () => {
    if (mustWait()) return
    const now = Date.now()
    for (const task of tasks) {
      writeTransaction(() => task(now), { waitMs: BACKGROUND_WAIT_MS }).catch(error => logError(error))
    }
  }
  run()
  setInterval(run, DAY_MS).unref()
}
