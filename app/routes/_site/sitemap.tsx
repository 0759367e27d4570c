import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { bands } from '#app/entities/enums.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { reviewCategories, reviewCategoryLabel } from '#app/pages/reviews/review.ts'
import { type SitemapGroup, sitemapContent } from '#app/pages/sitemap/sitemap.server.ts'
import { sitemapTexts } from '#app/pages/sitemap/texts.ts'
import { brandPath, latestPath, phonePath, phonesPath, reviewsOf, sitemapPath } from '#app/platform/paths.ts'
import { listedPages, pageLabel } from '#app/platform/site-pages.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { bandLabel } from '#app/prices/bands.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    title: sitemapTexts().title,
    description: sitemapTexts().description(data?.brands.length ?? 'all', formatNumber(data?.all ?? 0)),
    path: sitemapPath,
  })

export const loader = () => sitemapContent()

/** Filtered views of a page that get their own link after the page. */
const views = (): Record<string, { label: string; to: string }[]> => ({
  home: [{ label: sitemapTexts().latest, to: latestPath }],
  phones: bands.map(band => ({ label: sitemapTexts().ofBand(bandLabel(band)), to: phonesPath({ price: band }) })),
  reviews: reviewCategories.map(category => ({
    label: sitemapTexts().reviewsOf(reviewCategoryLabel(category)),
    to: reviewsOf(category),
  })),
})

const keyPages = () =>
  listedPages
    .filter(({ sitemaps }) => sitemaps.includes('people'))
    .flatMap(page => [{ label: pageLabel(page), to: page.path }, ...(views()[page.id] ?? [])])

export default function SitemapPage() {
  const { brands, all, groups } = useLoaderData<typeof loader>()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{sitemapTexts().title}</h1>
      <Links id="key-pages" title={sitemapTexts().keyPages}>
        {keyPages().map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </Links>
      <Links id="brand-pages" title={sitemapTexts().brands}>
        {brands.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={brandPath(slug)}>{name}</Link>
          </li>
        ))}
      </Links>
      <div className="mt-10">
        <h2 id="phone-pages" className="mb-3 text-2xl">
          {sitemapTexts().phones(formatNumber(all))}
        </h2>
        {groups.length > 0 ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable by keyboard
          <section className="panel sitemap-phones" aria-labelledby="phone-pages" tabIndex={0}>
            {groups.map(group => (
              <Group key={group.slug} group={group} />
            ))}
          </section>
        ) : (
          <p className="panel p-8 text-center">{sitemapTexts().none}</p>
        )}
      </div>
    </div>
  )
}

function Links({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="sitemap-links">{children}</ul>
    </section>
  )
}

/** Plain links: a thousand prefetching links would overload a slow device. */
function Group({ group: { slug, name, isVisible, storedPhones, phones } }: { group: SitemapGroup }) {
  return (
    <>
      <h3 className="text-lg">{isVisible ? <a href={brandPath(slug)}>{name}</a> : name}</h3>
      <ul>
        {phones.map(([phone, label]) => (
          <li key={phone}>
            <a href={phonePath({ brand: slug, slug: phone })}>{label}</a>
          </li>
        ))}
        {phones.length < storedPhones && (
          <li>
            <a href={brandPath(slug)} className="link">
              {sitemapTexts().allOf(formatNumber(storedPhones), name)}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
