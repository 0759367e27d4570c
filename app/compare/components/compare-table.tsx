/** The comparison: the rows that decide, then the specifications by group, with the names above while the page scrolls. */

import { Link } from '@remix-run/react'
import type { FormEvent } from 'react'
import { compareList } from '#app/compare-list/compare-list.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { EAGER_IMAGES, phoneImages } from '#app/phones/image-sources.ts'
import { specLabel } from '#app/phones/spec-label-texts.ts'
import { comparePath, phonePath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { Icon } from '#app/ui/icon.tsx'
import { columnNames } from '../column-names.ts'
import type { Comparison } from '../compare.server.ts'
import type { DecisionRow } from '../decision/rows.ts'
import { decisionTexts } from '../decision/texts.ts'
import { compareTexts } from '../texts.ts'
import { DecidingRow } from './compare-rows.tsx'
import { Group, SpecGroups } from './spec-groups.tsx'
import { isEqualVerdict, VerdictRow } from './verdict-row.tsx'

type Phones = Comparison['phones']
type Props = Pick<Comparison, 'phones' | 'named' | 'verdicts' | 'decisive' | 'main' | 'details'> & {
  onlyDifferences: boolean
}

/** So many phones fill a screen of 360 px (COMPARE-7). */
const FITTING = 2

export function CompareTables({ phones, named, verdicts, decisive, main, details, onlyDifferences }: Props) {
  const isAnySaid = verdicts.some(
    ({ verdict, shared, pros, cons }) => verdict || shared || pros.length + cons.length > 0,
  )
  const hasVerdicts = isAnySaid && !isEqualVerdict({ verdicts, phones })
  const [differing, alike] = [decisive.filter(isFirst), decisive.filter(row => !isFirst(row))]
  const decisiveRows = onlyDifferences ? decisive.filter(row => !row.isEqual) : [...differing, ...alike]
  const groups = [{ category: compareTexts().keySpecifications, rows: main }, ...details]
    .map(({ category, rows }) => ({ category, rows: onlyDifferences ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0)
  const row = { phones, isDifference: onlyDifferences }
  const isAnyBehind = decisiveRows.some(({ cells }) =>
    cells.some(({ isBehind, chips = [] }) => isBehind || chips.some(chip => chip.isBehind)),
  )
  return (
    <div className={phones.length > FITTING ? 'compare is-wide' : 'compare'} data-phones={phones.length}>
      {phones.length > FITTING && (
        <ColumnChoice key={phones.map(({ id }) => id).join()} phones={phones} named={named} />
      )}
      {/* Beside two phones the check needs no key. */}
      {phones.length > 2 && <Legend isAnyBehind={isAnyBehind} />}
      {phones.length > 1 && <NameBar phones={phones} />}
      <div className="compare-area">
        <table className="compare-table" aria-label={compareTexts().whatDecides}>
          <thead className="compare-heads">
            <tr>
              <td className="compare-corner" />
              {phones.map((phone, index) => (
                <th key={phone.id} scope="col">
                  <PhoneHead phone={phone} shown={phones.map(({ id }) => id)} eager={index < EAGER_IMAGES} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hasVerdicts && <VerdictRow verdicts={verdicts} {...row} />}
            {(onlyDifferences ? decisiveRows : differing).map(each => (
              <DecidingRow key={each.id} row={each} {...row} />
            ))}
          </tbody>
        </table>
        {alike.length > 0 && !onlyDifferences && (
          <Group name={compareTexts().noClearDifference(formatNumber(alike.length))} phones={phones}>
            {alike.map(each => (
              <DecidingRow key={each.id} row={each} {...row} />
            ))}
          </Group>
        )}
        <HowWeKnow rows={decisiveRows} />
        {!hasVerdicts && decisiveRows.length + groups.length === 0 && (
          <p className="p-6 text-center">{compareTexts().noDifference}</p>
        )}
        <SpecGroups groups={groups} {...row} />
      </div>
    </div>
  )
}

const Legend = ({ isAnyBehind }: { isAnyBehind: boolean }) => (
  <p className="compare-legend">
    <span>
      <Icon name="check" className="best-mark" /> {compareTexts().clearlyBest}
    </span>
    {isAnyBehind && (
      <span>
        <Icon name="minus" className="behind-mark" /> {compareTexts().clearlyBehind}
      </span>
    )}
  </p>
)

/** The price leads, whether it differs or not. */
const isFirst = ({ id, isEqual }: DecisionRow) => id === 'price' || !isEqual

/**
 * Chooses which two of more phones a small screen shows, at first those that In Short names, and stays in sight there; works without script. What is chosen is
 * written beside the choice, which cannot break a name or show a price.
 */
function ColumnChoice({ phones, named }: Pick<Props, 'phones' | 'named'>) {
  const names = columnNames(phones.map(({ shortName }) => shortName))
  return (
    <fieldset className="compare-choice no-print">
      <legend className="sr-only">{compareTexts().twoAtOnce}</legend>
      {compareTexts().sides.map(([shown, side], index) => (
        <label key={side} className="field">
          <span>
            {shown} <span className="sr-only">{side}</span>
          </span>
          {phones.map(({ id, pricePkr, priceNote }, phone) => (
            <span key={id} className="compare-chosen-name" aria-hidden="true">
              <b>{names[phone]}</b>
              {pricePkr !== null && <time dateTime={priceNote?.date}>{formatPrice(pricePkr)}</time>}
            </span>
          ))}
          <Icon name="down" />
          <select defaultValue={phones[named[index] ?? index]?.id} autoComplete="off">
            {phones.map(({ id, shortName }) => (
              <option key={id} value={id}>
                {shortName}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

/** Short names and prices, which stay in sight; the heads of the columns have the same for those who cannot see. */
function NameBar({ phones }: { phones: Phones }) {
  return (
    <div className="compare-names no-print" aria-hidden="true">
      <div>
        {phones.map(({ id, shortName, pricePkr, priceNote }) => (
          <span key={id}>
            <b className="truncate">{shortName}</b>
            {pricePkr !== null && (
              <time dateTime={priceNote?.date} className="truncate">
                {formatPrice(pricePkr)}
              </time>
            )}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The rules of the marks and the sources of the facts, row by row. */
function HowWeKnow({ rows }: { rows: DecisionRow[] }) {
  if (rows.every(({ how }) => how === null)) return null
  return (
    <details className="fold compare-how no-print">
      <summary>{decisionTexts().howWeKnow}</summary>
      <dl>
        {rows.map(
          ({ id, label, how }) =>
            how && (
              <div key={id}>
                <dt>{specLabel(label)}</dt>
                <dd>
                  <p>{how.rule}</p>
                  <ul>
                    {how.lines.map(({ name, text, url }) => (
                      <li key={name}>
                        {ofSource(name)}: {url ? <a href={url}>{text}</a> : text}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}

type HeadProps = {
  phone: Phones[number]
  shown: string[]
  eager: boolean
}

function PhoneHead({ phone, shown, eager }: HeadProps) {
  const onRemove = (event: FormEvent) => {
    event.preventDefault()
    compareList.get().remove(phone.id)
  }
  return (
    <div className="compare-head">
      <PhoneImage sources={phoneImages(phone)} alt="" quality="low" eager={eager} />
      <Link to={phonePath(phone)} className="display compare-name">
        {phone.name}
      </Link>
      <PriceTag
        {...phone}
        priceNote={null}
        isLastSeen={phone.priceNote?.isLastSeen}
        size={phone.pricePkr === null ? 'hero' : 'card'}
      />
      <form method="post" action={comparePath()} onSubmit={onRemove} className="compare-remove no-print">
        <input type="hidden" name="phones" value={shown.join(',')} />
        <button
          type="submit"
          name="remove"
          value={phone.id}
          className="icon-button"
          aria-label={compareTexts().remove(phone.name)}
        >
          <Icon name="close" />
        </button>
      </form>
    </div>
  )
}
