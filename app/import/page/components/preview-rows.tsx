/** The rows of a preview: what was sent, what was read of it, and what would happen (IMPORT-9). */
import { Link } from '@remix-run/react'
import { adminAt } from '#app/admin/paths.ts'
import { importFilePath, withQuery } from '#app/platform/paths.ts'
import { andMore, formatNumber, formatShortDate } from '#app/platform/text/format.ts'
import { formatPrice } from '#app/prices/price.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { type OutcomeName, outcomes, type StepReport } from '../../plan/step.ts'
import type { previewPage } from '../file-preview.server.ts'

type Page = NonNullable<Awaited<ReturnType<typeof previewPage>>>

export const outcomeLabels: Record<OutcomeName, string> = {
  new: 'New',
  existing: 'Existing',
  price: 'Price update',
  held: 'Held for review',
  refused: 'Refused',
  other: 'Not a price line',
}

/** The outcomes that the summary counts; lines that are no listing only where there are some. */
export const shownOutcomes = ({ counts }: Pick<Page, 'counts'>): OutcomeName[] =>
  outcomes.filter(outcome => outcome !== 'other' || counts.other > 0)

export function PreviewRows({ page: { id, rows, show, counts, total, paging } }: { page: Page }) {
  const pathOf = (outcome: OutcomeName | null, number = 1) =>
    withQuery(importFilePath(id), { show: outcome ?? undefined, page: number > 1 ? number : undefined })
  const choices: [OutcomeName | null, string, number][] = [
    [null, 'All', total],
    ...outcomes
      .filter(outcome => outcome !== 'other')
      .map((outcome): [OutcomeName, string, number] => [outcome, outcomeLabels[outcome], counts[outcome]]),
  ]
  const Table = rows.some(({ read }) => read) ? ReadTable : PlainTable
  return (
    <section aria-labelledby="preview-rows">
      <h2 id="preview-rows" className="text-lg">
        Rows
      </h2>
      <ul className="choices my-2">
        {choices.map(([outcome, label, count]) => (
          <li key={label}>
            <Link
              to={pathOf(outcome)}
              preventScrollReset
              className="choice"
              aria-current={outcome === show ? 'true' : undefined}
            >
              {`${label} (${formatNumber(count)})`}
            </Link>
          </li>
        ))}
      </ul>
      {rows.length === 0 ? (
        <p className="panel p-6 text-center">No such rows</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen, also by keyboard
        <section className="panel scroll-table" aria-label="Table of rows" tabIndex={0}>
          <Table rows={rows} />
        </section>
      )}
      <Pagination {...paging} pathOf={number => pathOf(show, number)} label="Pages of rows" />
    </section>
  )
}

type Rows = { rows: StepReport[] }

const Outcome = ({ outcome }: Pick<StepReport, 'outcome'>) => (
  <span className={`pill import-${outcome}`}>{outcomeLabels[outcome]}</span>
)

const PlainTable = ({ rows }: Rows) => (
  <table className="import-rows">
    <Head labels={['Line', 'Name', 'Outcome', 'Why']} />
    <tbody>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: brands and phones of an export both count from 1
        <tr key={index}>
          <td>{row.line}</td>
          <th scope="row">{row.name}</th>
          <td>
            <Outcome outcome={row.outcome} />
          </td>
          <td>{row.message}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Of a price list; on a narrow screen each row is a list of its cells. */
const ReadTable = ({ rows }: Rows) => (
  <table className="import-rows import-read">
    <Head labels={['Line', 'As sent', 'Phone', 'Version', 'Price read', 'Replaces', 'Result']} />
    <tbody>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <tr key={index}>
          <td data-label="Line">{row.line}</td>
          <th scope="row" data-label="As sent" dir="auto">
            {row.read?.sent || row.name}
          </th>
          <td data-label="Phone">{row.read?.phone?.name ?? 'None found'}</td>
          <td data-label="Version">{row.read?.version || 'Not named'}</td>
          <td data-label="Price read">{row.read?.pricePkr ? formatPrice(row.read.pricePkr) : 'None'}</td>
          <td data-label="Replaces">{replacedText(row)}</td>
          <td data-label="Result">
            <div>
              <Outcome outcome={row.outcome} /> {row.message}
              <AddLink row={row} />
            </div>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Head = ({ labels }: { labels: string[] }) => (
  <thead>
    <tr>
      {labels.map(label => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
)

/** The price in whose place the row would come. */
function replacedText({ outcome, reason, read }: StepReport): string {
  if (!read?.phone || !['price', 'held'].includes(outcome) || reason === 'history') return 'Nothing'
  const { pricePkr, date } = read.phone
  return pricePkr > 0 ? `${formatPrice(pricePkr)}${date ? ` of ${formatShortDate(date)}` : ''}` : 'No price yet'
}

const UNKNOWN = ['no match', 'near name', 'unsure name']

function AddLink({ row: { reason, read } }: { row: StepReport }) {
  if (!read?.unknown || !UNKNOWN.includes(reason ?? '')) return null
  return (
    <Link to={adminAt({ tab: 'mobiles' }, { new: 'mobile', ...read.unknown })} className="link block">
      Add this phone<span className="sr-only">: {read.unknown.name}</span>
    </Link>
  )
}

/** Greetings, headings and addresses of a message, folded. */
export function OtherLines({ page: { others, counts } }: { page: Page }) {
  if (counts.other === 0) return null
  const more = counts.other - others.length
  return (
    <details className="panel p-4">
      <summary className="font-semibold">{`Not a price line (${formatNumber(counts.other)})`}</summary>
      <ul className="mt-2 grid gap-2 text-sm wrap-anywhere">
        {others.map(({ line, name, message, read }) => (
          <li key={line}>
            {`Line ${line}: `}
            <bdi>{read?.sent || name}</bdi>
            <span className="block text-muted">{message}</span>
          </li>
        ))}
        {more > 0 && <li>{andMore(more)}</li>}
      </ul>
    </details>
  )
}
