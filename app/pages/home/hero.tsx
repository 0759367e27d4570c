import { Link } from '@remix-run/react'
import { wishQuery } from '#app/finder/address.ts'
import { guidePath, pagePath, phonePath, phonesPath, ptaTaxPath } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { HeaderSearch } from '#app/site/header-search.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrefetchLink } from '#app/ui/prefetch-link.tsx'
import type { BudgetPick } from './budget-picks.server.ts'
import type { Budget } from './budgets.ts'
import { figuresOf, type Statistics } from './statistics.ts'
import { homeTexts } from './texts.ts'

/** Search, budgets, and the statistics strip (HOME-1, HOME-2); on a page with a filter only the search. */
export function HomeHero({ stats, picks }: { stats: Statistics | null; picks: BudgetPick[] }) {
  const texts = homeTexts()
  if (!stats)
    return (
      <section className="hero">
        <div className="shell py-5">
          <h1 className="text-2xl">{texts.heading}</h1>
          <Search />
        </div>
      </section>
    )
  return (
    <section className="hero">
      <div className="shell hero-columns py-6 md:py-10">
        <div>
          <h1 className="text-2xl md:text-4xl">{texts.heading}</h1>
          <p className="mt-2 max-w-xl">{texts.intro}</p>
          <Search />
        </div>
        <nav aria-label={texts.yourBudget} className="budget-board">
          <p className="budget-caption">
            <b>{texts.phonePerBudget}</b> <small>{texts.budgetChoice}</small>
          </p>
          <BudgetRows picks={picks} />
        </nav>
        <Helps />
        <HomeFacts stats={stats} />
      </div>
    </section>
  )
}

const Search = () => (
  <div className="mt-4 max-w-md">
    <HeaderSearch id="home-search" placeholder={homeTexts().searchPlaceholder} />
  </div>
)

/** Steps of a budget, each the list of phones at this price, beside one of them. */
const BudgetRows = ({ picks }: { picks: BudgetPick[] }) => (
  <ul>
    {picks.map(({ budget, phone }) => (
      <li key={homeTexts().budget(budget)} className="budget-row">
        <Link to={pathOf(budget)} rel="nofollow" className="choice">
          {homeTexts().budget(budget)}
        </Link>
        {phone && (
          <div className="budget-phone">
            <PrefetchLink to={phonePath(phone)}>{ofSource(phone.name)}</PrefetchLink>
            {phone.reason !== '' && <span className="budget-reason">{phone.reason}</span>}
            <PriceTag {...phone} />
          </div>
        )}
      </li>
    ))}
  </ul>
)

/** What a buyer asks before the phone is chosen. */
const Helps = () => {
  const texts = homeTexts()
  const helps = [
    { path: ptaTaxPath(), label: texts.taxFromAbroad },
    { path: pagePath(sitePages.networks), label: texts.fiveGOfSim },
    { path: guidePath(), label: texts.buyingGuide },
  ]
  return (
    <nav aria-label={texts.beforeYouBuy} className="hero-helps">
      <ul className="link-rows">
        {helps.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>
              {label} <Icon name="next" />
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
    {figuresOf(stats).map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt> <dd dir="ltr">{value}</dd>
        {note && <dd className="hero-note">{note}</dd>}
      </div>
    ))}
  </dl>
)
