/** What each phone is good for, below its name (COMPARE-8). */
import { Link } from '@remix-run/react'
import { PointLists } from '#app/phones/components/point-lists.tsx'
import { splitName } from '#app/platform/text/isolate.ts'
import type { ValueInWords, Verdict } from '../compare.server.ts'
import { compareTexts } from '../texts.ts'
import { LONG_MORE, Long } from './compare-rows.tsx'

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
          <VerdictCell verdict={verdicts.find(verdict => verdict.id === id)} phones={phones} />
        </td>
      ))}
    </tr>
  )
}

function VerdictCell({ verdict: said, phones }: { verdict: Verdict | undefined } & Pick<Props, 'phones'>) {
  if (!said) return null
  const { verdict, shared, value, ...points } = said
  return (
    <>
      {verdict && <p>{verdict}</p>}
      {shared && <p className="text-muted">{shared}</p>}
      <PointLists {...points} />
      {value && <ValueSentence {...value} phones={phones} />}
    </>
  )
}

/** The sentence begins with the name of the phone that gives as much. */
function ValueSentence({ text, matched, phones }: ValueInWords & Pick<Props, 'phones'>) {
  return (
    <div className="mt-1 text-sm text-muted">
      <Link to={matched.href} className="link">
        {matched.name}
      </Link>
      <Long text={splitName(text, [matched.name]).rest} from={LONG_MORE} phones={phones} />
    </div>
  )
}
