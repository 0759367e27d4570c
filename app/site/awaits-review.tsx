import { DEFAULT_LANGUAGE, localPath } from '#app/platform/text/language.ts'
import { useEnglishPath } from './language-switch.tsx'
import { siteTexts } from './texts.ts'

/** That nobody who grew up with the language has read its texts (LANG-6), with a link to the same page in English. */
export function AwaitsReview() {
  const path = useEnglishPath()
  return (
    <aside className="no-print shell py-1 text-sm text-muted">
      {siteTexts().awaitsReview}{' '}
      <a href={localPath(path, DEFAULT_LANGUAGE)} hrefLang={DEFAULT_LANGUAGE} className="underline">
        {siteTexts().inEnglish}
      </a>
    </aside>
  )
}
