/** The tab with what was changed (ADMIN-13). */
import { Form } from '@remix-run/react'
import type { ActivityAction, ActivitySubject } from '#app/entities/enums.ts'
import type { FieldChange } from '#app/entities/field-change.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { activityForAdmin } from '../dashboard.server.ts'
import { type AdminState, adminAt } from '../paths.ts'
import { Moment } from './moment.tsx'

/** Text before the name of the changed record. */
const subjectPrefixes: Record<Exclude<ActivitySubject, 'session'>, string> = {
  phone: 'mobile ',
  brand: 'brand ',
  table: 'the table ',
  account: 'the account ',
  invitation: '',
  import: '',
  source: 'the source ',
  site: 'the ',
  text: 'the texts ',
}

const verbs: Record<ActivityAction, string> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  merge: 'merged',
  restore: 'restored',
  login: 'logged in',
  import: 'imported',
  undo: 'took back',
}

/** Old and new value of each changed field. */
function Changes({ changes, name }: { changes: FieldChange[]; name: string }) {
  if (changes.length === 0) return null
  return (
    <details className="w-full text-sm">
      <summary>
        Old and new values<span className="sr-only">{` of ${name}`}</span>
      </summary>
      <dl className="mt-2 grid gap-2 wrap-anywhere">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="font-semibold">{field}</dt>
            <dd className="text-muted">{`Before: ${before || 'empty'}`}</dd>
            <dd>{`After: ${after || 'empty'}`}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function RestoreButton({ action, subjectName }: { action: string; subjectName: string }) {
  const [label, name] =
    action === 'merge'
      ? ['Undo', `Undo merging ${subjectName}`]
      : action === 'update'
        ? ['Undo', `Undo removing a price of ${subjectName}`]
        : ['Restore', `Restore ${subjectName}`]
  return (
    <button type="submit" className="button button-quiet" aria-label={name}>
      {label}
    </button>
  )
}

export function ActivityTab({ entries, paging, state }: ReturnType<typeof activityForAdmin> & { state: AdminState }) {
  return (
    <section aria-label="Activity">
      {entries.length === 0 && <p className="panel p-8 text-center">Nothing has happened yet</p>}
      <ol className="panel divide-y divide-line">
        {entries.map(entry => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <span className="text-sm text-muted">
              <Moment at={entry.at} />
            </span>
            <span className="min-w-0 flex-1">
              <strong>{entry.username}</strong> {verbs[entry.action]}
              {entry.subject !== 'session' && ` ${subjectPrefixes[entry.subject]}${entry.subjectName}`}
              {entry.fields.length > 0 && <span className="text-sm text-muted">{` (${entry.fields.join(', ')})`}</span>}
            </span>
            <Changes changes={entry.changes ?? []} name={entry.subjectName} />
            {entry.isRestorable && (
              <Form method="post">
                <input type="hidden" name="intent" value="restore" />
                <input type="hidden" name="id" value={entry.id} />
                <RestoreButton {...entry} />
              </Form>
            )}
          </li>
        ))}
      </ol>
      <Pagination {...paging} pathOf={page => adminAt({ ...state, page })} label="Pages of activity" />
    </section>
  )
}
