import { Form } from '@remix-run/react'
import type { Difference } from '../refresh.server.ts'

type Props = { offered: unknown; differences: Difference[]; version: number }

/** A form with stored and offered values side by side, and a checkbox per field. */
export function ProviderDifferences({ offered, differences, version }: Props) {
  if (differences.length === 0) return <p className="notice">The provider says nothing that is not stored already.</p>
  return (
    <Form method="post" className="grid grid-cols-1 gap-4">
      <input type="hidden" name="intent" value="apply" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="offered" value={JSON.stringify(offered)} />
      {differences.map(({ field, label, lines, isEdited }) => (
        <fieldset key={field} className="form-group">
          <legend>
            <label className="flex items-center gap-2">
              <input type="checkbox" name="field" value={field} defaultChecked={!isEdited} />
              {label}
              {isEdited && <span className="pill">Edited by hand</span>}
            </label>
          </legend>
          <div className="scroll-table">
            <table className="spec-table">
              <thead>
                <tr>
                  <th scope="col">Fact</th>
                  <th scope="col">Stored</th>
                  <th scope="col">Provider</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(line => (
                  <tr key={line.what}>
                    <th scope="row">{line.what}</th>
                    <td>{line.stored || 'Nothing'}</td>
                    <td>{line.offered}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </fieldset>
      ))}
      <p>
        <button type="submit" className="button button-primary">
          Apply what is chosen
        </button>
      </p>
    </Form>
  )
}
