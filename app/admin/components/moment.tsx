import { AHEAD_OF_UTC_MS } from '#app/platform/pakistan-day.ts'
import { formatDate } from '#app/platform/text/format.ts'

type Props = { at: number | string }

const inPakistan = ({ at }: Props) => new Date(new Date(at).getTime() + AHEAD_OF_UTC_MS).toISOString()

/** A time to the minute, in Pakistan time: `21 November 2026, 15:45`. */
export function Moment({ at }: Props) {
  const local = inPakistan({ at })
  return (
    <time dateTime={new Date(at).toISOString()} title="Pakistan Standard Time">
      {`${formatDate(local.slice(0, 10))}, ${local.slice(11, 16)}`}
    </time>
  )
}

/** The same without its day: `15:45`. */
export const ClockTime = ({ at }: Props) => (
  <time dateTime={new Date(at).toISOString()} title="Pakistan Standard Time">
    {inPakistan({ at }).slice(11, 16)}
  </time>
)
