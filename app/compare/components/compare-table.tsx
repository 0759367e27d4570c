/** The comparison as one scrollable table with sticky phone names and row labels. */
import { Link } from '@remix-run/react'
import type { FormEvent } from 'react'
import { compareList } from '#app/compare-list/compare-list.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { EAGER_IMAGES, phoneImages } from '#app/phones/image-sources.ts'
import { comparePath, phonePath } from '#app/platform/paths.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Comparison } from '../compare.server.ts'
import type { Row } from '../table.ts'
import { compareTexts } from '../texts.ts'

type Props = Pick<Comparison, 'phones' | 'main' | 'details'> & { onlyDifferences: boolean }

export function CompareTables({ phones, main, details, onlyDifferences }: Props) {
  const visibleRows = (rows: Row[]) => (onlyDifferences ? rows.filter(row => row.differs) : rows)
  const groups = [
    { category: null, rows: visibleRows(main) },
    ...details.map(group => ({ ...group, rows: visibleRows(group.rows) })),
  ]
  const shown = groups.filter(({ rows }) => rows.length > 0)
  return (
    <>
      {phones.length > 1 && (
        <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <span>
            <span className="differs-mark" aria-hidden="true" /> {compareTexts().differsHere}
          </span>
          <span>
            <Icon name="check" className="best-mark" /> {compareTexts().bestOfRow}
          </span>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="compare-area" tabIndex={0} aria-label={compareTexts().tableLabel}>
        <table className="compare-table" data-phones={phones.length}>
          <thead>
            <tr>
              <td className="compare-corner" />
              {phones.map((phone, index) => (
                <th key={phone.id} scope="col">
                  <PhoneHead phone={phone} shown={phones.map(({ id }) => id)} eager={index < EAGER_IMAGES} />
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ category, rows }) => (
            <tbody key={category ?? ''}>
              {category && (
                <tr>
                  <th scope="rowgroup" colSpan={phones.length + 1} className="compare-category">
                    <span>{category}</span>
                  </th>
                </tr>
              )}
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order of rows is fixed
                <CompareRow key={index} row={row} columns={phones.map(({ id }) => id)} />
              ))}
            </tbody>
          ))}
        </table>
        {shown.length === 0 && <p className="p-6 text-center">{compareTexts().noDifference}</p>}
      </section>
    </>
  )
}

function CompareRow({ row, columns }: { row: Row; columns: string[] }) {
  return (
    <tr className={row.differs ? 'compare-differs' : undefined}>
      <th scope="row">
        {row.label}
        {row.differs && <span className="sr-only"> {compareTexts().differs}</span>}
      </th>
      {columns.map((id, column) => {
        const cell = row.cells[column]
        return (
          <td key={id} className={cell?.isBest ? 'compare-best' : undefined}>
            {cell?.isBest && (
              <>
                <Icon name="check" className="best-mark" />
                <span className="sr-only">{compareTexts().best} </span>
              </>
            )}
            {cell?.text ?? (
              <span className="text-muted">
                <span aria-hidden="true">–</span>
                <span className="sr-only">{compareTexts().notKnown}</span>
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

type HeadProps = { phone: Comparison['phones'][number]; shown: string[]; eager: boolean }

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
      <PriceTag {...phone} />
      <form method="post" action={comparePath} onSubmit={onRemove} className="compare-remove no-print">
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
