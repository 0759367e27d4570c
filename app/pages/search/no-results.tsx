/** The search page without results, and before a search. */
import { Link } from '@remix-run/react'
import type { Brand } from '#app/brands/brand.ts'
import type { PhoneCard } from '#app/entities/phone.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import { brandPath, searchFor } from '#app/platform/paths.ts'
import type { Notices } from './search-notices.tsx'
import { searchPageTexts } from './texts.ts'

export type WaysOn = {
  /** Those with the most phones. */
  brands: Pick<Brand, 'slug' | 'name'>[]
  /** With recent prices. */
  phones: PhoneCard[]
}

export function Prompt({ waysOn }: { waysOn: WaysOn | null }) {
  return (
    <>
      <p className="mt-4">{searchPageTexts().prompt}</p>
      <FurtherWays waysOn={waysOn} />
    </>
  )
}

type NoResultsProps = { term: string; notices: Notices; waysOn: WaysOn | null }

/** Below the heading, which says that nothing was found for these words. */
export function NoResults({ term, notices: { intents, otherBrands }, waysOn }: NoResultsProps) {
  const isElsewhere = intents.includes('elsewhere') || otherBrands.length > 0
  return (
    <>
      {term === '' && <p className="display mt-4 text-lg">{searchPageTexts().noneInRange}</p>}
      {!isElsewhere && <p className="mt-1 text-muted">{searchPageTexts().tryOthers}</p>}
      <FurtherWays waysOn={waysOn} />
    </>
  )
}

function FurtherWays({ waysOn }: { waysOn: WaysOn | null }) {
  return (
    <>
      <Proposals />
      {waysOn && waysOn.brands.length > 0 && (
        <section className="search-proposals">
          <h2>{searchPageTexts().brands}</h2>
          <ul>
            {waysOn.brands.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={brandPath(slug)} className="link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {waysOn && waysOn.phones.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-3 text-xl">{finderTexts().sorts.newest}</h2>
          <PhoneGrid phones={waysOn.phones} heading="h3" />
        </section>
      )}
    </>
  )
}

/** Searches that lead on. */
export function Proposals() {
  return (
    <section className="search-proposals">
      <h2>{searchPageTexts().searchFor}</h2>
      <ul>
        {searchPageTexts().examples.map(q => (
          <li key={q}>
            <Link to={searchFor({ q })} rel="nofollow" className="link">
              {q}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
