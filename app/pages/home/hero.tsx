import { Link } from '@remix-run/react'
import { wishQuery } from '#app/finder/address.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { HeaderSearch } from '#app/site/header-search.tsx'
import { type Budget, budgets } from './budgets.ts'
import { figuresOf, type Statistics } from './statistics.ts'
import { homeTexts } from './texts.ts'

/** Search, budgets, and the statistics strip (HOME-1, HOME-2); on a page with a filter only the search. */
export function HomeHero({ stats }: { stats: Statistics | null }) {
  return (
    <section className="hero">
      <div className={stats ? 'shell py-6 md:py-10' : 'shell py-5'}>
        <h1 className={stats ? 'max-w-2xl text-2xl md:text-4xl' : 'text-2xl'}>{homeTexts().heading}</h1>
        {stats && <p className="mt-2 max-w-xl">{homeTexts().intro}</p>}
        <div className="mt-4 max-w-md">
          <HeaderSearch id="home-search" placeholder={homeTexts().searchPlaceholder} />
        </div>
        {stats && <Budgets />}
        {stats && <HomeFacts stats={stats} />}
      </div>
    </section>
  )
}

/** Steps of a budget, each the list of phones at this price. */
function Budgets() {
  return (
    <nav aria-label={homeTexts().yourBudget} className="mt-3">
      <ul className="choices">
        {budgets.map(budget => (
          <li key={homeTexts().budget(budget)}>
            <Link to={pathOf(budget)} rel="nofollow" className="choice">
              {homeTexts().budget(budget)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const pathOf = ({ from, to }: Budget) => {
  const must = new Map([
    ...(from === null ? [] : ([['priceMin', from]] as const)),
    ...(to === null ? [] : ([['price', to]] as const)),
  ])
  return phonesPath(wishQuery({ must, nice: new Map() }))
}

/** The statistics strip (HOME-2). */
export const HomeFacts = ({ stats }: { stats: Statistics }) => (
  <dl className="hero-facts">
    {figuresOf(stats).map(({ label, value, note, isLabelFirst }) => (
      <div key={label} className={isLabelFirst && 'is-label-first'}>
        <dt>{label}</dt> <dd>{value}</dd>
        {note && <dd className="hero-note">{note}</dd>}
      </div>
    ))}
  </dl>
)
