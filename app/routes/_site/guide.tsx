import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { listGuideBands } from '#app/pages/guide/guide.server.ts'
import { GuideBands } from '#app/pages/guide/guide-bands.tsx'
import { guideContent, PTA_SITE } from '#app/pages/guide/guide-content.ts'
import { comparePath, contactPath, guidePath, ptaTaxPath, reviewsPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { fillIn } from '#app/ui/fill-in.tsx'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = guideContent()
  return pageMeta(matches, { title, description, path: guidePath() })
}

export async function loader() {
  await allPhonesRead()
  return { bands: listGuideBands() }
}

export default function GuidePage() {
  const { bands } = useLoaderData<typeof loader>()
  const content = guideContent()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{content.heading}</h1>
      <p className="mt-2 max-w-2xl text-muted">{content.intro}</p>
      <nav aria-label={content.onThisPage} className="mt-4">
        <ul className="choices">
          {Object.entries(content.parts).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="choice">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>

      <section id="budget" className="mt-8" aria-labelledby="budget-title">
        <h2 id="budget-title" className="text-xl md:text-2xl">
          {content.budget}
        </h2>
        <GuideBands bands={bands} />
      </section>

      <section id="checklist" className="mt-12" aria-labelledby="checklist-title">
        <h2 id="checklist-title" className="text-xl md:text-2xl">
          {content.checklistTitle}
        </h2>
        <ul className="guide-checklist">
          {content.checklist.map(item => (
            <li key={item}>
              <label>
                <input type="checkbox" /> {item}
              </label>
            </li>
          ))}
        </ul>
        <p className="mt-3">
          {fillIn(content.question, {
            contact: (
              <Link to={contactPath()} className="link">
                {content.contact}
              </Link>
            ),
          })}
        </p>
      </section>

      <section id="figures" className="mt-12" aria-labelledby="figures-title">
        <h2 id="figures-title" className="text-xl md:text-2xl">
          {content.figuresTitle}
        </h2>
        <div className="guide-figures panel open-wide">
          {content.figures.map(({ term, text }) => (
            <Fold key={term} title={term}>
              <p>{text}</p>
            </Fold>
          ))}
        </div>
        <p className="mt-5">
          {fillIn(content.compare, {
            sideBySide: (
              <Link to={comparePath()} className="link">
                {content.sideBySide}
              </Link>
            ),
            reviews: (
              <Link to={reviewsPath()} className="link">
                {content.reviews}
              </Link>
            ),
          })}
        </p>
      </section>

      <section id="pta" className="mt-12" aria-labelledby="pta-title">
        <h2 id="pta-title" className="text-xl md:text-2xl">
          {content.pta}
        </h2>
        <div className="guide-figures guide-pta panel open-wide">
          <Fold title={content.registerTitle}>
            <p>{content.register}</p>
          </Fold>
          <Fold title={content.check}>
            <Steps steps={content.checkSteps} />
          </Fold>
          <Fold title={content.registration}>
            <Steps steps={content.registrationSteps} />
          </Fold>
        </div>
        <p className="mt-5">
          {fillIn(content.tax, {
            taxPage: (
              <Link to={ptaTaxPath()} className="link">
                {content.taxPage}
              </Link>
            ),
          })}
        </p>
        <p className="mt-3 text-sm text-muted">
          {fillIn(content.source, {
            site: (
              <a href={`https://${PTA_SITE}`} className="link" rel="noopener">
                {PTA_SITE}
              </a>
            ),
          })}
        </p>
      </section>
    </div>
  )
}

/** Wide screens show it open. */
const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="fold">
    <summary className="display">
      <h3 className="text-lg">{title}</h3>
    </summary>
    {children}
  </details>
)

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className="grid list-decimal gap-2 ps-9">
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
