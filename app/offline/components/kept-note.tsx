/** On pages that the service worker saves: the day of saving, shown only offline, and the script that starts the worker. */
import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { workerPath } from '#app/platform/paths.ts'
import { formatShortDate } from '#app/platform/text/format.ts'
import { type Language, language } from '#app/platform/text/language.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import keepScripts from '../keep-tool.ts?bundles'
import type { Keeping } from '../keeping.server.ts'
import { offlineTexts } from '../texts.ts'

/** From a module of pages, because files are built of what browsers load alone. */
export { default as workerCode } from '../worker.ts?bundle'

type Props = {
  keeping: Keeping
  /** The script of the page, where it has one that keeps it too. */
  scripts?: Record<Language, string>
}

/** The order of the attributes is that which `kept.ts` looks for. */
export function KeptNote({ keeping: { today, isOn }, scripts = keepScripts }: Props) {
  const { key } = useLocation()
  useEffect(() => {
    // The script of the page is loaded by its document alone.
    if (key !== 'default') import('../keep.ts').then(({ keepIfPossible }) => keepIfPossible()).catch(() => undefined)
  }, [key])
  if (!isOn && scripts === keepScripts) return null
  return (
    <p
      className="notice kept-note"
      data-tool={scripts[language()]}
      data-worker={isOn ? workerPath : undefined}
      suppressHydrationWarning
      hidden
      data-kept=""
    >
      {fillIn(offlineTexts().keptOn, { date: <time dateTime={today}>{formatShortDate(today)}</time> })}
    </p>
  )
}
