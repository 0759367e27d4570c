/** The compare page: adds phones, shows the comparison (COMPARE-6). */
import { Link } from '@remix-run/react'
import type { FormEvent } from 'react'
import { compareList } from '#app/compare-list/compare-list.ts'
import { addNotice, leftOutText } from '#app/compare-list/rules.ts'
import { factTexts } from '#app/facts/texts.ts'
import { PointLists } from '#app/phones/components/point-lists.tsx'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { brandsPath, compareFor, comparePath, pagePath, phonesPath, slipFor, withQuery } from '#app/platform/paths.ts'
import { pageLabel, sitePages } from '#app/platform/site-pages.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { locale } from '#app/platform/text/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import type { Comparison, ValueInWords } from '../compare.server.ts'
import { compareTexts } from '../texts.ts'
import { AddPhone, type FoundPhone } from './add-phone.tsx'
import { CompareTables } from './compare-table.tsx'
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
  const { phones, gone, leftOut, notice, text, found, hasAddress } = props
  const shown = phones.map(phone => phone.id)
  const left = leftOutText(Math.max(gone.length, leftOut))
  return (
    <div className="shell py-8">
      <compare-address shown={shown.join()} gone={gone.join()} exact={hasAddress ? '' : undefined} />
      <h1 className="text-3xl">{compareTexts().title}</h1>
      <p className="mt-2 text-muted" role="status">
        {compareTexts().selected(phones.length, COMPARE_LIMIT)}
      </p>
      {left && <p className="notice mt-4">{left}</p>}
      {notice && <p className="notice mt-4">{addNotice(notice, compareTexts().thatPhone).text}</p>}
      <AddPhone shown={shown} text={text} found={found} />
      {phones.length === 0 ? <Empty pairs={props.pairs} /> : <Selected {...props} shown={shown} />}
    </div>
  )
}

function Empty({ pairs }: Pick<Props, 'pairs'>) {
  return (
    <>
      <div className="panel mt-6 p-6 text-center">
        <p className="display text-lg">{compareTexts().none}</p>
        <p className="mt-1 text-muted">{compareTexts().noneHint}</p>
        <p className="mt-5 flex flex-wrap justify-center gap-3">
          <Link to={phonesPath()} className="button button-primary">
            {compareTexts().viewAll}
          </Link>
          <Link to={brandsPath()} className="button button-quiet">
            {compareTexts().allBrands}
          </Link>
        </p>
      </div>
      <ReadyPairs pairs={pairs} />
    </>
  )
}

function Selected(props: Props & { shown: string[] }) {
  const { phones, sentence, priceNotes, beyond, verdicts, sized, onlyDifferences, shown } = props
  const onClear = (event: FormEvent) => {
    event.preventDefault()
    compareList.get().clear()
  }
  return (
    <>
      {beyond.length > 0 && <p className="notice mt-6">{compareTexts().beyond(beyond)}</p>}
      {verdicts.length + sentence.length > 0 && (
        <section className="mt-8" aria-labelledby="in-short">
          <h2 id="in-short" className="mb-3 text-2xl">
            {compareTexts().inShort}
          </h2>
          {sentence && <p className="mb-3 text-lg">{sentence}</p>}
          {priceNotes && <p className="mb-3 text-muted">{priceNotes}</p>}
          <ul className="verdicts">
            {verdicts.map(({ id, name, verdict, leads, value, ...points }) => (
              <li key={id}>
                <h3 className="text-base wrap-anywhere">{name}</h3>
                {leads.own && <p className="verdict-lead">{leads.own}</p>}
                {leads.shared && <p className="mb-1 text-sm text-muted">{leads.shared}</p>}
                {verdict && <p>{verdict}</p>}
                <PointLists {...points} />
                {value && <ValueSentence {...value} />}
              </li>
            ))}
          </ul>
          <PriceSources phones={phones} />
        </section>
      )}
      {phones.length === 1 && (
        <>
          <p className="notice mt-6">{compareTexts().addAnother}</p>
          <CompareWith shown={shown} similar={props.similar} />
        </>
      )}
      <section className="mt-10" aria-labelledby="side-by-side">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 id="side-by-side" className="me-auto text-2xl">
            {phones.length > 1 ? compareTexts().sideBySide : compareTexts().specifications}
          </h2>
          {phones.length > 1 && (
            <Link
              to={withQuery(comparePath(), { phones: shown.join(','), diff: onlyDifferences ? undefined : 1 })}
              preventScrollReset
              replace
              className="choice no-print"
              aria-current={onlyDifferences ? 'true' : undefined}
            >
              {onlyDifferences && <Icon name="check" />} {compareTexts().differencesOnly}
            </Link>
          )}
          <a href={slipFor(shown)} className="button button-quiet no-print">
            {pageLabel('slip')}
          </a>
          <ShareButton title={compareTexts().names(phones.map(phone => phone.name))} path={compareFor(shown)} />
          <form method="post" action={comparePath()} onSubmit={onClear} className="no-print">
            <button type="submit" name="clear" value="1" className="button button-quiet">
              <Icon name="trash" /> {compareTexts().clear}
            </button>
          </form>
        </div>
        <CompareTables {...props} onlyDifferences={onlyDifferences && phones.length > 1} />
      </section>
      <ScaleDrawings phones={sized} />
    </>
  )
}

/** Where the prices of the sentences come from, and when. */
function PriceSources({ phones }: Pick<Props, 'phones'>) {
  return (
    <p className="mt-3 text-sm text-muted">
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
  )
}

/** The sentence begins with the name of the phone that gives as much. */
function ValueSentence({ text, matched }: ValueInWords) {
  return (
    <p className="mt-1 text-sm text-muted">
      <Link to={matched.href} className="link">
        {matched.name}
      </Link>
      {text.slice(matched.name.length)}
    </p>
  )
}
