import { versionText } from '#app/facts/memory.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { formatPrice } from '#app/prices/price.ts'
import { feedTexts, offerKindTexts, outcomeTexts } from '../page/texts.ts'
import type { Tried, TriedItem } from '../try.server.ts'

/** What a source gave when it was tried; nothing of it is stored. */
export function TriedView({ tried }: { tried: Tried }) {
  if (!tried.ok)
    return (
      <p role="alert" className="field-error">
        {tried.message}
      </p>
    )
  const { feed, read, requests, items, counts, faults } = tried
  const what = feed === null ? 'nothing that is known' : feedTexts[feed]
  const summary = (['price', 'hold', 'aside', 'drop'] as const)
    .filter(outcome => counts[outcome] > 0)
    .map(outcome => `${outcomeTexts[outcome]}: ${formatNumber(counts[outcome])}`)
  return (
    <section aria-labelledby="tried" className="grid gap-3">
      <h2 id="tried" className="text-lg">
        {`It is ${what}`}
      </h2>
      <p className="text-sm">
        {`${formatNumber(read)} listings read with ${formatNumber(requests)} requests. ${summary.join(' · ')}. Nothing was stored.`}
      </p>
      {items.length > 0 && (
        <ol className="divide-y divide-line border-y border-line">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
            <li key={index} className="py-2">
              <Item item={item} />
            </li>
          ))}
        </ol>
      )}
      {faults.length > 0 && (
        <details className="fold">
          <summary>{`${formatNumber(faults.length)} addresses gave nothing`}</summary>
          <ul className="text-sm">
            {faults.map(({ target, reason }) => (
              <li key={target} className="wrap-anywhere">{`${target}: ${reason}`}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Item({ item }: { item: TriedItem }) {
  const { title, priceText, outcome, phone, pricePkr, kind, isPrice, why } = item
  const kindText = isPrice ? '' : (offerKindTexts[kind as keyof typeof offerKindTexts] ?? kind)
  const understood = [phone ?? 'no phone', versionText(item), pricePkr === null ? '' : formatPrice(pricePkr), kindText]
  return (
    <>
      <p className="font-semibold wrap-anywhere">{`${title || 'No title'} · ${priceText || 'no price'}`}</p>
      <p className="text-sm text-muted">
        <span className={outcome === 'price' ? 'pill' : 'pill pill-muted'}>{outcomeTexts[outcome]}</span>
        {` ${understood.filter(Boolean).join(' · ')}. ${why}`}
      </p>
    </>
  )
}
