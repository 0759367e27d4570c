import type { Specification } from '#app/entities/phone-parts.ts'
import { looksLikeHtml } from '#app/platform/text/text.ts'
import { specLabel, specValue } from '../spec-label-texts.ts'

type Props = {
  specifications: Specification[]
  /** Whether all of them are. */
  isOpen?: boolean
  /** The category that is open on every screen. */
  opened?: string
  /** What the others say while they are closed. */
  shorts?: Record<string, string>
}

/** So few are no columns. */
const FEW = 3

/** The detailed specifications, a table in a fold per category, on one surface (PHONE-8). */
export function SpecTables({ specifications, isOpen, opened, shorts = {} }: Props) {
  return (
    <div className={`panel ${specifications.length < FEW ? 'fold-list' : 'spec-tables'} open-wide`}>
      {specifications.map(({ category, specs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two categories may share a name, and they are never reordered
        <details key={index} open={isOpen || category === opened} className="fold">
          <summary>
            <h3>{specLabel(category)}</h3>
            {shorts[category] && category !== opened && <b>{shorts[category]}</b>}
          </summary>
          <table className="spec-table">
            <tbody>
              {specs.map(({ feature, value }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <tr key={row}>
                  <th scope="row">{specLabel(feature)}</th>
                  <SpecValue value={value} />
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  )
}

/** A value is text, or HTML that was sanitized when it was stored (DATA-6). */
function SpecValue({ value }: { value: string }) {
  const { text, own } = specValue(value)
  if (!looksLikeHtml(text)) return <td {...own}>{text}</td>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: savePhone stores only output of cleanHtml
  return <td {...own} dangerouslySetInnerHTML={{ __html: text }} />
}
