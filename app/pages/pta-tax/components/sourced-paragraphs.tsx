/** What the page says of registering a phone: paragraphs with the numbers of their sources, which stand once below (PTA-6). */
import { Fragment } from 'react'
import { formatShortDate } from '#app/platform/text/format.ts'
import { inEnglish } from '#app/platform/text/language.ts'
import { SourceReference } from '#app/pta/components/source-reference.tsx'
import type { RegistrationSource } from '#app/pta/registration-table.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { FactTexts } from '../pta-tax-content.ts'
import type { ShownFact } from '../pta-tax-page.server.ts'
import { ptaTaxPageTexts } from '../texts.ts'

type Facts = Record<string, ShownFact>

/** The sources of these paragraphs, each once, in the order of their numbers. */
export const sourcesOf = (lists: FactTexts[], facts: Facts): RegistrationSource[] => {
  const sources = lists.flatMap(Object.keys).flatMap(id => facts[id]?.sources ?? [])
  return [...new Map(sources.map(source => [source.label, source])).values()]
}

type Props = {
  texts: FactTexts
  facts: Facts
  /** All sources of the page. */
  sources: RegistrationSource[]
  /** Of deadlines: from when the days of a fact count, which stand beside it. */
  countedFrom?: Record<string, string>
}

/** A paragraph whose fact the table does not have is left out. */
export function SourcedParagraphs({ texts, facts, sources, countedFrom }: Props) {
  const known = Object.entries(texts).flatMap(([id, text]) => {
    const fact = facts[id]
    return fact ? [{ id, text, fact, days: countedFrom ? fact.days : null }] : []
  })
  // Deadlines of as many days stand together, so that nobody takes one for the other.
  return [...Map.groupBy(known, ({ id, days }) => days ?? id)].map(([key, paragraphs]) => {
    const [{ days = null } = {}] = paragraphs
    const said = paragraphs.map(({ id, text, fact }) => (
      <Fragment key={id}>
        {days !== null && <p className="tax-clock">{countedFrom?.[id]}</p>}
        <Paragraph text={text} fact={fact} sources={sources} />
      </Fragment>
    ))
    return days === null ? (
      <div key={key} className="mt-3">
        {said}
      </div>
    ) : (
      <div key={key} className="tax-deadline">
        <b>{ptaTaxPageTexts().days(days)}</b>
        <div>{said}</div>
      </div>
    )
  })
}

type ParagraphProps = Pick<Props, 'sources'> & { text: FactTexts[string]; fact: ShownFact }

function Paragraph({ text, fact, sources }: ParagraphProps) {
  const said = typeof text === 'string' ? text : text(fact.days ?? 0)
  // The numbers stay on the line of the last word.
  const last = said.lastIndexOf(' ') + 1
  return (
    <p>
      {said.slice(0, last)}
      <span className="whitespace-nowrap">
        {said.slice(last)}
        {fact.sources.map(source => {
          const number = sources.findIndex(({ label }) => label === source.label) + 1
          return <SourceReference key={source.label} id={sourceId(number)} number={number} />
        })}
      </span>
    </p>
  )
}

/** @param date of the table of these facts */
export function NumberedSources({ sources, date }: { sources: RegistrationSource[]; date: string }) {
  return (
    <div className="tax-notes">
      <ol className="tax-sources">
        {sources.map(({ label, href }, index) => (
          <li key={label} id={sourceId(index + 1)}>
            <span {...inEnglish()}>
              {href ? (
                <a href={href} rel="noopener" className="underline">
                  {label}
                </a>
              ) : (
                label
              )}
            </span>
          </li>
        ))}
      </ol>
      <p>{fillIn(ptaTaxPageTexts().tableOf, { date: <time dateTime={date}>{formatShortDate(date)}</time> })}</p>
    </div>
  )
}

const sourceId = (number: number) => `fact-source-${number}`
