/** The top of a phone's page: pictures, name, price, short specifications, actions (PHONE-2, PHONE-3). */

import { CompareButton } from '#app/compare-list/components/compare-button.tsx'
import type { PriceNote } from '#app/entities/phone.ts'
import type { Following } from '#app/facts/model-line.ts'
import type { Answer } from '#app/phones/answer.ts'
import { PointLists } from '#app/phones/components/point-lists.tsx'
import { isDrawing, mainPicture } from '#app/phones/image-sources.ts'
import { adminEditPath, phonePath, priceReportFor, slipFor } from '#app/platform/paths.ts'
import { pageLabel } from '#app/platform/site-pages.ts'
import { formatShortDate } from '#app/platform/text/format.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import type { AgeWarning } from '#app/prices/age.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { releasedText } from '#app/prices/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import type { Highlight } from '../highlights.ts'
import type { ListedVersion } from '../phone-page.server.ts'
import type { PriceChange } from '../price-change.ts'
import type { NamedPhone, Rival } from '../rival.ts'
import type { SimilarPrices } from '../similar-prices.ts'
import type { Substitutes } from '../substitutes.ts'
import { phonePageTexts } from '../texts.ts'
import { OtherChoices, PhoneRow, SimilarPricesLine, SubstituteRows, VersionRows } from './other-choices.tsx'
import { ChangeLine, SixFacts } from './phone-answer.tsx'
import { isOutline, PhonePictures } from './phone-pictures.tsx'
import { FactNotes } from './phone-sections.tsx'

type Props = Parameters<typeof PhonePictures>[0] & {
  versions: ListedVersion[]
  /** Whether its size is published. */
  isSized: boolean
  answer: Answer
  /** Of what our editors wrote about it. */
  headline: string | null
  /** The month in which a shop had it, where only its expected release is known. */
  inShops?: string | undefined
  tag: PriceNote | null
  change: PriceChange | null
  /** What follows a price that may have changed. */
  warning: AgeWarning | null
  /** The later model of its line, as a measure of an old price. */
  following?: (NamedPhone & { as: Following; difference?: string | undefined }) | undefined
  rival: Rival | null
  /** Of a phone without a price: what similar ones on the page cost. */
  similarPrices?: SimilarPrices | undefined
  /** To buy instead of it. */
  substitutes?: Substitutes | undefined
  highlights: Highlight[]
  /** What to say about how well the facts are known. */
  notes: string[]
  canEdit: boolean
}

export function PhoneHero(props: Props) {
  const { phone, isSized, answer, tag, change, inShops, warning, notes, canEdit } = props
  const text = phonePageTexts()
  // The note of the price has the memory, which is all that is known.
  const facts = isOutline(phone) ? [] : answer.facts
  const isBare = facts.length + props.highlights.length === 0
  return (
    <div className="phone-hero">
      <PhonePictures {...props} />
      <div className="phone-about">
        <div className="phone-head">
          <p className="text-sm text-muted">
            {`${phone.brandName} · ${inShops ? text.inShops(inShops) : releasedText(phone, formatShortDate)}`}
          </p>
          <h1>{phone.name}</h1>
          <PriceTag {...phone} priceNote={null} isLastSeen={tag?.isLastSeen} size="hero" />
          {tag && (
            <p className={tag.isLastSeen ? 'price-note font-semibold text-warn' : 'price-note'}>
              <NoteInTwo {...tag} />
            </p>
          )}
        </div>
        <div className="phone-body">
          {change && <ChangeLine change={change} />}
          {warning && (
            <p className={`text-sm ${warning.isOld ? 'font-semibold text-warn' : 'price-muted'}`}>{warning.text}</p>
          )}
          {phone.pricePkr === null && <WithoutPrice {...props} />}
          {notes.length > 0 && <FactNotes notes={notes} />}
          <Verdict headline={props.headline} verdict={answer.verdict} />
          <PointLists {...answer} />
          {props.rival?.isKnownBetter && (
            <OtherChoices>
              <PhoneRow phone={props.rival} words={phonePageTexts().rivalKnownBetter(props.rival.advantage)} />
            </OtherChoices>
          )}
          <p className="phone-actions">
            <CompareButton phone={phone} /> <ShareButton title={phone.name} path={phonePath(phone)} />{' '}
            <a href={slipFor([phone.id])} className="button button-quiet">
              <Icon name="tag" />
              {` ${pageLabel('slip')}`}
            </a>{' '}
            {isBare && phone.specifications.length > 0 && (
              <a href="#specifications" className="link self-center">
                {text.viewSpecifications}
              </a>
            )}
            {canEdit && (
              <a href={adminEditPath(phone.id)} className="button button-quiet">
                <Icon name="edit" /> {text.edit}
              </a>
            )}
          </p>
          <Beside {...props} />
        </div>
      </div>
      {!isBare && (
        <SixFacts
          {...answer}
          facts={facts}
          highlights={props.highlights}
          hasSpecifications={phone.specifications.length > 0}
        />
      )}
      {!isOutline(phone) && isDrawing(mainPicture(phone), phone.slug) && (
        <p className="phone-drawn text-sm text-muted">{isSized ? text.drawn : text.sketched}</p>
      )}
    </div>
  )
}

/** What our editors say of it, with a link to the rest, then what its speed is enough for. */
function Verdict({ headline, verdict }: Pick<Props, 'headline'> & Pick<Answer, 'verdict'>) {
  if (!headline) return verdict && <p className="phone-verdict">{verdict}</p>
  return (
    <p className="phone-verdict">
      <a href="#expert-review" className="link">
        {headline}
      </a>{' '}
      <span className="block text-base font-normal">{verdict}</span>
    </p>
  )
}

/** What else there is to weigh: other memory, the model that follows, another phone at this price. */
function Beside({ versions, following, rival }: Props) {
  const other = rival?.isKnownBetter ? null : rival
  if (versions.length === 0 && !following && !other) return null
  return (
    <OtherChoices>
      <VersionRows versions={versions} />
      {following && (
        <PhoneRow
          phone={following}
          words={[phonePageTexts().following[following.as], following.difference].filter(Boolean).join(': ')}
        />
      )}
      {other && <PhoneRow phone={other} words={phonePageTexts().rival(other.advantage)} />}
    </OtherChoices>
  )
}

function WithoutPrice({ phone, similarPrices, substitutes }: Props) {
  return (
    <>
      {substitutes ? (
        <SubstituteRows {...substitutes} />
      ) : (
        similarPrices?.range && <SimilarPricesLine range={similarPrices.range} />
      )}
      <p className="mt-3">
        <a href={priceReportFor(phone.id)} rel="nofollow" className="link">
          {phonePageTexts().tellPrice}
        </a>
      </p>
    </>
  )
}

/** Beside a small picture when it was seen stands in a line, and where in the next. */
function NoteInTwo({ text, date }: PriceNote) {
  const [when, ...more] = text.split(' · ')
  return (
    <time dateTime={date}>
      {when}
      {more.length > 0 && (
        <>
          <span className="note-break"> · </span>
          {unbroken(more.join(' · '))}
        </>
      )}
    </time>
  )
}
