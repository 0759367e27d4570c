/** Pages for what went wrong, each with a way on (SITE-9). Needs no data, so that it works when all else fails. */
import { isRouteErrorResponse } from '@remix-run/react'
import { isConnectionLost } from '#app/ui/sending.ts'

/** In place of a status where no answer came. */
const NO_RESPONSE = 0

/** The status that a boundary's error stands for. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return isConnectionLost(error) ? NO_RESPONSE : 500
}

type Words = { title: string; text: string }

const words: Record<number, Words> = {
  [NO_RESPONSE]: {
    title: 'That did not get through',
    text: 'The connection was lost. Check it, then load the page again.',
  },
  400: { title: 'That address is malformed', text: 'Something in it cannot be read. Start again from the homepage.' },
  403: { title: 'That was refused', text: 'The request did not come from one of our pages.' },
  405: { title: 'That cannot be done here', text: 'This address answers another kind of request.' },
  415: { title: 'That cannot be read', text: 'The request is not a form that one of our pages sends.' },
  408: { title: 'That took too long', text: 'What you sent did not arrive in time. Please try again.' },
  413: { title: 'That is too large', text: 'What you sent is more than this page accepts.' },
  503: { title: 'Busy for a moment', text: 'Nothing was saved. Go back, and try again in a few seconds.' },
  429: { title: 'Slow down a little', text: 'Too many requests in a short time. Please try again in a minute.' },
}

const surprise: Words = {
  title: 'Something went wrong on our side',
  text: 'It is not your doing, and we have noted it. Please try again in a moment.',
}

export function ErrorPage({ status }: { status: number }) {
  const { title, text } = words[status] ?? surprise
  return (
    <main className="shell grid place-content-center py-20 text-center">
      {status !== NO_RESPONSE && <p className="display text-4xl text-brand">{status}</p>}
      <h1 className="mt-2 text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <p className="mt-6">
        <a href="/" className="button button-primary">
          Go to the homepage
        </a>
      </p>
    </main>
  )
}
