/** Ends a process when what started it ends. */

const CHECK_EVERY_MS = 250

/** Set for a process that `npm run up` or a test starts. */
export const ENDS_WITH_PARENT = { SITE_ENDS_WITH_PARENT: 'yes' }

/**
 * Calls back once when the parent process has ended, where that is npm, `npm run up` or a test. npm forwards signals only to the
 * shell in between, and most shells exit without forwarding them. Whoever else starts the site, such as a supervisor or a
 * shell, ends it by a signal.
 */
export function onParentExit(callback) {
  if (!process.env.npm_lifecycle_event && !process.env.SITE_ENDS_WITH_PARENT) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, CHECK_EVERY_MS)
  timer.unref()
}
