import { useEffect, useRef } from 'react'
import { deleteDrafts } from '#app/ui/drafts.ts'
import { choiceFor } from '../choices.ts'
import type { Difference } from '../differences.ts'

/** Concurrent edits of one record: shows both versions, so that nothing is lost silently (ADMIN-11). */
export type ConflictData = {
  message: string
  /** The stored version; saving again with it overwrites the stored values. */
  version: string
  differences: Difference[]
  /** Opens the stored version and discards the typed values. */
  reloadPath: string
}

export function Conflict({ conflict }: { conflict: ConflictData }) {
  const notice = useRef<HTMLDivElement>(null)
  // The notice is at the top of a long form, the Save button at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again for each new conflict
  useEffect(() => notice.current?.focus(), [conflict])
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="notice notice-problem grid gap-3">
      <p>{conflict.message}</p>
      {conflict.differences.length > 0 && (
        <table className="spec-table">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Stored now</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {conflict.differences.map(({ name, field, stored, typed }) => (
              <tr key={name}>
                <th scope="row">{field}</th>
                <td>
                  <Choice name={name} field={field} value="stored" label="Take this" />
                  <Lines lines={stored} />
                </td>
                <td>
                  <Choice name={name} field={field} value="typed" label="Keep yours" />
                  <Lines lines={typed} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        Choose for each field, then press Save; or{' '}
        <a href={conflict.reloadPath} className="underline" onClick={() => deleteDrafts(document)}>
          take all the stored ones
        </a>
        .
      </p>
    </div>
  )
}

type ChoiceProps = { name: string; field: string; value: 'stored' | 'typed'; label: string }

const Choice = ({ name, field, value, label }: ChoiceProps) => (
  <label className="flex items-center gap-2">
    <input
      type="radio"
      name={choiceFor(name)}
      value={value}
      defaultChecked={value === 'typed'}
      aria-label={`${label}: ${field}`}
      className="size-5"
    />
    {label}
  </label>
)

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
