import { useCompare } from '../compare-context.tsx'
import { compareListTexts } from '../texts.ts'

/** The number of phones in the compare list; renders nothing for an empty list (HEAD-1). */
export function CompareBadge() {
  const { ids } = useCompare()
  if (ids.length === 0) return null
  return (
    <span className="badge">
      {ids.length}
      <span className="sr-only">{` ${compareListTexts().selected(ids.length)}`}</span>
    </span>
  )
}
