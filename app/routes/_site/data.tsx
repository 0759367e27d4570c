import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { exportStats } from '#app/export/stats.server.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { dataPageTexts } from '#app/pages/data/texts.ts'
import { contactPath } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { staleWarning } from '#app/prices/age.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { fillIn } from '#app/ui/fill-in.tsx'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = dataPageTexts()
  return pageMeta(matches, { title, description, path: sitePages.data.path })
}

/** Loads the statistics of the page (KNOW-1). */
export function loader() {
  const { totalBrands, totalMobiles, priceDistribution } = exportStats()
  const priced = Object.values(priceDistribution).reduce((sum, phones) => sum + phones, 0)
  return { brands: totalBrands, phones: totalMobiles, priced }
}

export default function DataPage() {
  const { brands, phones, priced } = useLoaderData<typeof loader>()
  const texts = dataPageTexts()
  const figures = [
    [texts.brands, formatNumber(brands)],
    [texts.phones, formatNumber(phones)],
    [texts.priced, formatNumber(priced)],
    [texts.unpriced, formatNumber(phones - priced)],
  ] as const
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-4 max-w-2xl text-lg">{texts.intro}</p>
      <div className="prose legal-text mt-6">
        <h2>{texts.figures}</h2>
        <dl>
          {figures.map(([term, figure]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <h2>{texts.sources}</h2>
        {texts.sourceParts.map(part => (
          <p key={part}>{part}</p>
        ))}
        <h2>{texts.age}</h2>
        <p>{texts.agePart}</p>
        <p>
          <strong className="text-warn">{staleWarning()}</strong>
        </p>
        <h2>{texts.unknown}</h2>
        <p>{texts.unknownPart}</p>
        <h2>{texts.corrections}</h2>
        <p>
          {fillIn(texts.correctionsPart, {
            contact: (
              <Link to={contactPath} className="link">
                {texts.contact}
              </Link>
            ),
          })}
        </p>
      </div>
    </div>
  )
}
