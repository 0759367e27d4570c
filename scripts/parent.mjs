/** What starts the site for npm ends with npm. */

const CHECK_EVERY_MS = 250

/**
 * Calls back once when the process that started this one is gone. npm passes a signal on to the shell between them, and
 * most shells end without passing it on.
 */
export function onParentExit(callback) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, CHECK_EVERY_MS)
  timer.unref()
}
