import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { checkedPhone, samplePhones } from '#app/pages/networks/checked-phone.server.ts'
import { NetworkCheck } from '#app/pages/networks/components/network-check.tsx'
import { SiteTable, Sources } from '#app/pages/networks/components/network-tables.tsx'
import { OperatorTable, phonesWith5gOf } from '#app/pages/networks/components/operator-table.tsx'
import { mainBandsText } from '#app/pages/networks/main-bands.ts'
import { loadNetworks } from '#app/pages/networks/networks.server.ts'
import { networksPageTexts } from '#app/pages/networks/texts.ts'
import { ofNowText } from '#app/phones/components/finder/list-lead.tsx'
import { pagePath } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { typedText } from '#app/platform/text/text.ts'
import { formatAmount } from '#app/prices/price.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Icon } from '#app/ui/icon.tsx'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = networksPageTexts()
  return pageMeta(matches, { title, description, path: pagePath(sitePages.networks) })
}

/** `?q=` the phone that a visitor has (NET-2). */
export async function loader({ request }: LoaderFunctionArgs) {
  await allPhonesRead()
  const q = typedText(new URL(request.url).searchParams.get('q'))
  const { phone: checked, choices, isAbsent } = checkedPhone(q)
  return { ...loadNetworks(), q, checked, choices, isAbsent, samples: q === '' ? samplePhones() : [] }
}

export default function NetworksPage() {
  const {
    q,
    checked,
    choices,
    isAbsent,
    samples,
    ofAll,
    with5g,
    budgets,
    unknownPhones,
    siteOperators,
    cities,
    sitesTotal,
    sitesSource,
    operators,
    sources,
  } = useLoaderData<typeof loader>()
  const text = networksPageTexts()
  const toLookFor = mainBandsText(operators)
  const isSameForAll = operators.every(({ phones }) => phones === null || phones === ofAll.count)
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-2 max-w-2xl text-muted">{text.intro}</p>

      <div className="networks-start">
        <NetworkCheck
          q={q}
          checked={checked}
          choices={choices}
          isAbsent={isAbsent}
          samples={samples}
          ids={ofAll.ids}
          budgets={budgets.map(({ to }) => to)}
          without5g={operators.filter(({ phones }) => phones === null)}
        />
        <section className="panel p-4 md:p-6" aria-labelledby="phones-title">
          <h2 id="phones-title" className="text-xl">
            {text.phonesTitle}
          </h2>
          {ofAll.ids.length > 1 && (
            <>
              <p className="mt-2">{text.sameForAll}</p>
              <ul className="link-rows mt-3">
                {budgets.map(({ to, phones, recent, ofNow }) => (
                  <li key={to}>
                    <Link to={phonesWith5gOf(ofAll.ids, to)} rel="nofollow">
                      <span>
                        {text.upTo(formatAmount(to), formatNumber(phones))}{' '}
                        <small>{ofNowText({ total: phones, recent, ofNow })}</small>
                      </span>{' '}
                      <Icon name="next" />
                    </Link>
                  </li>
                ))}
                <li>
                  <Link to={phonesWith5gOf(ofAll.ids)}>
                    {text.atAnyPrice(formatNumber(ofAll.count))} <Icon name="next" />
                  </Link>
                </li>
              </ul>
            </>
          )}
          <p className="mt-2 text-sm text-muted">{text.unknownPhones(formatNumber(unknownPhones))}</p>
        </section>
      </div>

      <section className="mt-10" aria-labelledby="bands-title">
        <h2 id="bands-title" className="text-xl md:text-2xl">
          {text.bandsTitle}
        </h2>
        {toLookFor && <p className="mt-2">{toLookFor}</p>}
        <p className="mt-1 mb-4 text-muted">{text.lookFor}</p>
        <OperatorTable operators={operators} all5g={with5g} isSameForAll={isSameForAll} />
        <Sources sources={sources} />
      </section>

      <section className="networks-sites" aria-labelledby="sites-title">
        <div>
          <h2 id="sites-title" className="text-xl md:text-2xl">
            {text.sitesTitle}
          </h2>
          <p className="mt-2">{text.sites(formatNumber(sitesTotal), cities.length)}</p>
          <p className="mt-1">
            <b>{text.notCoverage}</b> {text.askOperator}
          </p>
          <Sources sources={[sitesSource]} />
        </div>
        <SiteTable operators={siteOperators} cities={cities} />
      </section>
    </div>
  )
}
