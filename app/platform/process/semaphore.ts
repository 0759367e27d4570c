/** A semaphore with a bounded queue. Pure. */

export type Release = () => void

/**
 * @param slots how many callers may hold a slot at the same time
 * @param maxWaiting how many may wait; further calls get null
 */
export function semaphore(slots: number, maxWaiting: number) {
  let used = 0
  const waiting: (() => void)[] = []

  // A released slot goes directly to the first waiting caller.
  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else used -= 1
  }

  return {
    /** Resolves with the function that releases the slot; null when too many callers wait. */
    async enter(): Promise<Release | null> {
      if (used >= slots) {
        if (waiting.length >= maxWaiting) return null
        await new Promise<void>(resolve => waiting.push(resolve))
      } else {
        used += 1
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
