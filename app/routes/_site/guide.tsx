import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { publicPage } from '#app/http/caching.server.ts'
import { listGuideBands } from '#app/pages/guide/guide.server.ts'
import { GuideBands } from '#app/pages/guide/guide-bands.tsx'
import { checklist, figures, ptaRegistration, ptaSource, ptaSteps } from '#app/pages/guide/guide-content.ts'
import { comparePath, contactPath, guidePath, reviewsPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mobile Phone Buying Guide for Pakistan',
    description:
      'What a phone should cost in Pakistan, what RAM, storage, chipset, display, camera and battery figures mean, and how to check PTA registration.',
    path: guidePath,
  })

export const loader = () => ({ bands: listGuideBands() })

const contents = [
  { id: 'budget', title: 'How much to spend' },
  { id: 'figures', title: 'What the figures mean' },
  { id: 'pta', title: 'PTA registration' },
  { id: 'checklist', title: 'Before you pay' },
]

export default function GuidePage() {
  const { bands } = useLoaderData<typeof loader>()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">Buying Guide</h1>
      <p className="mt-2 max-w-2xl text-muted">
        Decide on a sum, then on the two things that you use most. The rest of the figures can wait.
      </p>
      <nav aria-label="On this page" className="mt-4">
        <ul className="choices flex-wrap">
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="choice">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>

      <section id="budget" className="mt-8" aria-labelledby="budget-title">
        <h2 id="budget-title" className="text-2xl">
          How much to spend
        </h2>
        <GuideBands bands={bands} />
      </section>

      <section id="figures" className="mt-12" aria-labelledby="figures-title">
        <h2 id="figures-title" className="text-2xl">
          What the figures mean
        </h2>
        <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
          {figures.map(({ term, text }) => (
            <div key={term} className="border-t border-line-strong pt-3">
              <dt className="display text-lg">{term}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5">
          See the figures of up to four phones{' '}
          <Link to={comparePath} className="link">
            side by side
          </Link>
          , or read what we make of some of them in our{' '}
          <Link to={reviewsPath} className="link">
            reviews
          </Link>
          .
        </p>
      </section>

      <section id="pta" className="mt-12" aria-labelledby="pta-title">
        <h2 id="pta-title" className="text-2xl">
          PTA registration
        </h2>
        <div className="prose">
          <p>
            Pakistan keeps a register of phones, called DIRBS: the Device Identification, Registration and Blocking
            System of the Pakistan Telecommunication Authority (PTA). A phone used with a local SIM has to be in it
            within 60 days; later it is blocked from all Pakistani networks. A phone sold as “PTA approved” is
            registered, one sold as “non-PTA” is not, and is cheaper for that reason alone.
          </p>
          <h3 className="mt-6 text-lg">Check a phone</h3>
          <Steps steps={ptaSteps} />
          <h3 className="mt-6 text-lg">Register a phone that you brought</h3>
          <Steps steps={ptaRegistration} />
          <p>
            The tax depends on the model and changes with each budget, so we name no sums: ask for the PSID before you
            buy. The official check is the last word, whatever a seller or this page says.
          </p>
          <p className="text-sm text-muted">
            {`Source: ${ptaSource.name}, `}
            <a href={`https://${ptaSource.site}`} className="link" rel="noopener">
              {ptaSource.site}
            </a>
            {`; ${ptaSource.date}`}
          </p>
        </div>
      </section>

      <section id="checklist" className="mt-12" aria-labelledby="checklist-title">
        <h2 id="checklist-title" className="text-2xl">
          Before you pay
        </h2>
        <div className="prose">
          <ul>
            {checklist.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>
            A question is left?{' '}
            <Link to={contactPath} className="link">
              Write to us
            </Link>
            .
          </p>
        </div>
      </section>
    </div>
  )
}

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol>
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
