/** What the page says of registering a phone: paragraphs with the numbers of their sources, which stand once below (PTA-6). */
import { formatShortDate } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { inEnglish } from '#app/platform/text/language.ts'
import { SourceReference } from '#app/pta/components/source-reference.tsx'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { Paragraph } from '../pta-tax-content.ts'
import type { ShownFact } from '../pta-tax-page.server.ts'
import { ptaTaxPageTexts } from '../texts.ts'

type Facts = Record<string, ShownFact>

/** The sources of these paragraphs, each once, in the order of their numbers. */
export const sourcesOf = (list: Paragraph[], facts: Facts): string[] => [
  ...new Set(list.flatMap(({ fact }) => facts[fact]?.sources ?? [])),
]

type Props = {
  list: Paragraph[]
  facts: Facts
  /** All sources of the page. */
  sources: string[]
  /** Whether the days of each fact stand beside it. */
  isDeadlines?: boolean
}

/** A paragraph whose fact the table does not have is left out. */
export function SourcedParagraphs({ list, facts, sources, isDeadlines = false }: Props) {
  return list.map(({ fact: id, of, text }) => {
    const fact = facts[id]
    return (
      fact && (
        <div key={id} className="mt-3">
          {isDeadlines && fact.days !== null && (
            <p className="tax-days">
              {ptaTaxPageTexts().days(fact.days)} <small>{of}</small>
            </p>
          )}
          <p>
            {text(fact.days ?? 0)}
            {fact.sources.map(source => {
              const number = sources.indexOf(source) + 1
              return <SourceReference key={source} id={sourceId(number)} number={number} />
            })}
          </p>
        </div>
      )
    )
  })
}

/** @param date of the table of these facts */
export function NumberedSources({ sources, date }: { sources: string[]; date: string }) {
  return (
    <div className="tax-notes">
      <ol className="tax-sources">
        {sources.map((source, index) => (
          <li key={source} id={sourceId(index + 1)}>
            <span {...inEnglish()}>{ofSource(source)}</span>
          </li>
        ))}
      </ol>
      <p>{fillIn(ptaTaxPageTexts().tableOf, { date: <time dateTime={date}>{formatShortDate(date)}</time> })}</p>
    </div>
  )
}

const sourceId = (number: number) => `fact-source-${number}`
