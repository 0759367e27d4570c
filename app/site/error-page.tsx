/** Error pages with links to continue (SITE-9). They need no data, so they work when loaders fail. */

import { isRouteErrorResponse } from '@remix-run/react'
import { useContext } from 'react'
import { homePath } from '#app/platform/paths.ts'
import { isConnectionLost } from '#app/ui/sending.ts'
import { errorTexts } from './error-texts.ts'
import { notFoundTexts } from './not-found-texts.ts'
import { RequestId } from './request-id.ts'

/** Stands for a missing response. */
const NO_RESPONSE = 0

/** The HTTP status of an error caught by a boundary. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return isConnectionLost(error) ? NO_RESPONSE : 500
}

function textsFor(status: number): { title: string; text: string } {
  const { connectionLost, errors, unexpected } = errorTexts()
  if (status === 404) return notFoundTexts()
  return status === NO_RESPONSE ? connectionLost : (errors[status] ?? unexpected)
}

export function ErrorPage({ status }: { status: number }) {
  const { title, text } = textsFor(status)
  return (
    <main className="shell grid place-content-center py-20 text-center">
      {status !== NO_RESPONSE && <p className="display text-4xl text-brand">{status}</p>}
      <h1 className="mt-2 text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      {status >= 500 && <RequestName />}
      <p className="mt-6">
        <a href={homePath()} className="button button-primary">
          {errorTexts().goHome}
        </a>
      </p>
    </main>
  )
}

/** Names the request as the log does, so that a report leads to its line. */
function RequestName() {
  const id = useContext(RequestId)
  // The browser does not know the id; React leaves what the server wrote.
  return (
    <p className="mt-2 text-sm text-muted" suppressHydrationWarning>
      {id && errorTexts().request(id)}
    </p>
  )
}
