import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { bands } from '#app/entities/enums.ts'
import { etagOf, publicPage } from '#app/http/caching.server.ts'
import { reviewCategories, reviewCategoryLabel } from '#app/pages/reviews/review.ts'
import { PhoneList } from '#app/pages/sitemap/phone-list.tsx'
import { phoneListHtml } from '#app/pages/sitemap/phone-list-html.server.tsx'
import { sitemapContent } from '#app/pages/sitemap/sitemap.server.ts'
import { sitemapTexts } from '#app/pages/sitemap/texts.ts'
import { brandPath, latestPath, pagePath, phonesPath, reviewsOf, sitemapPath } from '#app/platform/paths.ts'
import { listedPages, pageLabel } from '#app/platform/site-pages.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { bandLabel } from '#app/prices/bands.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    title: sitemapTexts().title,
    description: sitemapTexts().description(data?.brands.length ?? 'all', formatNumber(data?.all ?? 0)),
    path: sitemapPath(),
  })

/** Without the phones, which only the server renders; but the page changes with them. */
export function loader() {
  const { brands, all } = sitemapContent()
  return { brands, all, phones: etagOf(phoneListHtml()) }
}

/** Filtered views of a page that get their own link after the page. */
const views = (): Record<string, { label: string; to: string }[]> => ({
  home: [{ label: sitemapTexts().latest, to: latestPath() }],
  phones: bands.map(band => ({ label: sitemapTexts().ofBand(bandLabel(band)), to: phonesPath({ price: band }) })),
  reviews: reviewCategories.map(category => ({
    label: sitemapTexts().reviewsOf(reviewCategoryLabel(category)),
    to: reviewsOf(category),
  })),
})

/** What the pages are for; those of neither group are about the site. */
const groups: Record<string, string[]> = {
  phones: ['home', 'phones', 'brands', 'search', 'compare'],
  advice: ['ptaTax', 'networks', 'reviews', 'guide', 'data'],
}

const keyPages = () =>
  (['phones', 'advice', 'site'] as const).map(group => ({
    group,
    links: listedPages
      .filter(({ id, sitemaps }) => sitemaps.includes('people') && groupOf(id) === group)
      .flatMap(page => [{ label: pageLabel(page.id), to: pagePath(page) }, ...(views()[page.id] ?? [])]),
  }))

const groupOf = (id: string) => Object.keys(groups).find(group => groups[group]?.includes(id)) ?? 'site'

export default function SitemapPage() {
  const { brands, all } = useLoaderData<typeof loader>()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{sitemapTexts().title}</h1>
      <section className="mt-8" aria-labelledby="key-pages">
        <h2 id="key-pages" className="mb-3 text-xl md:text-2xl">
          {sitemapTexts().keyPages}
        </h2>
        <div className="sitemap-groups">
          {keyPages().map(({ group, links }) => (
            <div key={group}>
              <h3 className="text-lg">{sitemapTexts().groups[group]}</h3>
              <Links links={links} />
            </div>
          ))}
        </div>
      </section>
      <section className="mt-8" aria-labelledby="brand-pages">
        <h2 id="brand-pages" className="mb-3 text-xl md:text-2xl">
          {sitemapTexts().brands}
        </h2>
        <Links links={brands.map(({ slug, name }) => ({ label: name, to: brandPath(slug) }))} />
      </section>
      <div className="mt-10">
        <h2 id="phone-pages" className="mb-3 text-xl md:text-2xl">
          {sitemapTexts().phones(formatNumber(all))}
        </h2>
        {all > 0 ? <PhoneList /> : <p className="panel p-8 text-center">{sitemapTexts().none}</p>}
      </div>
    </div>
  )
}

const Links = ({ links }: { links: { label: string; to: string }[] }) => (
  <ul className="sitemap-links">
    {links.map(({ label, to }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </ul>
)
