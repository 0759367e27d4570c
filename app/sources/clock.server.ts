/** The site's own clock that starts the runs of sources (SOURCE-5). */
import { logError } from '#app/platform/process/log.server.ts'
import { isStopping } from '#app/platform/process/shutdown.server.ts'
import { isClockDoubtful } from '#app/platform/process/watch.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { startSourceRun } from './run.server.ts'
import { dueSources } from './sources.server.ts'

const LOOK_EVERY_MS = 60_000

/** Looks each minute for a source that is due. Nothing runs on a read-only site, which does not call it. */
export function runSourcesRegularly(): void {
  if (!settings().SOURCES) return
  let isLooking = false
  const look = async () => {
    if (isLooking || isStopping() || isClockDoubtful()) return
    isLooking = true
    try {
      for (const source of dueSources(Date.now())) {
        const started = await startSourceRun(source, null)
        if (!started.ok) break
        await started.value.ended
      }
    } catch (error) {
      logError(error)
    } finally {
      isLooking = false
    }
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}
