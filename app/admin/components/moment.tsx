import { AHEAD_OF_UTC_MS } from '#app/platform/pakistan-day.ts'
import { formatDate } from '#app/platform/text/format.ts'

/** A time to the minute, in Pakistan time: `21 November 2026, 15:45`. */
export function Moment({ at }: { at: number | string }) {
  const moment = new Date(at)
  const local = new Date(moment.getTime() + AHEAD_OF_UTC_MS).toISOString()
  return (
    <time dateTime={moment.toISOString()} title="Pakistan Standard Time">
      {`${formatDate(local.slice(0, 10))}, ${local.slice(11, 16)}`}
    </time>
  )
}
