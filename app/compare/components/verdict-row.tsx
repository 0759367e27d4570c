/** What each phone is good for, below its name (COMPARE-8). */
import { PointLists } from '#app/phones/components/point-lists.tsx'
import type { Verdict } from '../compare.server.ts'
import { pairClass, pairsOf } from '../pairs.ts'
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

/** Where a small screen shows two of more phones of which the same is said, it says it once; not where differences are shown alone. */
export function VerdictRow({ verdicts, phones, isDifference }: Props & { isDifference: boolean }) {
  const said = phones.map(({ id }) => verdicts.find(verdict => verdict.id === id))
  const wordsOf = (verdict: Verdict | undefined) => verdict && JSON.stringify({ ...verdict, id: '', value: null })
  const twins = pairsOf(phones.length).filter(([a, b]) => said[a] && wordsOf(said[a]) === wordsOf(said[b]))
  return (
    <>
      <tr className={`compare-verdicts ${twins.map(pairClass).join(' ')}`.trim()}>
        <th scope="row">{compareTexts().points}</th>
        {phones.map(({ id }, index) => (
          <td key={id}>
            <VerdictCell verdict={said[index]} />
          </td>
        ))}
      </tr>
      {(isDifference ? [] : twins).map(pair => (
        <tr key={pairClass(pair)} className={`compare-verdicts compare-twins of-${pairClass(pair)}`}>
          <th scope="row">
            {compareTexts().points} <b>{compareTexts().allHave(2)}</b>
          </th>
          <td>
            <VerdictCell verdict={said[pair[0]]} />
          </td>
        </tr>
      ))}
    </>
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
