/** Ends a process when npm, which started it, ends. */

const CHECK_EVERY_MS = 250

/**
 * Calls back once when the parent process has ended. npm forwards signals only to the shell in between, and most shells
 * exit without forwarding them.
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
