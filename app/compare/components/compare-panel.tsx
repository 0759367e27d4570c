/** The compare page: adds phones, shows the comparison (COMPARE-6). */

import { Link } from '@remix-run/react'
import type { FormEvent } from 'react'
import { compareList } from '#app/compare-list/compare-list.ts'
import { addNotice } from '#app/compare-list/rules.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { brandsPath, compareFor, comparePath, phonesPath, slipFor, withQuery } from '#app/platform/paths.ts'
import { pageLabel } from '#app/platform/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import type { Comparison } from '../compare.server.ts'
import { comparedNames, compareTexts } from '../texts.ts'
import { AddPhone, type FoundPhone } from './add-phone.tsx'
import { Cheaper } from './cheaper.tsx'
import { CompareTables } from './compare-table.tsx'
import { InShort } from './in-short.tsx'
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
        {phones.length === 1 && phones[0] ? (
          <OnlyOne phone={phones[0]} />
        ) : (
          <h1 className={`${phones.length > 1 ? 'text-xl' : 'text-2xl'} md:text-3xl`}>
            {phones.length > 1 ? <Names phones={phones} /> : compareTexts().title}
          </h1>
        )}
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

/** The one that is chosen, and what to do next. */
const OnlyOne = ({ phone }: { phone: Props['phones'][number] }) => (
  <div className="compare-only">
    <PhoneImage sources={phoneImages(phone)} alt="" quality="low" eager />
    <div>
      <h1 className="text-xl md:text-3xl">{compareTexts().oneAnd(phone.shortName)}</h1>
      <p className="text-muted">{compareTexts().addAnother}</p>
    </div>
  </div>
)

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
  const { phones, verdict, verdicts, beyond, sized, onlyDifferences, shown } = props
  const onClear = (event: FormEvent) => {
    event.preventDefault()
    compareList.get().clear()
  }
  return (
    <>
      {beyond.length > 0 && <p className="notice mt-4">{compareTexts().beyond(beyond)}</p>}
      <InShort {...props} />
      {phones.length === 1 && <CompareWith shown={shown} similar={props.similar} />}
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
