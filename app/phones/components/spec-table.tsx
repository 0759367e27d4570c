import type { Specification } from '#app/entities/phone-parts.ts'
import { looksLikeHtml } from '#app/platform/text/text.ts'

/** The detailed specifications, one folded table per category, on one surface (PHONE-8). */
export function SpecTables({ specifications }: { specifications: Specification[] }) {
  return (
    <div className="panel spec-tables">
      {specifications.map(({ category, specs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two categories may share a name, and they are never reordered
        <details key={index} className="fold">
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
