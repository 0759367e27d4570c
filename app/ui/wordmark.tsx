export function Wordmark() {
  return <span className="display text-xl">Qeemat</span>
}
