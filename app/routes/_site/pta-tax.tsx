import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { publicPage } from '#app/http/caching.server.ts'
import { KeptNote } from '#app/offline/components/kept-note.tsx'
import { keeping } from '#app/offline/keeping.server.ts'
import { ptaTaxContent } from '#app/pages/pta-tax/pta-tax-content.ts'
import { loadPtaTaxPage, type ShownFact } from '#app/pages/pta-tax/pta-tax-page.server.ts'
import { RatesTable } from '#app/pages/pta-tax/rates-table.tsx'
import { ptaTaxPageTexts } from '#app/pages/pta-tax/texts.ts'
import { ptaTaxPath } from '#app/platform/paths.ts'
import { formatShortDate } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { TaxFields } from '#app/pta/components/tax-fields.tsx'
import { TaxFiguresTable } from '#app/pta/components/tax-figures.tsx'
import { ptaTexts } from '#app/pta/texts.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { fillIn } from '#app/ui/fill-in.tsx'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { metaTitle: title, description } = ptaTaxPageTexts()
  return pageMeta(matches, { title, description, path: ptaTaxPath() })
}

/** `?cnfUsd=&usdPkr=&device=`: what was typed into the form (PTA-3). */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const typed = { cnfUsd: query.get('cnfUsd'), usdPkr: query.get('usdPkr'), device: query.get('device') }
  return { ...loadPtaTaxPage(typed), keeping: keeping() }
}

export default function PtaTaxPage() {
  const { form, rates, earlier, facts, factsDate, keeping } = useLoaderData<typeof loader>()
  const texts = ptaTaxPageTexts()
  const content = ptaTaxContent()
  const contents = ['calculate', 'cases', 'bands', 'deadlines', 'check', 'patched'] as const
  const paragraphs = (list: Paragraph[]) => <Paragraphs list={list} facts={facts} date={factsDate} />
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{texts.title}</h1>
      <KeptNote keeping={keeping} />
      {form?.stale && <p className="notice mt-4 font-semibold">{ptaTexts().stale[form.stale]}</p>}
      <p className="mt-3 max-w-3xl">{texts.intro}</p>
      <nav aria-label={texts.onThisPage} className="mt-4">
        <ul className="choices flex-wrap">
          {contents.map(id => (
            <li key={id}>
              <a href={`#${id}`} className="choice">
                {texts[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Section id="calculate" title={texts.calculate}>
        {form && (
          <div className="panel mt-3 grid max-w-3xl grid-cols-1 gap-5 p-4">
            <TaxFields form={form} action={`${ptaTaxPath()}#calculate`} />
            {form.figures && (
              <div>
                <TaxFiguresTable form={form} figures={form.figures} />
              </div>
            )}
          </div>
        )}
      </Section>
      <Section id="cases" title={texts.cases}>
        {content.cases.map(({ title, paragraphs: list }) => (
          <div key={title}>
            <h3 className="mt-5 text-lg">{title}</h3>
            {paragraphs(list)}
          </div>
        ))}
      </Section>
      <Section id="bands" title={texts.bands}>
        <p>{texts.bandsNote}</p>
        {rates.map(period => (
          <RatesTable key={period.id} rates={period} />
        ))}
        {earlier.map(period => (
          <details key={period.id} className="fold panel mt-3">
            <summary>{texts.earlier(period.fiscalYear)}</summary>
            <div>
              <RatesTable rates={period} />
            </div>
          </details>
        ))}
      </Section>
      <Section id="deadlines" title={texts.deadlines}>
        {paragraphs(content.deadlines)}
      </Section>
      <Section id="check" title={texts.check}>
        {paragraphs(content.check)}
      </Section>
      <Section id="patched" title={texts.patched}>
        {paragraphs(content.patched)}
      </Section>
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

type Paragraph = { fact: string; text: (days: number) => string }

/** Each paragraph with its sources; one whose fact the table does not have is left out. */
function Paragraphs({ list, facts, date }: { list: Paragraph[]; facts: Record<string, ShownFact>; date: string }) {
  return list.map(({ fact: id, text }) => {
    const fact = facts[id]
    return (
      fact && (
        <div key={id} className="mt-3">
          <p>{text(fact.days ?? 0)}</p>
          <p className="text-sm text-muted">
            {fillIn(ptaTaxPageTexts().factSource, {
              sources: ofSource(fact.sources.join('; ')),
              date: <time dateTime={date}>{formatShortDate(date)}</time>,
            })}
          </p>
        </div>
      )
    )
  })
}
