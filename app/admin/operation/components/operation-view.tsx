/** How the site runs: figures, and charts of the last three hours drawn by the server (WATCH-2). */

import { Link } from '@remix-run/react'
import { useId } from 'react'
import { exportPath } from '#app/platform/paths.ts'
import type { Sample } from '#app/platform/process/samples.server.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ClockTime, Moment } from '../../components/moment.tsx'
import { SourceFaults } from '../../components/source-faults.tsx'
import { chartPoints } from '../chart.ts'
import type { Figure, operationPage } from '../operation.server.ts'

type Page = ReturnType<typeof operationPage>

const charts: { label: string; unit: string; of: (sample: Sample) => number }[] = [
  { label: 'Requests', unit: 'a minute', of: ({ requests }) => requests },
  { label: 'From memory', unit: 'a minute', of: ({ cached }) => cached },
  { label: 'Failures (500 and more)', unit: 'a minute', of: ({ failures }) => failures },
  { label: 'Mean time of a response', unit: 'ms', of: ({ meanMs }) => meanMs },
  { label: 'Memory', unit: 'MB', of: ({ memoryMb }) => memoryMb },
  { label: 'Longest delay of the event loop', unit: 'ms', of: ({ loopDelayMs }) => loopDelayMs },
]

/** Fewer draw no line that says something. */
const LEAST_SAMPLES = 5

export function OperationView({ page }: { page: Page }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Operation</h1>
      {isWell(page) ? (
        <p className={page.hasBackups ? 'panel flex items-center gap-2 p-4' : 'notice'} role="status">
          {page.hasBackups ? (
            <>
              <Icon name="check" className="text-brand" />
              <span>
                <strong>All well.</strong> Nothing asks for attention at this moment.
              </span>
            </>
          ) : (
            <span>
              <strong className="text-warn">Works, but no backup is made.</strong> Ask whoever runs the server to set
              BACKUP_EVERY. Until then, keep a copy of your own:{' '}
              <Link to={exportPath} className="link">
                Export Database
              </Link>
              .
            </span>
          )}
        </p>
      ) : (
        <>
          <SourceFaults faults={page.sourceFaults} />
          <Faults title="What asks for attention" faults={page.faults.filter(fault => fault.isCurrent)} page={page} />
        </>
      )}
      <div className="admin-grid">
        {page.groups.map(group => (
          <FigureGroup key={group.title} {...group} />
        ))}
      </div>
      <Faults
        title="Earlier faults since the start"
        faults={page.faults.filter(fault => !fault.isCurrent)}
        page={page}
      />
      <section aria-labelledby="charts">
        <h2 id="charts" className="mb-3 text-lg">
          The last three hours
        </h2>
        {page.samples.length < LEAST_SAMPLES ? (
          <p className="text-sm text-muted">
            Too few values yet: the charts come {LEAST_SAMPLES} minutes after the start.
          </p>
        ) : (
          <ul className="admin-grid">
            {charts.map(chart => (
              <Chart key={chart.label} {...chart} samples={page.samples} />
            ))}
          </ul>
        )}
      </section>
      <Caches caches={page.caches} />
    </div>
  )
}

/** Figures of one kind, one a line. */
function FigureGroup({ title, figures }: { title: string; figures: Figure[] }) {
  const id = useId()
  return (
    <section className="panel p-4" aria-labelledby={id}>
      <h2 id={id} className="text-base">
        {title}
      </h2>
      <dl className="operation-figures">
        {figures.map(({ label, isWarning, ...shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isWarning ? 'text-warn' : undefined}>
              {'at' in shown ? <Moment at={shown.at} /> : shown.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Caches({ caches }: { caches: Page['caches'] }) {
  return (
    <details className="panel fold p-4">
      <summary className="text-lg">Kept in memory</summary>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-sm tabular-nums [&_:is(th,td)]:px-1 [&_:is(th,td)]:py-1 [&_:is(th,td)]:text-start">
          <caption className="sr-only">What is kept in memory since the start</caption>
          <thead>
            <tr>
              {['What', 'Entries', 'MB', 'Looked up', 'Found'].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {caches.map(({ name, entries, bytes, hits, misses }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatNumber(entries)}</td>
                <td>{bytes === null ? '' : (bytes / 2 ** 20).toFixed(1)}</td>
                <td>{formatNumber(hits + misses)}</td>
                <td>{hits + misses === 0 ? '' : `${Math.round((100 * hits) / (hits + misses))} %`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const isWell = ({ faults, sourceFaults }: Page) => sourceFaults.length === 0 && !faults.some(fault => fault.isCurrent)

type FaultsProps = { title: string; faults: Page['faults']; page: Pick<Page, 'check'> }

function Faults({ title, faults, page: { check } }: FaultsProps) {
  const id = useId()
  if (faults.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      <ul className="grid gap-3">
        {faults.map(({ name, title, meaning, toDo, detail, isOver, isCurrent, count, lastAt }) => (
          <li key={name} className={isCurrent ? 'notice notice-problem' : 'notice'}>
            <h3 className="text-base">{title}</h3>
            <p className="text-sm">
              {isOver ? 'It is over. ' : ''}
              {`Last noted: `}
              <Moment at={lastAt} />
              {`, ${formatNumber(count)} in all.`}
            </p>
            <p className="mt-2">{meaning}</p>
            <p className="mt-2">{toDo}</p>
            {name === 'unclean-stop' && check && <p className="mt-2 wrap-anywhere">{check}</p>}
            {detail && <p className="mt-2 text-sm wrap-anywhere">{detail}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const WIDTH = 180
const HEIGHT = 40

/** Room for the width of the line at the edges of the picture. */
const INSET = 4

type ChartProps = (typeof charts)[number] & { samples: Sample[] }

function Chart({ label, unit, of, samples }: ChartProps) {
  const values = samples.map(of)
  const highest = Math.max(...values)
  const last = values.at(-1) ?? 0
  return (
    <li className="panel p-4">
      <h3 className="text-base">{label}</h3>
      <svg
        viewBox={`${-INSET} ${-INSET} ${WIDTH + 2 * INSET} ${HEIGHT + 2 * INSET}`}
        preserveAspectRatio="none"
        className="mt-2 h-16 w-full fill-none stroke-current text-brand"
        aria-hidden="true"
      >
        <polyline points={chartPoints(values, WIDTH, HEIGHT)} vectorEffect="non-scaling-stroke" strokeWidth="1.5" />
      </svg>
      <p className="flex justify-between text-sm text-muted tabular-nums">
        {[samples[0], samples.at(-1)].map(sample => sample && <ClockTime key={sample.at} at={sample.at} />)}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {`Now ${formatNumber(Math.round(last))}, highest ${formatNumber(Math.round(highest))} ${unit}`}
      </p>
    </li>
  )
}
