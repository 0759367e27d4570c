import { formatDate } from '#app/platform/text/format.ts'

/** Pakistan is five hours ahead of UTC, all year. */
const AHEAD_MS = 5 * 60 * 60 * 1000

/** A moment, to the minute, by the clocks of Pakistan: `21 November 2026, 15:45`. */
export function Moment({ at }: { at: number | string }) {
  const moment = new Date(at)
  const local = new Date(moment.getTime() + AHEAD_MS).toISOString()
  return (
    <time dateTime={moment.toISOString()} title="Pakistan Standard Time">
      {`${formatDate(local.slice(0, 10))}, ${local.slice(11, 16)}`}
    </time>
  )
}
