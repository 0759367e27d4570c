/** Phones whose specifications have figures that no phone has, for the dashboard (FACT-2). */
import { Link } from '@remix-run/react'
import { adminEditPath } from '#app/platform/paths.ts'
import { counted } from '#app/platform/text/format.ts'
import type { listImpossibleFacts } from '../dashboard.server.ts'

export function ImpossibleFacts({ phones, total }: ReturnType<typeof listImpossibleFacts>) {
  if (total === 0) return null
  const title = counted(total, 'phone has a figure that is not possible', 'phones have figures that are not possible')
  return (
    <details className="panel fold my-4">
      <summary>{title}</summary>
      <p className="text-sm text-muted">
        They are not used. Correct the specification, or state the fact with its source.
      </p>
      <ul className="fact-list">
        {phones.map(({ id, name, values }) => (
          <li key={id}>
            <Link to={`${adminEditPath(id)}#facts`} className="link">
              {name}
            </Link>{' '}
            <span className="wrap-anywhere">{values.join('; ')}</span>
          </li>
        ))}
      </ul>
      {phones.length < total && <p className="text-sm text-muted">{`The first ${phones.length} are listed.`}</p>}
    </details>
  )
}
