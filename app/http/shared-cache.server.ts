/** Tells a shared cache in front of the site, such as Varnish, that the content has changed (`CACHE_PURGE_URL`). */
import { logger } from '#app/platform/process/log.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { contentVersion } from '#db/content-version.server.ts'

/** How often the content version is looked at; writes of other processes are noticed so too. */
const CHECK_EVERY_MS = 200
/** A response that was on its way when the content changed may be stored after the first request: a second one removes it. */
const REPEAT_AFTER_MS = 1000
const TIMEOUT_MS = 2000

/** Sends `BAN` to the cache now, and again where that fails. */
async function ban(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'BAN', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    if (response.ok) return true
    logger().warn({ message: 'The shared cache refused to drop its pages.', status: response.status })
  } catch (error) {
    logger().warn({ message: 'The shared cache could not be reached.', error: String(error) })
  }
  return false
}

/** From now on the cache hears of each change within a second. Does nothing without `CACHE_PURGE_URL`. */
export function purgeSharedCacheOnChange(): void {
  const { CACHE_PURGE_URL } = settings()
  if (!CACHE_PURGE_URL) return
  // What was stored before this process started may be of any age.
  let announced = ''
  let repeatAt = 0
  let isSending = false
  const check = async () => {
    const version = contentVersion()
    if (isSending || (version === announced && (repeatAt === 0 || Date.now() < repeatAt))) return
    isSending = true
    const isRepeat = version === announced
    if (await ban(CACHE_PURGE_URL)) {
      announced = version
      repeatAt = isRepeat ? 0 : Date.now() + REPEAT_AFTER_MS
    }
    isSending = false
  }
  setInterval(check, CHECK_EVERY_MS).unref()
}
