/** What is shown for a name that no phone has: the nearest names or phones of its line, and a way to all of these (SEARCH-6). */
import { Link } from '@remix-run/react'
import { wishQuery } from '#app/finder/address.ts'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import { brandPath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import type { NoSuchName } from '#app/search/line.server.ts'
import { type Notices, SearchNotices } from './search-notices.tsx'
import { searchPageTexts } from './texts.ts'

type Props = NoSuchName & { notices: Notices; term: string }

export function OfNoSuchName({ phones, isNearest, line, notices, term }: Props) {
  const text = searchPageTexts()
  const { absent } = notices
  return (
    <>
      <SearchNotices {...notices} absent={isNearest ? absent : null} term={term} price={null} first={phones[0]} />
      {!isNearest && absent !== null && (
        <p className="notice my-4 wrap-anywhere">{text.ofLine(absent, ofSource(line.name))}</p>
      )}
      <PhoneGrid phones={phones} />
      <p className="mt-4">
        <Link to={lineLink(line)} className="link">
          {text.allOfLine(formatNumber(line.total), ofSource(line.name))}
        </Link>
      </p>
    </>
  )
}

const lineLink = ({ brand, series }: NoSuchName['line']) =>
  brandPath(brand, series === null ? {} : wishQuery({ must: new Map([['series', [series]]]), nice: new Map() }))
