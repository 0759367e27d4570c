/** Tasks that the process runs once a day. */

import { untilNextDay } from '#app/platform/pakistan-day.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { isClockDoubtful } from '#app/platform/process/watch.server.ts'
import { BACKGROUND_WAIT_MS, writeTransaction } from '#db/write.server.ts'

/**
 * Runs the tasks now and as each day begins in Pakistan, when prices age, each in its own write transaction. A failure is
 * logged; the other tasks still run.
 * While the clock is doubtful they wait: they delete by age.
 * @param tasks called with the time in milliseconds since 1970
 * @param mustWait whether the clock is doubtful
 */
export function everyDay(tasks: ((now: number) => unknown)[], mustWait = isClockDoubtful): void {
  const run = () => {
    setTimeout(run, untilNextDay(Date.now())).unref()
    if (mustWait()) return
    const now = Date.now()
    for (const task of tasks) {
      writeTransaction(() => task(now), { waitMs: BACKGROUND_WAIT_MS }).catch(error => logError(error))
    }
  }
  run()
}
