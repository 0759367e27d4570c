/** The search page without results, and before a search. */
import { Link } from '@remix-run/react'
import { searchFor } from '#app/platform/paths.ts'
import type { Notices } from './search-notices.tsx'
import { searchPageTexts } from './texts.ts'

export function Prompt() {
  return (
    <>
      <p className="mt-4">{searchPageTexts().prompt}</p>
      <Proposals />
    </>
  )
}

export function NoResults({ term, notices: { intents, otherBrands } }: { term: string; notices: Notices }) {
  const isElsewhere = intents.includes('elsewhere') || otherBrands.length > 0
  return (
    <>
      <p className="display mt-4 text-lg wrap-anywhere">
        {term === '' ? searchPageTexts().noneInRange : searchPageTexts().none(term)}
      </p>
      {!isElsewhere && <p className="mt-1 text-muted">{searchPageTexts().tryOthers}</p>}
      <Proposals />
    </>
  )
}

/** Searches that lead on. */
export function Proposals() {
  return (
    <section className="search-proposals">
      <p>{searchPageTexts().searchFor}</p>
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
