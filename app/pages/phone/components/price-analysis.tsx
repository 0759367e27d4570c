import { Link } from '@remix-run/react'
import type { PhoneCard, ShownPhone } from '#app/entities/phone.ts'
import { phoneFeedPath, priceReportFor } from '#app/platform/paths.ts'
import { asSentence, formatNumber, plural } from '#app/platform/text/format.ts'
import { bandWord, priceBadge } from '#app/prices/bands.ts'
import { PriceChart } from '#app/prices/components/price-chart.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { describeOrigin, priceKindLabels, statedDate } from '#app/prices/sources.ts'
import { feedTexts } from '#app/seo/feed-texts.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { PriceAnalysisData } from '../price-analysis.server.ts'
import type { PricePeers } from '../price-peers.server.ts'
import { isDearOfKind, shareInWords } from '../price-share.ts'
import { phonePageTexts } from '../texts.ts'
import { SimilarPricesList } from './other-choices.tsx'

type Props = Pick<ShownPhone, 'pricePkr' | 'priceOrigin' | 'priceNote'> & {
  analysis: PriceAnalysisData | null
  /** Phones like one without a price that have one. */
  alike: PhoneCard[]
}

/** Position of the price in its band, in the catalogue, beside its launch price and beside its peers (PHONE-5). */
export function PriceAnalysis({ pricePkr, priceOrigin, priceNote, analysis, alike }: Props) {
  const isLaunch = priceOrigin?.kind === 'launch'
  return (
    <section aria-labelledby="price-analysis">
      <h2 id="price-analysis">{phonePageTexts().priceAnalysis}</h2>
      {pricePkr === null || analysis === null ? (
        <SimilarPricesList phones={alike} />
      ) : (
        <div className="panel price-analysis">
          <div>
            <p className="flex flex-wrap items-center gap-x-3">
              <span className={`price${isLaunch ? ' price-launch' : ''}${priceNote?.isLastSeen ? ' price-muted' : ''}`}>
                {formatPrice(pricePkr)}
              </span>{' '}
              {/* A badge of low prices would contradict that most phones of its kind cost less. */}
              {!isDearOfKind(analysis.keypads) && <span className="pill">{priceBadge(pricePkr)}</span>}{' '}
              {isLaunch && <span className="pill pill-launch">{priceKindLabels().launch}</span>}
              {priceOrigin && (
                <time className="price-note" dateTime={statedDate(priceOrigin)}>
                  {describeOrigin(priceOrigin)}
                </time>
              )}
            </p>
            <ul>
              {analysis.launch && (
                <li>
                  <SinceLaunch pricePkr={pricePkr} launch={analysis.launch} />
                </li>
              )}
              <Place {...analysis} isLaunch={isLaunch} />
              {analysis.peers && analysis.peers.phones > 0 && (
                <li>
                  <Peers peers={analysis.peers} />
                </li>
              )}
            </ul>
          </div>
          {/* The steps of the chart are those of smartphones. */}
          {!analysis.keypads && <PriceChart pricePkr={pricePkr} bins={analysis.place.bins} isLaunch={isLaunch} />}
        </div>
      )}
    </section>
  )
}

/** What a reader can do about the prices above. */
export function PriceLinks({ id, slug, pricePkr }: Pick<ShownPhone, 'id' | 'slug' | 'pricePkr'>) {
  return (
    <p className="price-links text-sm text-muted">
      {pricePkr !== null && (
        <a href={priceReportFor(id)} rel="nofollow">
          {phonePageTexts().reportPrice}
        </a>
      )}{' '}
      <a href={phoneFeedPath(slug)} rel="nofollow">
        {pricePkr === null ? feedTexts().unpricedLink : feedTexts().phoneLink}
      </a>
    </p>
  )
}

function SinceLaunch({ pricePkr, launch }: { pricePkr: number; launch: NonNullable<PriceAnalysisData['launch']> }) {
  const percent = Math.round((pricePkr / launch.pricePkr - 1) * 100)
  const { belowLaunch, aboveLaunch, atLaunch } = phonePageTexts()
  const words = percent < 0 ? belowLaunch(-percent) : percent > 0 ? aboveLaunch(percent) : atLaunch
  return fillIn(words, { year: <time dateTime={launch.year}>{launch.year}</time> })
}

function Place({ place, keypads, isLaunch }: Pick<PriceAnalysisData, 'place' | 'keypads'> & { isLaunch: boolean }) {
  const { cheaper, cheaperKeypads, cheaperKeypadsLastSeen, cheaperThanLaunch, cheaperInBand } = phonePageTexts()
  if (keypads && !isLaunch) {
    // Most of the prices are over a year old.
    const isLastSeen = 2 * keypads.fresh < keypads.all
    const words = isLastSeen ? cheaperKeypadsLastSeen : cheaperKeypads
    return <li>{words(shareInWords(keypads.cheaper, keypads.all))}</li>
  }
  return (
    <>
      <li>{(isLaunch ? cheaperThanLaunch : cheaper)(shareInWords(place.cheaper, place.all))}</li>
      <li>{cheaperInBand(shareInWords(place.cheaperInBand, place.inBand), bandWord(place.band).toLowerCase())}</li>
    </>
  )
}

function Peers({ peers: { phones, path } }: { peers: PricePeers }) {
  const text = phonePageTexts()
  return (
    <>
      {`${asSentence([plural(phones, { one: text.onePeer, other: text.peers(formatNumber(phones)) })])} `}
      <Link to={path} rel="nofollow" className="link">
        {phones === 1 ? text.seePeer : text.seePeers}
      </Link>
    </>
  )
}
