/** What a comparison of more phones than one says in short, with where the prices are from. */
import { Fragment, type ReactNode } from 'react'
import { factTexts } from '#app/facts/texts.ts'
import { pagePath } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { ofSource, splitName } from '#app/platform/text/isolate.ts'
import { locale } from '#app/platform/text/language.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import type { Comparison } from '../compare.server.ts'
import { compareTexts } from '../texts.ts'
import { CheaperInShort } from './cheaper.tsx'

type Props = Pick<
  Comparison,
  'phones' | 'verdict' | 'verdicts' | 'lines' | 'olderPrice' | 'shared' | 'priceNotes' | 'notes'
>

/** Of two, a small screen has what is said of both, and of their prices, on the fold of the prices. */
export function InShort({ phones, verdict, verdicts, lines, olderPrice, shared, priceNotes, notes }: Props) {
  if (lines.length === 0 && !verdict) return null
  const ofTwo = phones.length === 2
  return (
    <section className="compare-answer panel" aria-labelledby="in-short">
      <h2 id="in-short" className="compare-short">
        {compareTexts().inShort}
      </h2>
      {verdict && (
        <p className="compare-line">
          <b>{unbroken(verdict.text)}</b>
        </p>
      )}
      {ofTwo ? <LinesOfTwo lines={lines} phones={phones} /> : <LinesOfMany lines={lines} />}
      {olderPrice && <p className="compare-line max-md:hidden">{unbroken(olderPrice)}</p>}
      <CheaperInShort verdict={verdict} verdicts={verdicts} phones={phones} />
      {ofTwo && priceNotes && <p className="compare-aside max-md:hidden">{priceNotes}</p>}
      {shared.length > 0 && (
        <p className={ofTwo ? 'compare-aside max-md:hidden' : 'compare-aside compare-further'}>
          <Shared points={shared} phones={phones} />
        </p>
      )}
      {/* Prices and their differences have their sources beside them. */}
      <PriceSources phones={phones} notes={ofTwo ? [] : [...notes, priceNotes].filter(Boolean)}>
        {ofTwo && (
          <div className="compare-aside md:hidden">
            <p>{[olderPrice, priceNotes].filter(Boolean).map(unbroken).join(' ')}</p>
            {shared.length > 0 && (
              <p>
                <Shared points={shared} phones={phones} />
              </p>
            )}
          </div>
        )}
      </PriceSources>
    </section>
  )
}

/** What speaks for or against all phones alike. */
const Shared = ({ points, phones }: { points: string[]; phones: Props['phones'] }) => (
  <>
    <b>{compareTexts().allHave(phones.length)}</b> {points.map(unbroken).join(' · ')}
  </>
)

/** The sentence with the name that it begins with set apart. */
function WithName({ line, names }: { line: string; names: string[] }) {
  const { name, rest } = splitName(line, names)
  return (
    <>
      {name && <b>{ofSource(name)}</b>}
      {unbroken(rest)}
    </>
  )
}

const LinesOfTwo = ({ lines, phones }: Pick<Props, 'lines' | 'phones'>) =>
  lines.map(line => (
    <p key={line} className="compare-line">
      <WithName line={line} names={phones.map(({ name }) => name)} />
    </p>
  ))

/** So many lines leave room for the table on a small screen, which has the others on a fold: all but the first and the prices. */
const FITTING_LINES = 3

function LinesOfMany({ lines }: Pick<Props, 'lines'>) {
  const paragraphs = lines.map(line => (
    <p key={line} className="compare-line">
      <WithTheme line={line} />
    </p>
  ))
  if (lines.length <= FITTING_LINES) return paragraphs
  return (
    <>
      {paragraphs[0]}
      <details className="compare-leads compare-sources">
        <summary>{compareTexts().whoLeads}</summary>
        {paragraphs.slice(1, -1)}
      </details>
      {paragraphs.at(-1)}
    </>
  )
}

/** The same of what phones lead in, or of prices: each sentence begins with its theme. */
function WithTheme({ line }: { line: string }) {
  const stop = `${locale().punctuation.stop} `
  return line.split(stop).map((sentence, index, all) => {
    const end = sentence.indexOf(': ') + 1
    return (
      <Fragment key={sentence}>
        {end > 0 && <b>{unbroken(sentence.slice(0, end))}</b>}
        {unbroken(sentence.slice(end))}
        {index < all.length - 1 && stop}
      </Fragment>
    )
  })
}

/** Where the prices come from, and when; of more than two phones first what is to be known of what is said in short. */
const PriceSources = ({ phones, notes, children }: Pick<Props, 'phones' | 'notes'> & { children: ReactNode }) => (
  <details className="compare-sources">
    <summary>{notes.length > 0 ? compareTexts().notComparedAndSources : compareTexts().priceSources}</summary>
    {notes.map(note => (
      <p key={note} className="compare-aside">
        {note}
      </p>
    ))}
    {children}
    <p className="compare-aside">
      {phones.map(
        ({ id, name, origin }) =>
          origin && (
            <span key={id}>
              {ofSource(name)}: <time dateTime={origin.date}>{origin.text}</time>
              {`${locale().punctuation.stop} `}
            </span>
          ),
      )}
      <a href={`${pagePath(sitePages.data)}#sources`} className="underline">
        {factTexts().howWell}
      </a>
    </p>
  </details>
)
