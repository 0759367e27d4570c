import { useEffect, useRef } from 'react'
import { deleteDrafts } from '#app/ui/drafts.ts'
import type { Difference } from '../differences.ts'
import { VersionChoices } from './version-choices.tsx'

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
        <VersionChoices
          versions={[
            { value: 'stored', heading: 'Stored now', label: 'Take this' },
            { value: 'typed', heading: 'Yours', label: 'Keep yours' },
          ]}
          rows={conflict.differences.map(({ name, field, stored, typed }) => ({
            ...{ name, field, chosen: 'typed' },
            lines: [stored, typed],
          }))}
        />
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
