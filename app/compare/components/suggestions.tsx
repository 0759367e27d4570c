/** Ways on from a comparison of none or one phone (COMPARE-12). */

import { Fragment } from 'react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { compareFor } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ReadyPair } from '../suggestions.server.ts'
import { compareTexts } from '../texts.ts'

/** @param shown the one phone of the comparison */
export function CompareWith({ shown, similar }: { shown: string[]; similar: PhoneCard[] }) {
  if (similar.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="compare-with">
      <h2 id="compare-with" className="mb-3 text-xl">
        {compareTexts().compareWith}
      </h2>
      <ul className="suggestions">
        {similar.map(phone => (
          <li key={phone.id}>
            <Link to={compareFor([...shown, phone.id])} className="panel suggestion">
              <PhoneImage sources={phoneImages(phone)} alt="" quality="low" eager />
              <div className="suggestion-words">
                <b>{phone.name}</b>
                <PriceTag {...phone} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ReadyPairs({ pairs }: { pairs: ReadyPair[] }) {
  if (pairs.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="ready-pairs">
      <h2 id="ready-pairs" className="mb-3 text-xl">
        {compareTexts().readyPairs}
      </h2>
      <ul className="suggestions">
        {pairs.map(({ budget, phones }) => (
          <li key={budget}>
            <Link to={compareFor(phones.map(({ id }) => id))} className="panel ready-pair">
              <h3>
                <span className="ready-budget">{compareTexts().pairUnder(formatNumber(budget))}</span>{' '}
                {phones.map(({ id, name }, index) => (
                  <Fragment key={id}>
                    {index > 0 && ` ${compareTexts().versus} `}
                    <bdi className="inline-block">{name}</bdi>
                  </Fragment>
                ))}
              </h3>
              {phones.map(phone => (
                <div key={phone.id}>
                  <PhoneImage sources={phoneImages(phone)} alt="" quality="low" eager={false} />
                  <div className="suggestion-words">
                    <b>{phone.brandName}</b>
                    <PriceTag {...phone} />
                    {phones.some(({ leads }) => leads) && (
                      <p className="pair-leads">
                        {phone.leads
                          ? `${compareTexts().better} ${unbroken(phone.leads)}`
                          : compareTexts().nothingBetter}
                      </p>
                    )}
                  </div>
                </div>
              ))}
              {phones.every(({ leads }) => !leads) && <p className="pair-leads">{compareTexts().pairAlike}</p>}
              <span className="button button-quiet">{compareTexts().comparePair}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
