import { Form, Link } from '@remix-run/react'
import { PriceNow } from '#app/admin/components/held-price.tsx'
import { versionText } from '#app/facts/memory.ts'
import { phonePath, sourcePath } from '#app/platform/paths.ts'
import { capitalized } from '#app/platform/text/format.ts'
import type { HeldListing } from '../held.server.ts'
import type { HeldProblem } from '../page/held-actions.server.ts'
import { offerKindTexts } from '../page/texts.ts'

/** Listings of sources that a person decides on, with the evidence side by side; those with one cause stand together. */
type Shared = { action: string; problem: HeldProblem | null }

export function HeldListings({ listings, ...shared }: Shared & { listings: HeldListing[] }) {
  const causes = [...Map.groupBy(listings, ({ why }) => why)]
  return (
    <>
      {causes.map(([why, same]) => (
        <section key={why} className="mb-5 grid gap-2">
          <h2 className="text-base text-warn">{capitalized(why)}</h2>
          <ol className="panel divide-y divide-line">
            {same.map(listing => (
              <li key={listing.id} className="p-3">
                <Listing listing={listing} {...shared} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function Listing({ listing, action, problem: last }: Shared & { listing: HeldListing }) {
  const { id, sourceId, seller, title, priceText, url, description, phone, currentPkr, currentDate, pricePkr, kind } =
    listing
  const problem = last?.id === id ? last : null
  const errorId = `listing-${id}-error`
  const described = (field: string) =>
    problem?.field === field ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}
  const about = [versionText(listing), offerKindTexts[kind]].filter(Boolean).join(' · ')
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-2">
      <input type="hidden" name="id" value={id} />
      <div className="grid gap-2 md:grid-cols-2">
        <p>
          <strong className="block wrap-anywhere">{title}</strong>
          <span className="block">{`${priceText} · ${about}`}</span>
          <span className="block text-sm text-muted">
            <Link to={sourcePath(sourceId)} className="link">
              {seller}
            </Link>
            {url && (
              <>
                {' · '}
                <a href={url} rel="noreferrer nofollow" className="link">
                  at the shop
                </a>
              </>
            )}
          </span>
          {description && <span className="block text-sm text-muted wrap-anywhere">{description.slice(0, 300)}</span>}
        </p>
        <p>
          {phone ? (
            <Link to={phonePath(phone)} className="link">
              {phone.name}
            </Link>
          ) : (
            <span className="text-muted">No phone is certain</span>
          )}
          <PriceNow {...{ currentPkr, currentDate }} />
        </p>
      </div>
      {problem && (
        <p id={errorId} role="alert" className="field-error">
          {problem.message}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid gap-1 text-sm">
          Address of the phone
          <input
            name="slug"
            className="field"
            defaultValue={problem?.slug ?? phone?.slug ?? ''}
            autoComplete="off"
            {...described('slug')}
          />
        </label>
        <label className="grid gap-1 text-sm">
          Price
          <input
            name="price"
            className="field"
            defaultValue={problem?.price ?? pricePkr ?? ''}
            inputMode="numeric"
            autoComplete="off"
            {...described('price')}
          />
        </label>
        <button type="submit" name="intent" value="publish-listing" className="button button-primary">
          Publish<span className="sr-only"> {title}</span>
        </button>
        <button type="submit" name="intent" value="always-listing" className="button button-quiet">
          Always so<span className="sr-only"> from this source: {title}</span>
        </button>
        <button type="submit" name="intent" value="refuse-listing" className="button button-quiet">
          Refuse<span className="sr-only"> {title}</span>
        </button>
        <button type="submit" name="intent" value="never-listing" className="button button-quiet">
          Never<span className="sr-only"> from this source: {title}</span>
        </button>
      </div>
    </Form>
  )
}
