/** What browsers refused to load or run because of the content security policy (HTTP-9). */
import type { listViolations } from '#app/activity/policy-violations.server.ts'
import { Moment } from '#app/admin/components/moment.tsx'
import { plural } from '#app/platform/text/format.ts'

type Props = { violations: ReturnType<typeof listViolations> }

const INLINE = 'something inline'

const naming = (blocked: string) => (blocked === '' || blocked === 'inline' ? INLINE : blocked)

export const PolicyViolations = ({ violations }: Props) => (
  <section aria-labelledby="violations" className="mt-8">
    <h2 id="violations" className="text-lg">
      Refused by browsers
    </h2>
    <p className="mt-1 mb-4 max-w-2xl text-sm text-muted">
      The content security policy of our pages stopped this. Something of ours means a mistake in a page; anything else
      was added on its way, often by a program of the visitor.
    </p>
    {violations.length === 0 ? (
      <p className="panel p-8 text-center">No browser reported anything</p>
    ) : (
      <ul className="panel divide-y divide-line">
        {violations.map(({ directive, blocked, route, source, count, lastAt }) => (
          <li key={`${directive} ${blocked} ${route} ${source}`} className="px-4 py-2">
            <p className="wrap-anywhere">
              <strong>{naming(blocked)}</strong>
              {` on ${route}`}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {`${directive}${source ? `, by ${source}` : ''}, ${count} ${plural(count, { one: 'report', other: 'reports' })}, last `}
              <Moment at={lastAt} />
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
)
