/** The compare page: adds phones, shows the comparison (COMPARE-6). */

import { Link } from '@remix-run/react'
import { type FormEvent, Fragment } from 'react'
import { compareList } from '#app/compare-list/compare-list.ts'
import { addNotice } from '#app/compare-list/rules.ts'
import { factTexts } from '#app/facts/texts.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { brandsPath, compareFor, comparePath, pagePath, phonesPath, slipFor, withQuery } from '#app/platform/paths.ts'
import { pageLabel, sitePages } from '#app/platform/site-pages.ts'
import { ofSource, splitName } from '#app/platform/text/isolate.ts'
import { locale } from '#app/platform/text/language.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import type { Comparison } from '../compare.server.ts'
import { comparedNames, compareTexts } from '../texts.ts'
import { AddPhone, type FoundPhone } from './add-phone.tsx'
import { Cheaper, CheaperInShort } from './cheaper.tsx'
import { CompareTables } from './compare-table.tsx'
import { Names } from './names.tsx'
import { ScaleDrawings } from './scale-drawings.tsx'
import { CompareWith, ReadyPairs } from './suggestions.tsx'

type Props = Comparison & {
  hasAddress: boolean
  /** Number of deleted phones that were removed from the list before. */
  leftOut: number
  onlyDifferences: boolean
  /** Query and results of a search without script. */
  text: string
  found: FoundPhone[]
  notice: 'exists' | 'full' | null
}

export function ComparePanel(props: Props) {
  const { phones, gone, leftOut, notice, hasAddress } = props
  const shown = phones.map(phone => phone.id)
  const left = Math.max(gone.length, leftOut)
  return (
    <div className="shell py-5 md:py-8">
      <compare-address shown={shown.join()} gone={gone.join()} exact={hasAddress ? '' : undefined} />
      <div className="compare-top">
        <h1 className={`${phones.length > 1 ? 'text-xl' : 'text-2xl'} md:text-3xl`}>
          {phones.length > 1 ? <Names phones={phones} /> : compareTexts().title}
        </h1>
        {phones.length > 0 && <Choice {...props} shown={shown} />}
      </div>
      {left > 0 && <p className="notice mt-4">{compareTexts().leftOut(left)}</p>}
      {notice && <p className="notice mt-4">{addNotice(notice, compareTexts().thatPhone).text}</p>}
      {phones.length === 0 ? (
        <>
          <Choice {...props} shown={shown} />
          <None />
          <ReadyPairs pairs={props.pairs} />
        </>
      ) : (
        <Selected {...props} shown={shown} />
      )}
    </div>
  )
}

function Choice({ shown, text, found }: Pick<Props, 'text' | 'found'> & { shown: string[] }) {
  return (
    <div className={shown.length > 1 ? 'compare-chosen' : 'compare-chosen compare-begin'}>
      <p className={shown.length === 0 ? 'sr-only' : 'text-muted'} role="status">
        {compareTexts().selected(shown.length, COMPARE_LIMIT)}
      </p>
      <AddPhone shown={shown} text={text} found={found} />
    </div>
  )
}

const None = () => (
  <div className="mt-4">
    <p className="font-semibold">{compareTexts().none}</p>
    <p className="text-muted">
      {compareTexts().noneHint} <span className="max-lg:hidden">{compareTexts().next}</span>
    </p>
    <p className="flex flex-wrap gap-x-6">
      <Link to={phonesPath()} className="link py-2.5">
        {compareTexts().viewAll}
      </Link>{' '}
      <Link to={brandsPath()} className="link py-2.5">
        {compareTexts().allBrands}
      </Link>
    </p>
  </div>
)

function Selected(props: Props & { shown: string[] }) {
  const { phones, verdict, verdicts, lines, shared, priceNotes, notes, beyond, sized, onlyDifferences, shown } = props
  const onClear = (event: FormEvent) => {
    event.preventDefault()
    compareList.get().clear()
  }
  const cheaper = <CheaperInShort verdict={verdict} verdicts={verdicts} phones={phones} />
  return (
    <>
      {beyond.length > 0 && <p className="notice mt-4">{compareTexts().beyond(beyond)}</p>}
      {lines.length + Number(verdict !== null) > 0 && (
        <section className="compare-answer panel" aria-labelledby="in-short">
          <h2 id="in-short" className="compare-short">
            {compareTexts().inShort}
          </h2>
          {verdict && (
            <p className="compare-line">
              <b>{unbroken(verdict.text)}</b>
            </p>
          )}
          {verdict?.cheaper && (
            <>
              <p className="compare-line">{unbroken(verdict.cheaper.text)}</p>
              {cheaper}
            </>
          )}
          {phones.length > 2 ? <LinesOfMany lines={lines} /> : <LinesOfTwo lines={lines} phones={phones} />}
          {!verdict?.cheaper && cheaper}
          {phones.length === 2 && priceNotes && <p className="compare-aside">{priceNotes}</p>}
          {shared.length > 0 && (
            <p className="compare-aside compare-further">
              <b>{compareTexts().allHave(phones.length)}</b> {shared.map(unbroken).join(' · ')}
            </p>
          )}
          {/* Prices and their differences have their sources beside them. */}
          <PriceSources phones={phones} notes={phones.length > 2 ? [...notes, priceNotes].filter(Boolean) : []} />
        </section>
      )}
      {phones.length === 1 && (
        <>
          <p className="notice mt-6">{compareTexts().addAnother}</p>
          <CompareWith shown={shown} similar={props.similar} />
        </>
      )}
      <section className="mt-4" aria-labelledby="side-by-side">
        <div className="compare-tools">
          <h2 id="side-by-side">{phones.length > 1 ? compareTexts().sideBySide : compareTexts().specifications}</h2>
          {phones.length > 1 && (
            <Link
              to={withQuery(comparePath(), { phones: shown.join(','), diff: onlyDifferences ? undefined : 1 })}
              preventScrollReset
              replace
              className="compare-switch no-print"
              aria-current={onlyDifferences ? 'true' : undefined}
            >
              <span>{onlyDifferences && <Icon name="check" />}</span>
              {compareTexts().differencesOnly}
            </Link>
          )}
          <div className="compare-actions no-print">
            <a href={slipFor(shown)} className="button button-quiet">
              <Icon name="tag" /> {pageLabel('slip')}
            </a>
            <ShareButton title={comparedNames(phones.map(phone => phone.name))} path={compareFor(shown)} />
            <form method="post" action={comparePath()} onSubmit={onClear}>
              <button type="submit" name="clear" value="1" className="button button-quiet">
                <Icon name="trash" /> {compareTexts().clear}
              </button>
            </form>
          </div>
        </div>
        <CompareTables {...props} onlyDifferences={onlyDifferences && phones.length > 1} />
      </section>
      <Cheaper verdict={verdict} verdicts={verdicts} phones={phones} />
      <ScaleDrawings phones={sized} />
    </>
  )
}

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
const PriceSources = ({ phones, notes }: Pick<Props, 'phones' | 'notes'>) => (
  <details className="compare-sources">
    <summary>{notes.length > 0 ? compareTexts().notComparedAndSources : compareTexts().priceSources}</summary>
    {notes.map(note => (
      <p key={note} className="compare-aside">
        {note}
      </p>
    ))}
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
