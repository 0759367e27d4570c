import { HeaderSearch } from '#app/site/header-search.tsx'
import { homeTexts } from './texts.ts'

type Stats = { phones: number; brands: number }

/** @param stats null when the figures are shown elsewhere, so that the phones appear higher up */
export function HomeHero({ stats }: { stats: Stats | null }) {
  return (
    <section className="hero">
      <div className={stats ? 'shell hero-columns py-8 md:py-12' : 'shell py-5'}>
        <div>
          <h1 className={stats ? 'max-w-2xl text-3xl md:text-4xl' : 'text-2xl'}>{homeTexts().heading}</h1>
          {stats && <p className="mt-3 max-w-xl text-lg">{homeTexts().intro}</p>}
          <div className={stats ? 'mt-5 max-w-md' : 'mt-3 max-w-md'}>
            <HeaderSearch id="home-search" />
          </div>
        </div>
        {stats && <HomeFacts stats={stats} />}
      </div>
    </section>
  )
}

/** The statistics strip (HOME-2). */
export function HomeFacts({ stats }: { stats: Stats }) {
  const facts = [
    { value: homeTexts().atLeast(stats.phones), label: homeTexts().phones },
    { value: homeTexts().atLeast(stats.brands), label: homeTexts().brands },
    { value: homeTexts().daily, label: homeTexts().priceUpdates },
    { value: homeTexts().reviewCount, label: homeTexts().reviews },
  ]
  return (
    <dl className="hero-facts">
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
