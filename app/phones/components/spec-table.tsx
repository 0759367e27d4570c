import type { Specification } from '#app/entities/phone-parts.ts'
import { looksLikeHtml } from '#app/platform/text/text.ts'

/** What most visitors look for; other categories are folded. */
const OPEN_CATEGORIES = new Set(['Display', 'Main Camera', 'Battery', 'Memory'])

/** The detailed specifications, one table per category (PHONE-8). */
export function SpecTables({ specifications }: { specifications: Specification[] }) {
  return (
    <div className="spec-tables">
      {specifications.map(({ category, specs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two categories may share a name, and they are never reordered
        <details key={index} className="panel fold spec-group" open={OPEN_CATEGORIES.has(category) || undefined}>
          <summary>
            <h3 className="spec-category">{category}</h3>
          </summary>
          <table className="spec-table">
            <tbody>
              {specs.map(({ feature, value }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <tr key={row}>
                  <th scope="row">{feature}</th>
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
  if (!looksLikeHtml(value)) return <td>{value}</td>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: savePhone stores only output of cleanHtml
  return <td dangerouslySetInnerHTML={{ __html: value }} />
}
