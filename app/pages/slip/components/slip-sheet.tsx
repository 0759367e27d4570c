/** The slips of up to four phones, as one form that is also what is printed (SLIP-1 to SLIP-4). */
import type { ReactNode } from 'react'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { EAGER_IMAGES, phoneImages } from '#app/phones/image-sources.ts'
import { compareFor, phonePath, priceReportFor, ptaTaxPath, slipFor } from '#app/platform/paths.ts'
import { formatDate, formatShortDate } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { locale } from '#app/platform/text/language.ts'
import { staleWarning } from '#app/prices/age.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { formatPriceDate, sellerOf, shownMemory, statedDate } from '#app/prices/sources.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { opaque } from '#app/ui/opaque.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { askedClass, askedText, asPrice, whatsAppHref } from '../asked.ts'
import type { Slip } from '../slip-page.server.ts'
import { slipTexts } from '../texts.ts'

/** What the slips say as a message, but for what the shop asks. */
const messageOf = (slips: Slip[]): string =>
  slips
    .map(({ name, pricePkr, note }) =>
      pricePkr === null
        ? `${name}: ${priceTexts().noPrice}`
        : `${name}: ${slipTexts().seenAt(formatPrice(pricePkr), note?.text ?? '')}`,
    )
    .join('\n')

/** @param today the day on which the page is sent @param address of this page with what is written, as others open it */
export function SlipSheet({ slips, today, address }: { slips: Slip[]; today: string; address: string }) {
  const text = slipTexts()
  const ids = slips.map(({ id }) => id)
  const asked = slips.map(({ name, typed, seenPkr }) => ({ name, typed, seenPkr }))
  const message = messageOf(slips)
  return (
    <form className="slips" action={slipFor([])}>
      <input type="hidden" name="phones" value={ids.join()} />
      <p className="slip-actions no-print">
        <a
          href={whatsAppHref(message, asked, address)}
          data-message={message}
          className="button button-primary"
          target="_blank"
          rel="noreferrer"
          suppressHydrationWarning
        >
          <Icon name="share" /> {text.whatsApp}
        </a>
        <button type="button" className="button button-quiet slip-print script-only">
          <Icon name="print" /> {text.print}
        </button>
        {ids.length > 1 && (
          <a href={compareFor(ids)} className="button button-quiet">
            <Icon name="compare" /> {text.compare}
          </a>
        )}
      </p>
      <div className="slip-layout">
        <div className="slip-stack">
          {slips.map((slip, index) => (
            <OneSlip key={slip.id} slip={slip} today={today} isEager={index < EAGER_IMAGES} />
          ))}
        </div>
        <AtTheShop />
      </div>
    </form>
  )
}

/** What to do with the slip, step by step. */
function AtTheShop() {
  const text = slipTexts()
  const check = (
    <a href={`${ptaTaxPath()}#check`} className="link">
      {text.howToCheck}
    </a>
  )
  return (
    <aside className="slip-steps panel p-4 no-print" aria-labelledby="at-the-shop">
      <h2 id="at-the-shop">{text.atTheShop}</h2>
      <ol>
        {text.steps.map(step => (
          <li key={step}>{fillIn(step, { check })}</li>
        ))}
      </ol>
    </aside>
  )
}

function OneSlip({ slip, today, isEager }: { slip: Slip; today: string; isEager: boolean }) {
  const text = slipTexts()
  const { id, name, fields, typed, seenPkr, isImeiSent, isWarrantyWritten } = slip
  return (
    <article className="slip" data-name={name} data-seen={seenPkr ?? undefined} aria-labelledby={`slip-${id}`}>
      <header className="slip-head">
        <Wordmark />
        <time dateTime={today}>{text.made(formatShortDate(today))}</time>
      </header>
      <div className="slip-phone">
        <PhoneImage sources={phoneImages(slip)} alt="" quality="low" hasPlaceholder={false} eager={isEager} />
        <div>
          <h2 id={`slip-${id}`}>
            <a href={phonePath(slip)}>{name}</a>
          </h2>
          <PriceTag {...slip} priceNote={null} />
        </div>
      </div>
      <Seen slip={slip} />
      <div className="slip-asks">
        <label htmlFor={fields.asks}>{text.shopAsks}</label>
        <input
          id={fields.asks}
          name={fields.asks}
          className="field"
          defaultValue={asPrice(typed)}
          inputMode="numeric"
          placeholder={priceTexts().currency}
          maxLength={40}
          autoComplete="off"
          aria-describedby={`${fields.asks}-is`}
        />
        <noscript>
          <button type="submit" className="button button-quiet no-print">
            {text.workOut}
          </button>
        </noscript>
        <output
          id={`${fields.asks}-is`}
          className={askedClass(typed, seenPkr)}
          data-hint={seenPkr === null ? undefined : text.typeIt}
          {...opaque(askedText(typed, seenPkr))}
        />
      </div>
      <label className="slip-check">
        <input type="checkbox" name={fields.imei} defaultChecked={isImeiSent} /> {text.imei}
      </label>
      <label className="slip-check">
        <input type="checkbox" name={fields.warranty} defaultChecked={isWarrantyWritten} /> {text.warranty}
      </label>
      <p className="slip-links no-print">
        <a href={phonePath(slip)}>{text.sheet}</a> <a href={priceReportFor(id)}>{text.report}</a>
      </p>
    </article>
  )
}

/** Where and when the price was seen, of which memory, what others cost, and what it was last March or before. */
function Seen({ slip: { origin, march, others, before, isPriceStale, seenPkr } }: { slip: Slip }) {
  const text = slipTexts()
  const isLaunch = origin?.kind === 'launch'
  return (
    <div>
      <dl className="slip-rows">
        {origin && !isLaunch && (
          <>
            <Row label={text.where}>{ofSource(sellerOf(origin))}</Row>
            <Row label={text.when}>
              <time dateTime={statedDate(origin)}>{formatPriceDate(origin)}</time>
            </Row>
          </>
        )}
        {origin && shownMemory(origin) && (
          <Row label={text.memory}>
            <bdi>{shownMemory(origin)}</bdi>
          </Row>
        )}
        {others.map(offer => (
          <Row
            key={shownMemory(offer)}
            label={<bdi>{shownMemory(offer)}</bdi>}
            below={
              <>
                <bdi>{sellerOf(offer)}</bdi>
                {locale().punctuation.comma} <time dateTime={statedDate(offer)}>{formatPriceDate(offer)}</time>
              </>
            }
          >
            {formatPrice(offer.pricePkr)}
          </Row>
        ))}
        {march && (
          <Row
            label={text.lastMarch}
            below={
              <>
                <bdi>{sellerOf(march)}</bdi>
                {locale().punctuation.comma} <bdi>{shownMemory(march) || text.memoryNotNamed}</bdi>
              </>
            }
          >
            <time dateTime={march.date}>{formatPrice(march.pricePkr)}</time>
          </Row>
        )}
        {before && (
          <Row label={text.before}>
            {formatPrice(before.pricePkr)}
            {locale().punctuation.comma} <time dateTime={before.date}>{formatDate(before.date)}</time>
          </Row>
        )}
      </dl>
      {isLaunch ? (
        <p className="slip-warning">{text.launch(statedDate(origin))}</p>
      ) : (
        origin && isPriceStale && <p className="slip-warning">{seenPkr === null ? text.old : staleWarning()}</p>
      )}
    </div>
  )
}

/** @param below about the value, on a line of its own */
function Row({ label, below, children }: { label: ReactNode; below?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {below && (
        <dd>
          <small>{below}</small>
        </dd>
      )}
    </div>
  )
}
