import { formatDate } from '#app/platform/text/format.ts'

/** Pakistan has no daylight saving time. */
const PAKISTAN_OFFSET_MS = 5 * 60 * 60 * 1000

/** A time to the minute, in Pakistan time: `21 November 2026, 15:45`. */
export function Moment({ at }: { at: number | string }) {
  const moment = new Date(at)
  const local = new Date(moment.getTime() + PAKISTAN_OFFSET_MS).toISOString()
  return (
    <time dateTime={moment.toISOString()} title="Pakistan Standard Time">
      {`${formatDate(local.slice(0, 10))}, ${local.slice(11, 16)}`}
    </time>
  )
}
