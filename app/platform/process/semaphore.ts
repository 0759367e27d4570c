/** Lets a few do something at the same time, and some wait. Pure. */

export type Release = () => void

/**
 * @param places how many may be inside
 * @param queue how many may wait; more are turned away
 */
export function semaphore(places: number, queue: number) {
  let inside = 0
  const waiting: (() => void)[] = []

  // A place that is given up goes straight to the first who waits.
  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }

  return {
    /** Resolves once there is a place; the result frees it again, and is to be called once. Null when too many wait. */
    async enter(): Promise<Release | null> {
      if (inside >= places) {
        if (waiting.length >= queue) return null
        await new Promise<void>(resolve => waiting.push(resolve))
      } else {
        inside += 1
      }
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        release()
      }
    },
  }
}
