/** What a list with wishes shows after its matches: wishes to give up, near misses, phones of which too little is known (FIND-3). */
import { Link, useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { compareList } from '#app/compare-list/compare-list.ts'
import type { PhoneCard } from '#app/entities/phone.ts'
import { wishQuery } from '#app/finder/address.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { type Wishes, type WishValue, withKeypads, without } from '#app/finder/wishes.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { compareFor, type Query, withQuery } from '#app/platform/paths.ts'
import { formatNumber, plural } from '#app/platform/text/format.ts'
import type { FoundPhones } from '../../finder-list.server.ts'
import { PhoneGrid } from '../phone-card.tsx'

type Props = {
  found: Pick<FoundPhones, 'phones' | 'near' | 'unknown' | 'keypads' | 'dropped'>
  path: string
  kept: Query
  must: [NeedId, WishValue][]
  nice: [NeedId, WishValue][]
}

export function MorePhones({ found: { phones, near, unknown, keypads, dropped }, path, kept, must, nice }: Props) {
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
      <NearMisses near={near} isAlone={phones.length < MIN_COMPARED} />
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

type NearProps = Pick<FoundPhones, 'near'> & { isAlone?: boolean }

/**
 * Phones that miss one wish by little, each with what it misses.
 * @param isAlone whether too few phones fulfil all for a comparison
 */
export function NearMisses({ near, isAlone = false }: NearProps) {
  if (near.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="near-misses">
      <h2 id="near-misses" className="text-xl">
        {finderTexts().near}
      </h2>
      <p className="mb-4 text-muted">{finderTexts().nearIntro}</p>
      {isAlone && <CompareFirst phones={near.map(({ phone }) => phone)} text={finderTexts().compareNearest} />}
      <PhoneGrid phones={near.map(({ phone, miss }) => ({ ...phone, remark: miss }))} heading="h3" />
    </section>
  )
}

/** Phones that are offered for a comparison. */
const CANDIDATES = 3
const MIN_COMPARED = 2

type CompareProps = { phones: PhoneCard[]; text?: (phones: number) => string }

/**
 * Leads from a list to the comparison of its first matches. A visitor who has chosen other phones is asked whether these
 * join them; without script they are compared alone.
 */
export function CompareFirst({ phones, text = finderTexts().compareFirst }: CompareProps) {
  const navigate = useNavigate()
  const candidates = phones.slice(0, CANDIDATES)
  if (candidates.length < MIN_COMPARED) return null
  const ids = candidates.map(({ id }) => id)
  const ask = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const others = compareList
      .get()
      .ids()
      .filter(id => !ids.includes(id))
    const joins = others.length > 0 && window.confirm(finderTexts().compareAdd(others.length))
    navigate(compareFor(joins ? [...others, ...ids].slice(0, COMPARE_LIMIT) : ids))
  }
  return (
    <p className="compare-first">
      <a href={compareFor(ids)} rel="nofollow" className="link" data-app onClick={ask}>
        {text(candidates.length)}
      </a>
    </p>
  )
}
