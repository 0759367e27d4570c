/** A moment, to the minute. */
export function Moment({ at }: { at: number }) {
  const text = new Date(at).toISOString()
  return <time dateTime={text}>{`${text.slice(0, 16).replace('T', ' ')} UTC`}</time>
}
