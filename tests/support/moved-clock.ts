/** A clock whose time passes only where somebody sleeps. */
import type { Clock } from '#app/sources/fetch/visit.server.ts'

export type MovedClock = Clock & { slept: number[]; setTime(now: number): void }

export function movedClock(start: number): MovedClock {
  let now = start
  const slept: number[] = []
  return {
    slept,
    now: () => now,
    setTime: time => {
      now = time
    },
    sleep: async ms => {
      slept.push(ms)
      now += ms
    },
  }
}
