import { Form, Link } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useHasScript } from '#app/ui/has-script.ts'

type ActionsProps = { name: string; view?: string; edit: string; remove: string; id: string; intent: string }

/** What is asked before something is deleted. */
export const deletionQuestion = (name: string) => `Are you sure you want to delete ${name}?`

export function CardActions({ name, view, edit, remove, id, intent }: ActionsProps) {
  const hasScript = useHasScript()
  // With script the browser confirms; without it the link leads to a confirmation page.
  const confirmDeletion = (event: FormEvent) => {
    if (!window.confirm(deletionQuestion(name))) event.preventDefault()
  }
  return (
    <div className="admin-actions">
      {view && (
        <Link to={view} preventScrollReset className="link admin-action" aria-label={`View ${name}`}>
          View
        </Link>
      )}
      <Link to={edit} preventScrollReset className="link admin-action" aria-label={`Edit ${name}`}>
        Edit
      </Link>
      {hasScript ? (
        <Form method="post" className="ms-auto" onSubmit={confirmDeletion}>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="link admin-action text-muted" aria-label={`Delete ${name}`}>
            Delete
          </button>
        </Form>
      ) : (
        <Link
          to={remove}
          preventScrollReset
          className="link admin-action ms-auto text-muted"
          aria-label={`Delete ${name}`}
        >
          Delete
        </Link>
      )}
    </div>
  )
}
