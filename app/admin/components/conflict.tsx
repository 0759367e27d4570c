import { useEffect, useRef } from 'react'
import { deleteDrafts } from '#app/ui/drafts.ts'
import type { Difference } from '../differences.ts'

/** Two saved the same record: both versions are shown, and nothing is lost silently (ADMIN-11). */
export type ConflictData = {
  message: string
  /** The version that is stored now; saving again with it keeps what is typed. */
  version: string
  differences: Difference[]
  /** Where the stored version can be opened, which drops what was typed. */
  reloadPath: string
}

export function Conflict({ conflict }: { conflict: ConflictData }) {
  const notice = useRef<HTMLDivElement>(null)
  // Save stands at the end of a long form, and this at its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each new conflict
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
            {conflict.differences.map(({ field, stored, typed }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>
                  <Lines lines={stored} />
                </td>
                <td>
                  <Lines lines={typed} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        Press Save to keep your values, or{' '}
        <a href={conflict.reloadPath} className="underline" onClick={() => deleteDrafts(document)}>
          take the stored ones
        </a>
        .
      </p>
    </div>
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
