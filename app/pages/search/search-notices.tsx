/** What a search says besides its results: what was left out, and where else to look (SEARCH-6, SEARCH-11). */
import { Link } from '@remix-run/react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { compareFor, searchFor } from '#app/platform/paths.ts'
import { pageLabel, sitePages } from '#app/platform/site-pages.ts'
import { formatList } from '#app/platform/text/format.ts'
import type { Intent } from '#app/search/understanding/meanings.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import { instalmentsPath } from '../phone/opened.ts'
import { searchPageTexts } from './texts.ts'

export type Notices = {
  correctedTo: string | null
  /** Words that were not searched for. */
  ignored: string[]
  /** A name that no phone has. */
  absent: string | null
  /** The name of the only phone of the name that was typed, where it is another version. */
  twin: string | null
  /** The conditions that were given up, because nothing fulfilled all. */
  relaxed: string[]
  /** Whether only prices of now counted for that. */
  isOfCurrent: boolean
  intent: Intent | null
  /** The phones that are compared, best of each name. */
  compared: Pick<PhoneCard, 'id' | 'name'>[]
  /** Whether NFC is asked for. */
  isNfc: boolean
}

type Props = Notices & { term: string; price: string | null; first: PhoneCard | undefined }

export function SearchNotices(props: Props) {
  const { term, price, correctedTo, ignored, absent, twin, relaxed, isOfCurrent, compared, isNfc } = props
  const text = searchPageTexts()
  const corrected = (
    <Link to={searchFor({ q: correctedTo ?? '', price: price ?? undefined })} className="link">
      {correctedTo}
    </Link>
  )
  return (
    <>
      {correctedTo && <p className="notice my-4">{fillIn(text.corrected, { typed: term, corrected })}</p>}
      {absent !== null && <p className="notice my-4 wrap-anywhere">{text.absent(absent)}</p>}
      {twin !== null && <p className="notice my-4">{text.twin(twin)}</p>}
      {ignored.length > 0 && <p className="notice my-4 wrap-anywhere">{text.ignored(formatList(ignored))}</p>}
      {relaxed.length > 0 && (
        <p className="notice my-4">{(isOfCurrent ? text.relaxedCurrent : text.relaxed)(formatList(relaxed))}</p>
      )}
      {isNfc && <p className="notice my-4">{text.nfc}</p>}
      {compared.length > 1 && (
        <p className="my-4">
          <Link to={compareFor(compared.map(({ id }) => id))} rel="nofollow" className="button button-primary">
            {text.compare(formatList(compared.map(({ name }) => name)))}
          </Link>
        </p>
      )}
      <IntentNotice {...props} />
    </>
  )
}

/** Where a search leads that is about something besides phones. */
function IntentNotice({ intent, first }: Pick<Props, 'intent' | 'first'>) {
  const text = searchPageTexts()
  if (intent === 'used') return <p className="notice my-4">{text.used}</p>
  if (intent === 'elsewhere') return <p className="notice my-4">{text.elsewhere}</p>
  if (intent === 'tax' || intent === 'pta') {
    const page = (
      <a href={sitePages.ptaTax.path} className="link">
        {pageLabel(sitePages.ptaTax)}
      </a>
    )
    return <p className="notice my-4">{fillIn(text.tax, { page })}</p>
  }
  if (intent === 'instalments' && first) {
    const page = (
      <Link to={instalmentsPath(first, {})} rel="nofollow" className="link">
        {text.instalmentsOf(first.name)}
      </Link>
    )
    return <p className="notice my-4">{fillIn(text.instalments, { page })}</p>
  }
  if (intent === 'simple') {
    const link = (
      <Link to={searchFor({ q: 'big screen big battery' })} rel="nofollow" className="link">
        {text.simpleSmart}
      </Link>
    )
    return <p className="notice my-4">{fillIn(text.simple, { link })}</p>
  }
  return null
}
