/** A table of fields that differ between two versions of a record, with a choice for each. */
import { choiceFor } from '../choices.ts'

type Version = { value: string; heading: string; label: string }

export type VersionRow = {
  name: string
  /** The label of the field. */
  field: string
  /** What each version has. */
  lines: [string[], string[]]
  /** The value of the version that is chosen at first. */
  chosen: string
}

export function VersionChoices({ versions, rows }: { versions: [Version, Version]; rows: VersionRow[] }) {
  return (
    <table className="spec-table version-choices">
      <thead>
        <tr>
          <th scope="col">Field</th>
          {versions.map(({ value, heading }) => (
            <th key={value} scope="col" className="wrap-anywhere">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, field, lines, chosen }) => (
          <tr key={name}>
            <th scope="row">{field}</th>
            {versions.map(({ value, label }, index) => (
              <td key={value}>
                <label className="flex items-center gap-2">
                  <input
                    type="radio"
                    name={choiceFor(name)}
                    value={value}
                    defaultChecked={value === chosen}
                    aria-label={`${label}: ${field}`}
                    className="size-5"
                  />
                  {label}
                </label>
                <Lines lines={lines[index] ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.length === 0 ? (
    <span className="text-muted">Nothing</span>
  ) : (
    <ul className="wrap-anywhere">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
