import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { wishQuery } from '#app/finder/address.ts'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { BandTable, SiteTable, Sources } from '#app/pages/networks/components/network-tables.tsx'
import { loadNetworks } from '#app/pages/networks/networks.server.ts'
import { networksPageTexts } from '#app/pages/networks/texts.ts'
import { pagePath, phonesPath } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = networksPageTexts()
  return pageMeta(matches, { title, description, path: pagePath(sitePages.networks) })
}

export async function loader() {
  await allPhonesRead()
  return loadNetworks()
}

/** The list of phones that can use the 5G of all these operators. */
const pathOf = (ids: string[]) => phonesPath(wishQuery({ must: new Map([['net', ids]]), nice: new Map() }))

export default function NetworksPage() {
  const { ofAll, phones, unknownPhones, siteOperators, cities, sitesTotal, sitesSource, operators, hosted, sources } =
    useLoaderData<typeof loader>()
  const text = networksPageTexts()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-4 max-w-2xl text-lg">{text.intro}</p>

      <section className="mt-8" aria-labelledby="phones-title">
        <h2 id="phones-title" className="text-2xl">
          {text.phonesTitle}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-3">
          {ofAll.ids.length > 1 && (
            <li>
              <Link to={pathOf(ofAll.ids)} className="button button-primary">
                {text.phones(text.everyOperator, formatNumber(ofAll.count))}
              </Link>
            </li>
          )}
          {phones.map(({ id, name, count }) => (
            <li key={id}>
              <Link to={pathOf([id])} className="button button-quiet">
                {text.phones(name, formatNumber(count))}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">{text.unknownPhones(formatNumber(unknownPhones))}</p>
      </section>

      <section className="mt-10" aria-labelledby="sites-title">
        <h2 id="sites-title" className="text-2xl">
          {text.sitesTitle}
        </h2>
        <p className="mt-2 max-w-2xl">{text.sites(formatNumber(sitesTotal), cities.length)}</p>
        <p className="mt-1 mb-4 max-w-2xl font-semibold">{text.notCoverage}</p>
        <SiteTable operators={siteOperators} cities={cities} />
        <Sources sources={[sitesSource]} />
      </section>

      <div className="mt-10">
        <h2 id="bands-title" className="mb-4 text-2xl">
          {text.bandsTitle}
        </h2>
        <BandTable operators={operators} />
        <p className="mt-2 text-sm text-muted">{text.core}</p>
        {hosted.map(({ name, host }) => (
          <p key={name} className="text-sm text-muted">
            {text.usesNetworkOf(name, host)}
          </p>
        ))}
        <Sources sources={sources} />
      </div>
    </div>
  )
}
