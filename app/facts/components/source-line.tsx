import { pagePath } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { locale } from '#app/platform/text/language.ts'
import type { NamedSource } from '../source-text.ts'
import { factTexts } from '../texts.ts'

/** Where facts come from, with address and date. A source without an address is described on the page on our data. */
export function SourceLine({ sources }: { sources: NamedSource[] }) {
  return (
    <p className="mt-2 text-sm text-muted">
      {`${factTexts().source} `}
      {sources.map(({ name, url, date }, index) => (
        <span key={`${name} ${url}`}>
          {index > 0 && ' · '}
          <a href={url ?? `${pagePath(sitePages.data)}#sources`} className="underline">
            {name}
          </a>
          {date && (
            <>
              {`${locale().punctuation.comma} `}
              <time dateTime={date}>{formatDate(date)}</time>
            </>
          )}
        </span>
      ))}
      {' · '}
      <a href={pagePath(sitePages.data)} className="underline">
        {factTexts().howWell}
      </a>
    </p>
  )
}
