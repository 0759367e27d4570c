/** The rows of the comparison. */
import { specLabel, specValue } from '#app/phones/spec-label-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Comparison } from '../compare.server.ts'
import type { DecisionCell } from '../decision/cells.ts'
import type { Row } from '../table.ts'
import { compareTexts } from '../texts.ts'

type Phone = { id: string }

function RowLabel({ label, note, isEqual }: { label: string; note?: string; isEqual: boolean }) {
  return (
    <th scope="row">
      {specLabel(label)}
      {note && <span className="compare-more"> {note}</span>}
      {isEqual && <span className="sr-only"> {compareTexts().equal}</span>}
    </th>
  )
}

const NotKnown = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{compareTexts().notKnown}</span>
  </span>
)

/** Rows whose values are measured. */
const MEASURED = ['speed', 'graphics', 'batteryLife']

const NotMeasured = () => <span className="text-muted">{compareTexts().notMeasured}</span>

type MarkedProps = Pick<DecisionCell, 'text' | 'lead' | 'isBetter' | 'isBehind'>

/** The text with its mark, where it has one. */
function Marked({ text, lead, isBetter, isBehind }: MarkedProps) {
  if (!isBetter && !isBehind) return text
  return (
    <>
      <Icon name={isBetter ? 'check' : 'minus'} className={isBetter ? 'best-mark' : 'behind-mark'} />
      <span className="sr-only">{isBetter ? compareTexts().better : compareTexts().behind} </span>
      <span className="best-text">
        {text}
        {/* A small screen shows two of them, of which none may be the next. */}
        {lead && <span className="max-md:hidden">{lead}</span>}
      </span>
    </>
  )
}

type RowProps<Shown> = {
  row: Shown
  phones: Phone[]
  /** Whether a small screen leaves it out where it shows two phones that it does not tell apart. */
  isDifference: boolean
}

/** @param isFirst whether it is of the group in which a small screen shows last what does not tell two phones apart */
export function SpecRow({
  row: { label, cells, isEqual, alike },
  phones,
  isDifference,
  isFirst,
}: RowProps<Row> & { isFirst: boolean }) {
  const last = isFirst ? alike.replaceAll('same-', 'like-') : ''
  return (
    <tr className={(isDifference ? alike : isEqual ? `compare-equal ${last}`.trim() : last) || undefined}>
      <RowLabel label={label} isEqual={isEqual} />
      {phones.map(({ id }, column) => {
        const value = cells[column] ? specValue(cells[column]) : null
        return (
          <td key={id} {...value?.own}>
            {value ? value.text : <NotKnown />}
          </td>
        )
      })}
    </tr>
  )
}

/** Of facts in a line only the better ones are bold, on the same ground. */
const bestClass = (cell: DecisionCell | undefined) =>
  cell?.isBetter ? 'compare-best' : cell?.chips?.some(({ isBetter }) => isBetter) ? 'has-best' : undefined

type Deciding = RowProps<Comparison['decisive'][number]>

export function DecidingRow({ row, phones, isDifference }: Deciding) {
  return (
    <tr className={(isDifference ? row.alike : row.isEqual && 'compare-equal') || undefined}>
      <RowLabel label={row.label} note={row.note} isEqual={row.isEqual} />
      {phones.map(({ id }, column) => {
        const cell = row.cells[column]
        return (
          <td key={id} className={bestClass(cell)}>
            {cell && cell.text !== null ? (
              <CellContent {...(row.id === 'price' ? withoutFigure(cell, phones) : cell)} />
            ) : MEASURED.includes(row.id) ? (
              <NotMeasured />
            ) : (
              <NotKnown />
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** The head of the column has the price itself; the row says where it is from, and whether it is the lowest. */
function withoutFigure(cell: DecisionCell, phones: Phone[]): DecisionCell {
  const { lowerPrice, lowestPrice, highestPrice } = compareTexts()
  const best = phones.length > 2 ? lowestPrice : lowerPrice
  return { ...cell, text: cell.isBetter ? best : cell.isBehind ? highestPrice : '' }
}

function CellContent({ more, date, bar, chips = [], ...cell }: DecisionCell) {
  return (
    <>
      <Marked {...cell} />
      {bar !== undefined && (
        <svg className="compare-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={bar} height="1" />
        </svg>
      )}
      {more && <div className="compare-more">{date ? <time dateTime={date}>{more}</time> : more}</div>}
      {chips.length > 0 && (
        <ul className="compare-points">
          {chips.map(chip => (
            <li key={chip.text} className={chip.isBetter ? 'compare-best' : undefined}>
              <Marked {...chip} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
