import { SITE_NAME } from '#app/platform/site-name.ts'
import { MARK_BAR, MARK_BODY, MARK_HOLE, MARK_VIEWBOX } from './mark.ts'

/** The site's logo and name. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox={MARK_VIEWBOX} width="28" height="28" aria-hidden="true">
        <path d={MARK_BODY} className="mark-body" />
        <circle {...MARK_HOLE} className="mark-hole" />
        <path d={MARK_BAR} className="mark-bar" />
      </svg>
      {SITE_NAME}
    </span>
  )
}
