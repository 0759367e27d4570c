import { HeaderSearch } from '../header-search.tsx'

type Stats = { phones: number; brands: number }

export function HomeHero({ stats }: { stats: Stats }) {
  const facts = [
    { value: `${stats.phones}+`, label: 'Mobile Phones' },
    { value: `${stats.brands}+`, label: 'Brands' },
    { value: 'Daily', label: 'Price Updates' },
    { value: '10K+', label: 'User Reviews' },
  ]
  return (
    <section className="hero">
      <div className="shell grid items-center gap-6 py-8 md:py-12 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h1 className="max-w-2xl text-3xl md:text-4xl">Compare Mobile Phones & Find Best Prices</h1>
          <p className="mt-3 max-w-xl text-lg">
            Every price in rupees, with the shop it comes from and the day it was read.
          </p>
          <div className="mt-5 max-w-md">
            <HeaderSearch id="home-search" />
          </div>
        </div>
        <dl className="hero-facts">
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="display">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
