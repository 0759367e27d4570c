/** The top of a phone's page: pictures, name, price, short specifications, actions (PHONE-2, PHONE-3). */
import { type MouseEvent, useState } from 'react'
import { CompareButton } from '#app/compare-list/components/compare-button.tsx'
import type { BodyColour } from '#app/drawings/colours.ts'
import { COLOUR_PARAMETER, drawingPaths } from '#app/drawings/paths.ts'
import type { ShownPhone } from '#app/entities/phone.ts'
import type { ShortSpecs } from '#app/entities/phone-parts.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { allPictures, isDrawing, phoneImages } from '#app/phones/image-sources.ts'
import { adminEditPath, phonePath, priceReportFor, withQuery } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { cutText, htmlToText } from '#app/platform/text/text.ts'
import { staleWarning } from '#app/prices/age.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { releasedText } from '#app/prices/dates.ts'
import { formatShortPriceDate, fromSeller, statedDate } from '#app/prices/sources.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import type { ListedVersion } from '../phone-page.server.ts'
import { type PhonePageTexts, phonePageTexts } from '../texts.ts'

/** Further thumbnails are shown as a count (PHONE-2). */
const MAX_THUMBNAILS = 8
/** Longer texts of expandable specs are collapsed. */
const MAX_UNFOLDED_LENGTH = 60

const heroSpecs: { key: keyof ShortSpecs & keyof PhonePageTexts['specs']; folds?: true }[] = [
  { key: 'display', folds: true },
  { key: 'processor', folds: true },
  { key: 'ram' },
  { key: 'storage' },
  { key: 'camera', folds: true },
]

type Props = {
  phone: ShownPhone
  colours: BodyColour[]
  /** Slug of the chosen colour, null for the first. */
  colour: string | null
  /** Shown beside the release date. */
  facts: string[]
  versions: ListedVersion[]
  /** Whether its size is published. */
  isSized: boolean
  /** One line on what the facts mean; empty where none is known. */
  verdict: string
  canEdit: boolean
}

export function PhoneHero({ phone, colours, colour, facts, versions, isSized, verdict, canEdit }: Props) {
  const specs = heroSpecs.flatMap(({ key, folds }) => {
    const text = htmlToText(phone.shortSpecs[key] ?? '')
    const label = phonePageTexts().specs[key]
    return text
      ? [{ label, text, isWide: Boolean(folds), folds: Boolean(folds) && text.length > MAX_UNFOLDED_LENGTH }]
      : []
  })
  return (
    <div className="phone-hero">
      <Pictures phone={phone} colours={colours} colour={colour} isSized={isSized} />
      <div className="phone-about">
        <div className="phone-head">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <span className="pill">{phone.brandName}</span> <span>{releasedText(phone)}</span>
            {facts.map(text => (
              <span key={text}> {text}</span>
            ))}
          </p>
          <h1 className="wrap-anywhere">{phone.name}</h1>
          <PriceTag {...phone} size="hero" />
        </div>
        <div className="phone-body">
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
            {/* The note of a price of now names its seller. */}
            {phone.priceOrigin && phone.isPriceStale && <span>{fromSeller(phone.priceOrigin)} </span>}
            {phone.isPriceStale && <strong className="font-semibold text-warn">{staleWarning()} </strong>}
            <a href={priceReportFor(phone.id)} rel="nofollow" className="py-1 underline hover:text-brand">
              {phone.pricePkr === null ? phonePageTexts().tellPrice : phonePageTexts().reportPrice}
            </a>
            <a href={sitePages.data.path} className="py-1 underline hover:text-brand">
              {phonePageTexts().aboutPrices}
            </a>
          </p>
          <VersionPrices versions={versions} />
          {verdict && <p className="mt-2">{verdict}</p>}
          <p className="phone-actions">
            <CompareButton phone={phone} /> <ShareButton title={phone.name} path={phonePath(phone)} />{' '}
            {phone.specifications.length > 0 && (
              <a href="#specifications" className="button button-quiet">
                {phonePageTexts().viewSpecifications}
              </a>
            )}
            {canEdit && (
              <a href={adminEditPath(phone.id)} className="button button-quiet">
                <Icon name="edit" /> {phonePageTexts().edit}
              </a>
            )}
          </p>
          <dl className="hero-specs">
            {specs.map(({ label, text, isWide, folds }) => (
              <div key={label} className={isWide ? 'hero-spec-wide' : undefined}>
                <dt>{label}</dt>
                <dd>{folds ? <Foldable text={text} label={label} /> : text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  )
}

/** What each memory version costs; one alone is named with the price itself. */
function VersionPrices({ versions }: Pick<Props, 'versions'>) {
  if (versions.length < 2) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <ul className="version-prices" aria-label={phonePageTexts().versions} tabIndex={0}>
      {versions.map(({ memory, offer, isShown }) => (
        <li key={memory} aria-current={isShown || undefined}>
          {memory}{' '}
          <span className="text-muted">
            {offer ? (
              <>
                <b className="price">{formatNumber(offer.pricePkr)}</b>{' '}
                <time dateTime={statedDate(offer)}>{formatShortPriceDate(offer)}</time>
              </>
            ) : (
              phonePageTexts().askShop
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Foldable({ text, label }: { text: string; label: string }) {
  return (
    <details className="foldable">
      <summary>
        <span className="foldable-short">{cutText(text, MAX_UNFOLDED_LENGTH)}</span>
        <span className="foldable-full">{text}</span>{' '}
        <span className="link foldable-short">
          {phonePageTexts().more}
          <span className="sr-only">{phonePageTexts().of(label)}</span>
        </span>
        <span className="link foldable-full">{phonePageTexts().less}</span>
      </summary>
    </details>
  )
}

type PicturesProps = Pick<Props, 'phone' | 'colours' | 'colour' | 'isSized'>

function Pictures({ phone, colours, colour, isSized }: PicturesProps) {
  const pictures = allPictures(phone, colour)
  const [chosen, setChosen] = useState(0)
  const more = pictures.length - MAX_THUMBNAILS
  const choose = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setChosen(index)
  }
  const shown = pictures[chosen]
  const sources = [...new Set([...(shown === undefined ? [] : [shown]), ...phoneImages(phone)])]
  const isDrawn = isDrawing(shown ?? '', phone.slug)
  return (
    <div className="phone-pictures">
      <div className="phone-stage">
        <PhoneImage sources={sources} alt={phone.name} quality="high" eager />
      </div>
      <div className="phone-choices">
        {isDrawn && (
          <p className="mt-2 text-sm text-muted">{isSized ? phonePageTexts().drawn : phonePageTexts().sketched}</p>
        )}
        {isDrawn && colours.length > 1 && <Swatches phone={phone} colours={colours} colour={colour} />}
        {pictures.length > 1 && (
          <ul className="thumbnails" aria-label={phonePageTexts().pictures}>
            {pictures.slice(0, MAX_THUMBNAILS).map((picture, index) => (
              <li key={picture}>
                <a
                  href={picture}
                  className="thumbnail"
                  aria-label={phonePageTexts().picture(index + 1)}
                  aria-current={index === chosen ? 'true' : undefined}
                  onClick={choose(index)}
                  data-app
                >
                  <PhoneImage sources={[picture]} alt="" quality="low" hasPlaceholder={false} eager={index < 2} />
                </a>
              </li>
            ))}
            {more > 0 && (
              <li>
                <a href="#gallery" className="thumbnail display">
                  {`+${more}`}
                  <span className="sr-only"> {phonePageTexts().morePictures}</span>
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Links to the page in each colour; with script `drawing-controls.ts` changes only the large picture. */
function Swatches({ phone, colours, colour }: Omit<PicturesProps, 'isSized'>) {
  const current = colour ?? colours[0]?.slug
  return (
    <ul className="swatches" aria-label={phonePageTexts().colours} data-picture={drawingPaths(phone.slug).pair}>
      {colours.map(({ name, slug, hex }, index) => (
        <li key={slug}>
          <a
            href={withQuery(phonePath(phone), { [COLOUR_PARAMETER]: index === 0 ? undefined : slug })}
            rel="nofollow"
            className="swatch"
            aria-current={slug === current ? 'true' : undefined}
            suppressHydrationWarning
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="11" fill={hex} />
            </svg>
            <span className="swatch-name">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
