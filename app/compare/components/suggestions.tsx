/** Ways on from a comparison of none or one phone (COMPARE-12). */

import { Link } from '@remix-run/react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { compareFor } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { Icon } from '#app/ui/icon.tsx'
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
                {phone.remark?.split(' · ').map(reason => (
                  <p key={reason} className="pair-leads">
                    {unbroken(reason)}
                  </p>
                ))}
              </div>
              <span className="link suggestion-add">
                <Icon name="plus" /> {compareTexts().add}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const placeOf = (budget: number) => `under-${budget}`

export function ReadyPairs({ pairs }: { pairs: ReadyPair[] }) {
  if (pairs.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="ready-pairs">
      <h2 id="ready-pairs" className="text-xl">
        {compareTexts().readyPairs}
      </h2>
      <p className="pair-budgets">
        {compareTexts().under}
        {pairs.map(({ budget }) => (
          <a key={budget} href={`#${placeOf(budget)}`} className="link">
            {compareTexts().thousands(formatNumber(budget / 1000))}
          </a>
        ))}
      </p>
      <ul className="suggestions">
        {pairs.map(({ budget, phones }) => (
          <li key={budget} id={placeOf(budget)}>
            <Link to={compareFor(phones.map(({ id }) => id))} className="panel ready-pair">
              <h3>{compareTexts().pairUnder(formatNumber(budget))}</h3>
              {phones.map(phone => (
                <div key={phone.id}>
                  <PhoneImage sources={phoneImages(phone)} alt="" quality="low" eager={false} />
                  <div className="suggestion-words">
                    <b>{phone.name}</b>
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
              <span className="link pair-go">
                {compareTexts().comparePair} <Icon name="next" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
