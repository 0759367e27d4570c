/** Clears a shared cache in front of the site, such as Varnish, after each change of the content (`CACHE_PURGE_URL`). */
import { logError, logger } from '#app/platform/process/log.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { publishedVersion } from '#db/content-version.server.ts'

/** How often the published version is looked at; writes of other processes are noticed so too. */
const CHECK_EVERY_MS = 200
/** A response that was on its way when the content changed may be stored after the first request: a second one removes it. */
const REPEAT_AFTER_MS = 1000
const TIMEOUT_MS = 2000

/** Asks the cache to drop its pages; what went wrong, or null. */
async function ban(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { method: 'BAN', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok ? null : `status ${response.status}`
  } catch (error) {
    return String(error)
  }
}

/** From now on clears the shared cache within a second of each change. Does nothing without `CACHE_PURGE_URL`. */
export function purgeSharedCacheOnChange(): void {
  const { CACHE_PURGE_URL } = settings()
  if (!CACHE_PURGE_URL) return
  // What was stored before this process started may be of any age.
  let announced = ''
  let repeatAt = 0
  let isFailing = false
  let isSending = false
  const check = async () => {
    if (isSending) return
    const version = publishedVersion()
    const isRepeat = version === announced
    if (isRepeat && (repeatAt === 0 || Date.now() < repeatAt)) return
    isSending = true
    const problem = await ban(CACHE_PURGE_URL)
    // Repeated at the next check, but logged once: an unreachable cache must not fill the log.
    if (problem !== null && !isFailing) logger().warn({ message: 'The shared cache was not cleared.', problem })
    isFailing = problem !== null
    if (!isFailing) {
      announced = version
      repeatAt = isRepeat ? 0 : Date.now() + REPEAT_AFTER_MS
    }
    isSending = false
  }
  setInterval(() => check().catch(error => logError(error)), CHECK_EVERY_MS).unref()
}
