/** The check calculations of the tax, with the table in use and with another version. */
import { formatNumber } from '#app/platform/text/format.ts'
import type { CaseChange } from '../preview.server.ts'

export function CaseTable({ cases }: { cases: CaseChange[] }) {
  const changed = cases.filter(({ before, after }) => before !== after)
  const same = cases.filter(({ before, after }) => before === after)
  return (
    <section aria-labelledby="cases">
      <h2 id="cases" className="text-lg">
        {`${cases.length} check calculations: ${changed.length} change`}
      </h2>
      {changed.length > 0 && <Rows cases={changed} caption="Calculations that change" />}
      {same.length > 0 && (
        <details className="mt-3">
          <summary>{`${same.length} stay as they are`}</summary>
          <Rows cases={same} caption="Calculations that stay" />
        </details>
      )}
    </section>
  )
}

const sum = (pkr: number | null) => (pkr === null ? 'no result' : formatNumber(pkr))

function Rows({ cases, caption }: { cases: CaseChange[]; caption: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen, also by keyboard
    <section className="panel scroll-table mt-2" aria-label={caption} tabIndex={0}>
      <table className="import-rows">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Route</th>
            <th scope="col">Date</th>
            <th scope="col">Before, Rs</th>
            <th scope="col">After, Rs</th>
            <th scope="col">Difference, Rs</th>
          </tr>
        </thead>
        <tbody>
          {cases.map(({ input, before, after }) => (
            <tr key={JSON.stringify(input)}>
              <th scope="row">{`$${input.cnfUsd} at ${input.usdPkr}`}</th>
              <td>{`${input.route}${input.device === 'basicPhone' ? ', basic phone' : ''}`}</td>
              <td>{input.date}</td>
              <td>{sum(before)}</td>
              <td>{sum(after)}</td>
              <td>{before === null || after === null ? '' : formatNumber(after - before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
