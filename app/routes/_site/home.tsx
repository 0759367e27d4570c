import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useLocation } from '@remix-run/react'
import { useState } from 'react'
import { browsableBrands, homeBrands, phoneCountText } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { BrandTiles } from '#app/brands/components/brand-tile.tsx'
import { brandTexts } from '#app/brands/texts.ts'
import { sentCounts } from '#app/contact/sent-counts.server.ts'
import { bands } from '#app/entities/enums.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { BandCards } from '#app/pages/home/band-cards.tsx'
import { budgetPicks } from '#app/pages/home/budget-picks.server.ts'
import { HomeFacts, HomeHero } from '#app/pages/home/hero.tsx'
import { HOME_TAB_PHONES, homeTabOf, tabFilters } from '#app/pages/home/tab.ts'
import { HomeTabs, KEEPS_ORDER } from '#app/pages/home/tabs.tsx'
import { homeTexts } from '#app/pages/home/texts.ts'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import { countPhones, listCards } from '#app/phones/listing.server.ts'
import { keptNewestReading } from '#app/phones/newest-reading.server.ts'
import { brandsPath, homePath, phonesPath } from '#app/platform/paths.ts'
import { pageMeta, siteOrigin } from '#app/seo/meta.ts'
import { homeStructuredData } from '#app/seo/organization.ts'
import { PendingPart } from '#app/site/pending-page.tsx'
import { siteSettings } from '#app/site-settings/site-settings.server.ts'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, {
    title: homeTexts().title,
    description: homeTexts().description(data?.stats.phones ?? ''),
    path: homePath(),
  }),
  ...homeStructuredData(siteOrigin(matches)).map(entry => ({ 'script:ld+json': entry })),
]

export function loader({ request }: LoaderFunctionArgs) {
  const filter = new URL(request.url).searchParams.get('filter')
  const brands = listBrands()
  const tab = homeTabOf(filter)
  const { priceUpdates, userReviews } = siteSettings()
  return {
    tab,
    /** A URL with a filter shows the phones first. */
    phonesFirst: filter !== null,
    stats: {
      phones: countPhones({}),
      brands: browsableBrands(brands).length,
      chosen: { priceUpdates, userReviews },
      reading: keptNewestReading().reading,
      sent: userReviews === 'counted' ? sentCounts() : null,
    },
    picks: budgetPicks(),
    brands: homeBrands(brands).map(brand => ({
      slug: brand.slug,
      name: brand.name,
      logo: brand.logo,
      caption: brandTexts().phones(phoneCountText(brand)),
    })),
    phones: listCards(tabFilters[tab], 'newest', { limit: HOME_TAB_PHONES, offset: 0 }),
    bandCounts: bands.map(band => ({ band, phones: countPhones({ band }) })).filter(({ phones }) => phones > 0),
  }
}

/** Whether the phones come first: decided on arrival, and unchanged when the visitor switches tabs (HOME-6). */
function useSectionOrder(requested: boolean): boolean {
  const isTabSwitch = useLocation().state?.keepsOrder === KEEPS_ORDER.keepsOrder
  const [order, setOrder] = useState(requested)
  if (!isTabSwitch && order !== requested) setOrder(requested)
  return isTabSwitch ? order : requested
}

export default function HomePage() {
  const { tab, stats, picks, brands, phones, bandCounts, ...requested } = useLoaderData<typeof loader>()
  const phonesFirst = useSectionOrder(requested.phonesFirst)
  const brandSection = brands.length > 0 && (
    <section className="shell mt-10" aria-labelledby="popular-brands">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="popular-brands" className="text-2xl">
          {homeTexts().popularBrands}
        </h2>
        <Link to={brandsPath()} className="link">
          {homeTexts().viewAllBrands}
        </Link>
      </div>
      <BrandTiles brands={brands} />
    </section>
  )
  return (
    <>
      <HomeHero stats={phonesFirst ? null : stats} picks={picks} />
      <section id="phones" className="shell mt-10" aria-labelledby="latest-and-featured">
        <h2 id="latest-and-featured" className="text-2xl">
          {homeTexts().latestAndFeatured}
        </h2>
        <HomeTabs current={tab} />
        <PendingPart count={4}>
          {phones.length > 0 ? (
            <PhoneGrid phones={phones} heading="h3" />
          ) : (
            <div className="panel p-10 text-center">
              <p className="display text-lg">{homeTexts().noneIn(tab)}</p>
              <p className="mt-1 text-muted">{homeTexts().pickAnother}</p>
            </div>
          )}
        </PendingPart>
        <p className="mt-8 text-center">
          <Link to={phonesPath()} className="button button-primary">
            {homeTexts().viewAll}
          </Link>
        </p>
      </section>
      <BandCards bands={bandCounts} />
      {brandSection}
      {phonesFirst && (
        <section className="hero mt-12" aria-label={homeTexts().statistics}>
          <div className="shell py-6">
            <HomeFacts stats={stats} />
          </div>
        </section>
      )}
    </>
  )
}
