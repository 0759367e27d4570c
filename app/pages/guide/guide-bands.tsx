import { Link } from '@remix-run/react'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { phonePath } from '#app/platform/paths.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { PriceNoteText, PriceTag } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { GuideBandWithPhones } from './guide.server.ts'
import { guideContent } from './guide-content.ts'

/** The text breaks behind commas alone. */
const unbrokenParts = (text: string) => text.replaceAll(/(?<![,،]) /g, '\u00a0')

/** The band of most buyers; on narrow screens the others are folded. */
const OPENED = 1

/** The price bands with example phones, and how these are chosen. */
export function GuideBands({ bands }: { bands: GuideBandWithPhones[] }) {
  return (
    <div className="guide-bands open-wide">
      {bands.map(({ title, audience, advice, path, phones, uses, examples, onlySince }, index) => (
        <details key={title} className="panel fold" open={index === OPENED}>
          <summary>
            <h3 className="text-lg">{title}</h3> <span className="text-sm text-muted">{audience}</span>
            {examples[0] && <FirstExample phone={examples[0]} />}
          </summary>
          <div className="guide-band">
            <p>{advice}</p>
            {examples.length > 0 && (
              <ul className="guide-examples">
                {examples.map(phone => (
                  <li key={phone.id}>
                    <Link to={phonePath(phone)} className="guide-example">
                      <PhoneImage
                        sources={phoneImages(phone)}
                        alt=""
                        quality="low"
                        hasPlaceholder={false}
                        eager={false}
                        className="h-16 w-12 flex-none object-contain"
                      />
                      <div className="min-w-0">
                        <b>{ofSource(phone.name)}</b>
                        <PriceTag {...phone} />
                        <p className="text-muted">{unbrokenParts(phone.reason)}</p>
                      </div>
                    </Link>
                  </li>
                ))}
                {onlySince !== null && <li className="py-1 text-sm text-muted">{guideContent().onlyOne(onlySince)}</li>}
              </ul>
            )}
            {uses.length > 0 && (
              <p className="guide-uses">
                <span>{guideContent().uses}</span>
                {uses.map(({ use, path }) => (
                  <Link key={use} to={path} rel="nofollow">
                    {guideContent().useNames[use]}
                    <span className="sr-only">{`: ${title}`}</span>
                  </Link>
                ))}
              </p>
            )}
            {phones > 0 ? (
              <p>
                <Link to={path} className="button button-quiet">
                  {guideContent().seePhones(phones)}
                  <span className="sr-only">{`: ${title}`}</span>
                </Link>
              </p>
            ) : (
              <p className="text-sm text-muted">{guideContent().noPhones}</p>
            )}
          </div>
        </details>
      ))}
      <details className="panel fold">
        <summary>
          <h3 className="text-lg">{guideContent().howChosenTitle}</h3>
        </summary>
        <ul className="guide-rules ps-9">
          {guideContent().howChosen.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** What a closed band says of its phones. */
const FirstExample = ({ phone: { name, pricePkr, priceNote } }: { phone: GuideBandWithPhones['examples'][number] }) => (
  <span className="guide-first">
    {' '}
    {fillIn(guideContent().suchAs, {
      phone: <b>{ofSource(name)}</b>,
      price: <span className="whitespace-nowrap">{formatPrice(pricePkr)}</span>,
      note: priceNote && <PriceNoteText note={priceNote} />,
    })}
  </span>
)
