/**
 * Sending a form with script: where no answer comes, the page stays as it is, with all that was typed. Without script
 * the browser does the same by itself: its own page for a lost connection leads back to the form (FORM-3).
 */
import { type ClientActionFunctionArgs, isRouteErrorResponse, useActionData } from '@remix-run/react'
import { useState } from 'react'
import { deleteDrafts } from './drafts.ts'
import { sendingTexts } from './sending-texts.ts'
import { toast } from './toast-store.ts'

type Unsent = { unsent: string }

const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === 'object' && answer !== null && 'unsent' in answer && typeof answer.unsent === 'string'

/** Of a refusal that another try may get past. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429

/** Whether a request got no answer, or one that broke off; not so for a request that the page itself gave up. */
export function isConnectionLost(error: unknown): boolean {
  // What fetch throws without an answer, and Remix for an answer that is none of ours, such as a proxy's.
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to decode'))
}

/** What to say of a request that failed; null for what belongs to the router or an error boundary. */
function explain(error: unknown): string | null {
  if (isConnectionLost(error)) return sendingTexts().noConnection
  if (isRouteErrorResponse(error)) {
    if (!isPassing(error.status)) return null
    const message: unknown = error.data?.message
    return typeof message === 'string' ? message : sendingTexts().notNow
  }
  return error instanceof Error && error.name !== 'AbortError' ? sendingTexts().notNow : null
}

/**
 * The `clientAction` of every page with a form of `<Form>`: a form that does not get through is no page of its own, it
 * stays and is told (`useFormResult`). A redirect is how each action says that it is done: drafts are then forgotten.
 */
export async function sendForm({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response && error.status >= 300 && error.status < 400) deleteDrafts(document)
    const unsent = explain(error)
    if (unsent === null) throw error
    toast({ title: sendingTexts().notSent, text: unsent, isProblem: true })
    // A status of failure: loaders are not asked again, for they would fail too.
    return new Response(JSON.stringify({ unsent } satisfies Unsent), {
      status: 503,
      headers: { 'Content-Type': 'application/json' },
    })
  }
}

/** The server's last answer to the page's form, and what to say where a later try got none. */
export function useFormResult<Action>(): {
  answer: Exclude<ReturnType<typeof useActionData<Action>>, undefined> | null
  unsent: string | null
} {
  const data = useActionData<Action>()
  const [last, setLast] = useState(data)
  const lost = isUnsent(data)
  if (!lost && data !== last) setLast(data)
  const answer = lost ? last : data
  return {
    answer: (answer ?? null) as ReturnType<typeof useFormResult<Action>>['answer'],
    unsent: lost ? data.unsent : null,
  }
}
