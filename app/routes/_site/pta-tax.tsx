import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { publicPage } from '#app/http/caching.server.ts'
import { KeptNote } from '#app/offline/components/kept-note.tsx'
import { keeping } from '#app/offline/keeping.server.ts'
import { isWhollyAnswered } from '#app/pages/pta-tax/answered.ts'
import { RatesTable } from '#app/pages/pta-tax/components/rates-table.tsx'
import { NumberedSources, SourcedParagraphs, sourcesOf } from '#app/pages/pta-tax/components/sourced-paragraphs.tsx'
import { TaxAnswer } from '#app/pages/pta-tax/components/tax-answer.tsx'
import { AskedQuestion, TaxQuestion } from '#app/pages/pta-tax/components/tax-question.tsx'
import { nameOfPhone } from '#app/pages/pta-tax/model.server.ts'
import { type FactTexts, ptaTaxContent } from '#app/pages/pta-tax/pta-tax-content.ts'
import { loadPtaTaxPage } from '#app/pages/pta-tax/pta-tax-page.server.ts'
import { ptaTaxPageTexts } from '#app/pages/pta-tax/texts.ts'
import { ptaTaxPath } from '#app/platform/paths.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { metaTitle: title, description } = ptaTaxPageTexts()
  return pageMeta(matches, { title, description, path: ptaTaxPath() })
}

/** What was typed into the form (PTA-3, PTA-8, PTA-9); or `?phone=` the id or slug of a phone. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const typed = {
    ...{
      q: query.get('q') ?? nameOfPhone(query.get('phone') ?? ''),
      version: query.get('version'),
      route: query.get('route'),
    },
    ...{ cnfUsd: query.get('cnfUsd'), usdPkr: query.get('usdPkr'), device: query.get('device') },
    ...{ paid: query.get('paid'), paidRate: query.get('paidRate') },
  }
  return { ...loadPtaTaxPage(typed), keeping: keeping() }
}

export default function PtaTaxPage() {
  const { question, model, choices, samples, rates, earlier, facts, factsDate, keeping } =
    useLoaderData<typeof loader>()
  const texts = ptaTaxPageTexts()
  const contents = ['deadlines', 'cases', 'bands', 'check', 'patched'] as const
  const { deadlines, unsettled, countedFrom, cases, check, patched } = ptaTaxContent()
  const sources = sourcesOf(
    [deadlines, unsettled, ...Object.values(cases).map(({ paragraphs }) => paragraphs), check, patched],
    facts,
  )
  const paragraphs = (list: FactTexts, from?: Record<string, string>) => (
    <SourcedParagraphs texts={list} countedFrom={from} {...{ facts, sources }} />
  )
  // With an answer it stands first, and what was asked below it.
  const isAnswered = question !== null && isWhollyAnswered(question)
  const intro = <p className="mt-4 rounded-md bg-brand-soft px-4 py-3 lg:w-fit">{texts.intro}</p>
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{texts.title}</h1>
      <KeptNote keeping={keeping} />
      {question?.form.stale && <p className="notice mt-4 font-semibold">{ptaTexts().stale[question.form.stale]}</p>}
      {!isAnswered && intro}
      {question && (
        <section id="calculate" className="tax-layout md:scroll-mt-60" aria-label={texts.calculate}>
          {!isAnswered && <TaxQuestion question={question} model={model} />}
          <TaxAnswer question={question} model={model} choices={choices} samples={samples} />
          {isAnswered && <AskedQuestion question={question} model={model} />}
        </section>
      )}
      {isAnswered && intro}
      <p className="mt-6 max-w-3xl">{texts.whoTakesIt}</p>
      <nav aria-label={texts.onThisPage} className="mt-8">
        <ul className="choices">
          {contents.map(id => (
            <li key={id}>
              <a href={`#${id}`} className="choice">
                {texts[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Section id="deadlines" title={texts.deadlines}>
        <div className="tax-deadlines">{paragraphs(deadlines, countedFrom)}</div>
        <details className="fold panel mt-4">
          <summary>
            <h3 className="text-lg">{texts.unsettled}</h3>
          </summary>
          <div>{paragraphs(unsettled)}</div>
        </details>
      </Section>
      <Section id="cases" title={texts.cases}>
        <div className="tax-cases">
          {Object.values(cases).map(({ title, paragraphs: list }) => (
            <details key={title} className="fold panel">
              <summary>
                <h3 className="text-lg">{title}</h3>
              </summary>
              <div>{paragraphs(list)}</div>
            </details>
          ))}
        </div>
      </Section>
      <Section id="bands" title={texts.bands}>
        {rates.map(period => (
          <RatesTable key={period.id} rates={period} note={texts.bandsNote} />
        ))}
        {earlier.length > 0 && (
          <details className="fold panel mt-3">
            <summary>{texts.earlierYears}</summary>
            <div>
              {earlier.map(period => (
                <RatesTable key={period.id} rates={period} />
              ))}
            </div>
          </details>
        )}
      </Section>
      <div className="tax-pair">
        <Section id="check" title={texts.check}>
          {paragraphs(check)}
        </Section>
        <Section id="patched" title={texts.patched}>
          {paragraphs(patched)}
        </Section>
      </div>
      <section id="sources" className="prose mt-8 scroll-mt-20" aria-labelledby="sources-title">
        <details className="fold panel">
          <summary>
            <h2 id="sources-title">{texts.sources}</h2>
          </summary>
          <NumberedSources sources={sources} date={factsDate} />
        </details>
      </section>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="prose mt-8 scroll-mt-20" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
