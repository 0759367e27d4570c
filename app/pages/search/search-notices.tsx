/** What a search says besides its results: what was left out, and where else to look (SEARCH-6, SEARCH-11). */
import { Link } from '@remix-run/react'
import { ownedInChina } from '#app/brands/origin.ts'
import type { PhoneCard } from '#app/entities/phone.ts'
import { compareFor, pagePath, phonePath, searchFor } from '#app/platform/paths.ts'
import { pageLabel, sitePages } from '#app/platform/site-pages.ts'
import { formatList } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { ptaTexts } from '#app/pta/texts.ts'
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
  /** The conditions that were given up, because nothing fulfilled all, and those that were lowered. */
  relaxed: string[]
  lowered: string[]
  /** Whether only prices of now counted for that. */
  isOfCurrent: boolean
  /** How many phones fulfil everything, where only a few do, which lead. */
  few: number | null
  intents: Intent[]
  /** What leads a list of phones for somebody. */
  leads: string[]
  /** What matters for somebody and no fact says. */
  unrecorded: string[]
  /** Whether a battery for days is asked for, and a phone for parents. */
  isOfDays: boolean
  isForParents: boolean
  /** The phone that the results are like. */
  like: { phone: PhoneCard | null; name: string[]; isStandIn: boolean; isBetter: boolean; isCheaper: boolean } | null
  /** Whether Chinese brands are left out. */
  isChineseLeftOut: boolean
  /** The phones that are compared, best of each name. */
  compared: Pick<PhoneCard, 'id' | 'name'>[]
  /** Whether NFC is asked for. */
  isNfc: boolean
  isESim: boolean
  /** Whether keys and a touch screen are asked for. */
  isTouchAndKeys: boolean
  /** Whether a colour is asked of a named phone. */
  isOfColour: boolean
  /** Brands of which there is no phone. */
  otherBrands: string[]
  /** The brand that was named, where it does not sell phones in Pakistan. */
  notSold: string | null
  /** Whether keypad phones with WhatsApp are asked for. */
  isForWhatsApp: boolean
  /** Phones of which too little is known, with the fastest of them. */
  leftOut: { total: number; facts: string[]; phone: PhoneCard } | null
  /** Whether one phone was named. */
  isOfModel: boolean
}

type Props = Notices & { term: string; price: string | null; first: PhoneCard | undefined }

/** Which conditions were given up or lowered. */
export const withLessText = ({ relaxed, lowered, isOfCurrent, few }: Notices): string =>
  searchPageTexts().relaxed({ without: formatList(relaxed), less: formatList(lowered), isOfCurrent, few })

export function SearchNotices(props: Props) {
  const { term, price, correctedTo, ignored, absent, twin, relaxed, lowered, compared, isNfc, isESim, isOfColour } =
    props
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
      {relaxed.length + lowered.length > 0 && <p className="notice my-4">{withLessText(props)}</p>}
      <UseNotices {...props} />
      {props.isTouchAndKeys && <p className="notice my-4">{text.touchAndKeys}</p>}
      {isOfColour && <p className="notice my-4">{text.colours}</p>}
      {isNfc && <p className="notice my-4">{text.nfc}</p>}
      {isESim && <p className="notice my-4">{text.eSim}</p>}
      {compared.length > 1 && (
        <p className="my-4">
          <Link to={compareFor(compared.map(({ id }) => id))} rel="nofollow" className="button button-primary">
            {text.compare(formatList(compared.map(({ name }) => ofSource(name))))}
          </Link>
        </p>
      )}
      <BrandNotices {...props} />
      {props.intents.map(intent => (
        <IntentNotice key={intent} intent={intent} {...props} />
      ))}
    </>
  )
}

/** By what phones for somebody, or like another phone, were chosen. */
function UseNotices({ leads, unrecorded, isOfDays, isForParents, like }: Props) {
  const text = searchPageTexts()
  const phone = like?.phone && (
    <Link to={phonePath(like.phone)} className="link">
      {like.phone.name}
    </Link>
  )
  const keypads = (
    <Link to={searchFor({ q: 'keypad phone' })} rel="nofollow" className="link">
      {text.keypads}
    </Link>
  )
  return (
    <>
      {phone && (
        <p className="notice my-4">
          {like.isStandIn && `${text.standIn(like.name.join(' '))} `}
          {fillIn(like.isBetter ? text.likeBetter : like.isCheaper ? text.likeCheaper : text.like, { phone })}
        </p>
      )}
      {leads.length + unrecorded.length > 0 && (
        <p className="notice my-4">
          {leads.length > 0 && (isOfDays ? text.twoDays : text.usedFor(formatList(leads)))}{' '}
          {leads.length > 0 && isForParents && fillIn(text.keypadInstead, { link: keypads })}{' '}
          {unrecorded.length > 0 && text.unrecorded(formatList(unrecorded))}
        </p>
      )}
    </>
  )
}

/** What is said of brands that are not here, or not sold in Pakistan, and of what keypad phones can. */
function BrandNotices({ otherBrands, notSold, isForWhatsApp, isChineseLeftOut, first }: Props) {
  const text = searchPageTexts()
  const link = (
    <Link to={searchFor({ q: text.cheapSmartphones })} rel="nofollow" className="link">
      {text.cheapSmartphones}
    </Link>
  )
  return (
    <>
      {otherBrands.length > 0 && (
        <p className="notice my-4">
          {text.otherBrands(formatList(otherBrands.map(ofSource)))} {first && text.ofOthers}
        </p>
      )}
      {isChineseLeftOut && <p className="notice my-4">{text.chinese(formatList(ownedInChina()))}</p>}
      {notSold !== null && <p className="notice my-4">{ptaTexts().notSoldHere(notSold)}</p>}
      {isForWhatsApp && <p className="notice my-4">{fillIn(text.whatsApp, { link })}</p>}
    </>
  )
}

/** Where a search leads that is about something besides phones. */
function IntentNotice({ intent, first, isOfModel }: Pick<Props, 'first' | 'isOfModel'> & { intent: Intent }) {
  const text = searchPageTexts()
  if (intent === 'used') return <p className="notice my-4">{text.used}</p>
  if (intent === 'elsewhere') return <p className="notice my-4">{text.elsewhere}</p>
  if (intent === 'tax' || intent === 'pta') {
    const page = (
      <a href={pagePath(sitePages.ptaTax)} className="link">
        {pageLabel('ptaTax')}
      </a>
    )
    const box = first && isOfModel && (
      <Link to={`${phonePath(first)}#cost-to-use`} className="link">
        {text.costToUse(first.name)}
      </Link>
    )
    return (
      <p className="notice my-4">
        {fillIn(intent === 'tax' ? text.tax : text.pta, { page })} {box && fillIn(text.taxOf, { page: box })}
      </p>
    )
  }
  if (intent === 'instalments' && first) {
    const page = (
      <Link to={instalmentsPath(first, {})} rel="nofollow" className="link">
        {text.instalmentsOf(first.name)}
      </Link>
    )
    return <p className="notice my-4">{fillIn(isOfModel ? text.instalments : text.instalmentsOfAny, { page })}</p>
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

/** Behind the results: what is left out because too little is known of it. */
export function LeftOut({ leftOut }: Pick<Notices, 'leftOut'>) {
  if (!leftOut) return null
  const { total, facts, phone } = leftOut
  const link = (
    <Link to={phonePath(phone)} className="link">
      {ofSource(phone.name)}
    </Link>
  )
  return (
    <p className="mt-6 text-muted">{fillIn(searchPageTexts().leftOut(total, formatList(facts)), { phone: link })}</p>
  )
}
