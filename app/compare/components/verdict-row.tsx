/** What each phone is good for, below its name (COMPARE-8). */
import { Link } from '@remix-run/react'
import { PointLists } from '#app/phones/components/point-lists.tsx'
import type { ValueInWords, Verdict } from '../compare.server.ts'
import { compareTexts } from '../texts.ts'

type Props = {
  /** At most one for each phone. */
  verdicts: Verdict[]
  phones: { id: string }[]
}

export function VerdictRow({ verdicts, phones }: Props) {
  return (
    <tr className="compare-verdicts">
      <th scope="row">{compareTexts().points}</th>
      {phones.map(({ id }) => (
        <td key={id}>
          <VerdictCell verdict={verdicts.find(verdict => verdict.id === id)} />
        </td>
      ))}
    </tr>
  )
}

function VerdictCell({ verdict: said }: { verdict: Verdict | undefined }) {
  if (!said) return null
  const { verdict, shared, value, ...points } = said
  return (
    <>
      {verdict && <p>{verdict}</p>}
      {shared && <p className="text-muted">{shared}</p>}
      <PointLists {...points} />
      {value && <ValueSentence {...value} />}
    </>
  )
}

/** The sentence begins with the name of the phone that gives as much. */
function ValueSentence({ text, matched }: ValueInWords) {
  return (
    <p className="mt-1 text-sm text-muted">
      <Link to={matched.href} className="link">
        {matched.name}
      </Link>
      {text.slice(matched.name.length)}
    </p>
  )
}
