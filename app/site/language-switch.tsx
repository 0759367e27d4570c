import { useLocation } from '@remix-run/react'
import { language, languages, locale, localPath, readLanguage } from '#app/platform/text/language.ts'

/** Path and query of this page in English. */
export function useEnglishPath(): string {
  const { pathname, search } = useLocation()
  return readLanguage(pathname + search).path
}

/** Links to this page, with its filters and choices, in the other languages. Not a client navigation: a document has one language. */
export function LanguageSwitch({ className }: { className: string }) {
  const path = useEnglishPath()
  return languages
    .filter(each => each !== language())
    .map(each => (
      <a key={each} href={localPath(path, each)} hrefLang={each} lang={each} className={className}>
        {locale(each).name}
      </a>
    ))
}
