/** The rows of the comparison. */
import { specLabel } from '#app/phones/spec-label-texts.ts'
import { inEnglish } from '#app/platform/text/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { DecisionCell } from '../decision/cells.ts'
import type { DecisionRow } from '../decision/rows.ts'
import type { Row } from '../table.ts'
import { compareTexts } from '../texts.ts'

type Phone = { id: string }

/** So many phones fill a screen of 360 px (COMPARE-7). */
export const FITTING = 2

/** From so many characters on a value fills more than six lines of a narrow column, and what is said beside one four. */
const LONG = 100
const LONG_MORE = 70

type LongProps = { text: string; from: number; phones: Phone[] }

/**
 * Of more phones than fit, a long value begins with a few lines on a small screen, so that those beside it leave no void; a
 * tap shows all of it.
 */
const Long = ({ text, from, phones }: LongProps) =>
  text.length < from || phones.length <= FITTING ? (
    text
  ) : (
    <details className="compare-long">
      <summary>
        <span>{text}</span>
      </summary>
    </details>
  )

function RowLabel({ label, isEqual }: { label: string; isEqual: boolean }) {
  return (
    <th scope="row">
      {specLabel(label)}
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

const Better = ({ text }: { text: DecisionCell['text'] }) => (
  <>
    <Icon name="check" className="best-mark" />
    <span className="sr-only">{compareTexts().better} </span>
    <span className="best-text">{text}</span>
  </>
)

export function SpecRow({ row: { label, cells, isEqual }, phones }: { row: Row; phones: Phone[] }) {
  return (
    <tr className={isEqual ? 'compare-equal' : undefined}>
      <RowLabel label={label} isEqual={isEqual} />
      {phones.map(({ id }, column) => (
        <td key={id} {...(cells[column] ? inEnglish() : {})}>
          {cells[column] ? <Long text={cells[column]} from={LONG} phones={phones} /> : <NotKnown />}
        </td>
      ))}
    </tr>
  )
}

export function DecidingRow({ row, phones }: { row: DecisionRow; phones: Phone[] }) {
  return (
    <tr className={row.isEqual ? 'compare-equal' : undefined}>
      <RowLabel label={row.label} isEqual={row.isEqual} />
      {phones.map(({ id }, column) => {
        const cell = row.cells[column]
        return (
          <td key={id} className={cell?.isBetter ? 'compare-best' : undefined}>
            {cell && cell.text !== null ? <CellContent cell={cell} phones={phones} /> : <NotKnown />}
          </td>
        )
      })}
    </tr>
  )
}

type ContentProps = { cell: DecisionCell; phones: Phone[] }

function CellContent({ cell: { text, isBetter, more, date, chips = [] }, phones }: ContentProps) {
  return (
    <>
      {isBetter ? <Better text={text} /> : text}
      {more && (
        <div className="compare-more">
          {date ? <time dateTime={date}>{more}</time> : <Long text={more} from={LONG_MORE} phones={phones} />}
        </div>
      )}
      {chips.length > 0 && (
        <ul className="compare-chips">
          {chips.map(({ text, isBetter }) => (
            <li key={text} className={isBetter ? 'compare-best' : undefined}>
              {isBetter ? <Better text={text} /> : text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
