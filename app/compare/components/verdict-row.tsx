/** What each phone is good for, below its name (COMPARE-8). */
import { PointLists } from '#app/phones/components/point-lists.tsx'
import type { Verdict } from '../compare.server.ts'
import { compareTexts } from '../texts.ts'

type Props = {
  /** At most one for each phone. */
  verdicts: Verdict[]
  phones: { id: string }[]
}

/** Whether the same is said of all phones, so that it is no difference. */
export function isEqualVerdict({ verdicts, phones }: Props): boolean {
  const [first, ...others] = verdicts
  const isPlain = ({ shared, pros, cons }: Verdict) => !shared && pros.length + cons.length === 0
  return (
    others.length > 0 &&
    verdicts.length === phones.length &&
    verdicts.every(said => isPlain(said) && said.verdict === first?.verdict)
  )
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
  const { verdict, shared, pros, cons } = said
  return (
    <>
      {verdict && <p>{verdict}</p>}
      {shared && <p className="text-muted">{shared}</p>}
      <PointLists pros={pros} cons={cons} />
    </>
  )
}
