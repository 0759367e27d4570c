import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { KnownTable } from '#app/pages/data/components/known-table.tsx'
import { PriceShares } from '#app/pages/data/components/price-shares.tsx'
import { knownSections, priceSummary } from '#app/pages/data/known.server.ts'
import { dataPageTexts } from '#app/pages/data/texts.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { contactPath, dataCsvPath, pagePath } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import { SEEN_ON_DAYS } from '#app/prices/age.ts'
import { PriceTags } from '#app/prices/components/price-legend.tsx'
import { FRESH_DAYS } from '#app/prices/freshness.ts'
import { priceOriginTexts } from '#app/prices/origin-texts.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { fillIn } from '#app/ui/fill-in.tsx'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = dataPageTexts()
  return pageMeta(matches, { title, description, path: pagePath(sitePages.data) })
}

/** Loads the figures of the page (KNOW-1). */
export async function loader() {
  await allPhonesRead()
  return { summary: priceSummary(), sections: knownSections(), countedOn: todayInPakistan() }
}

export default function DataPage() {
  const { summary, sections, countedOn } = useLoaderData<typeof loader>()
  const texts = dataPageTexts()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-2 max-w-2xl text-muted">{texts.intro}</p>
      <p className="known-summary">
        {fillIn(texts.atAGlance, {
          priced: <b>{formatNumber(summary.priced)}</b>,
          phones: <b>{formatNumber(summary.phones)}</b>,
          today: <b>{formatNumber(summary.today)}</b>,
        })}
        {!summary.hasLately && ` ${texts.noneLately(SEEN_ON_DAYS)}`}
      </p>
      <p className="mt-2 text-sm text-muted">
        {texts.countedOn} <time dateTime={countedOn}>{formatDate(countedOn)}</time>
        {' · '}
        <a href={dataCsvPath()} className="link">
          {texts.csv}
        </a>
      </p>
      <PriceShares shares={summary.shares} />
      <div className="known-tables mt-8 gap-6 lg:columns-2">
        {sections.map(section => (
          <KnownTable key={section.id} {...section} />
        ))}
      </div>
      <div className="prose known-rules mt-8">
        <section aria-labelledby="choice">
          <h2 id="choice">{texts.choice}</h2>
          <p>{texts.choiceIntro}</p>
          <ol>
            {texts.choiceSteps(FRESH_DAYS).map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{texts.choiceExample}</p>
          <p>{texts.choiceRest}</p>
        </section>
        <section aria-labelledby="age">
          <h2 id="age">{texts.age}</h2>
          <PriceTags />
          <ul>
            {texts.ageParts.map(part => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p>{texts.changedIntro}</p>
          <p>
            <strong>{priceOriginTexts().changedWarning}</strong>
          </p>
        </section>
      </div>
      <div className="prose known-rules">
        <section aria-labelledby="reading">
          <h2 id="reading">{texts.sources}</h2>
          {texts.sourceParts.map(part => (
            <p key={part}>{part}</p>
          ))}
        </section>
        <section aria-labelledby="limits">
          <h2 id="limits">{texts.unknown}</h2>
          <p>{texts.unknownPart}</p>
          <h2>{texts.corrections}</h2>
          <p>
            {fillIn(texts.correctionsPart, {
              contact: (
                <Link to={contactPath()} className="link">
                  {texts.contact}
                </Link>
              ),
            })}
          </p>
        </section>
      </div>
    </div>
  )
}
