/** What a list with wishes shows after its matches: wishes to give up, near misses, phones of which too little is known (FIND-3). */
import { Link } from '@remix-run/react'
import { wishQuery } from '#app/finder/address.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { type Wishes, type WishValue, withKeypads, without } from '#app/finder/wishes.ts'
import { compareFor, type Query, withQuery } from '#app/platform/paths.ts'
import { formatNumber, plural } from '#app/platform/text/format.ts'
import type { FoundPhones } from '../../finder-list.server.ts'
import { PhoneGrid } from '../phone-card.tsx'

type Props = {
  found: Pick<FoundPhones, 'near' | 'unknown' | 'keypads' | 'dropped'>
  path: string
  kept: Query
  must: [NeedId, WishValue][]
  nice: [NeedId, WishValue][]
}

export function MorePhones({ found: { near, unknown, keypads, dropped }, path, kept, must, nice }: Props) {
  const musts: Wishes = new Map(must)
  const addressOf = (must: Wishes) => withQuery(path, { ...kept, ...wishQuery({ must, nice: new Map(nice) }) })
  return (
    <>
      {dropped.length > 0 && (
        <div className="panel mt-6 p-4">
          <p>{finderTexts().drop}</p>
          <ul className="filter-chips">
            {dropped.map(({ need, phones }) => (
              <li key={need}>
                <Link to={addressOf(without(musts, need))} rel="nofollow" className="chip">
                  {finderTexts().without(finderTexts().needs[need].label, formatNumber(phones))}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {keypads > 0 && (
        <p className="mt-6">
          <Link to={addressOf(withKeypads(musts))} rel="nofollow" className="link">
            {plural(keypads, {
              one: finderTexts().keypadOne,
              other: finderTexts().keypads(formatNumber(keypads)),
            })}
          </Link>
        </p>
      )}
      <NearMisses near={near} />
      {unknown.total > 0 && (
        <section className="mt-8" aria-labelledby="unknown-phones">
          <h2 id="unknown-phones" className="text-xl">
            {finderTexts().unknown}
          </h2>
          <p className="mb-4 text-muted">
            {plural(unknown.total, {
              one: finderTexts().unknownOne,
              other: finderTexts().unknownIntro(formatNumber(unknown.total)),
            })}
          </p>
          <PhoneGrid phones={unknown.phones} heading="h3" />
        </section>
      )}
    </>
  )
}

/** Phones that miss one wish by little, each with what it misses. */
export function NearMisses({ near }: Pick<FoundPhones, 'near'>) {
  if (near.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="near-misses">
      <h2 id="near-misses" className="text-xl">
        {finderTexts().near}
      </h2>
      <p className="mb-4 text-muted">{finderTexts().nearIntro}</p>
      <PhoneGrid phones={near.map(({ phone, miss }) => ({ ...phone, remark: miss }))} heading="h3" />
    </section>
  )
}

/** Phones that are offered for a comparison. */
const CANDIDATES = 3

/**
 * Leads from a list with wishes to the comparison of its first matches. Where there are fewer, the near misses are added
 * and the link says so.
 */
export function CompareFirst({ found: { phones, near } }: { found: Pick<FoundPhones, 'phones' | 'near'> }) {
  const candidates = [...phones, ...near.map(({ phone }) => phone)].slice(0, CANDIDATES)
  if (candidates.length < 2) return null
  const text = phones.length < candidates.length ? finderTexts().compareNearest : finderTexts().compareFirst
  return (
    <Link to={compareFor(candidates.map(({ id }) => id))} rel="nofollow" className="link inline-block font-semibold">
      {text(candidates.length)}
    </Link>
  )
}
