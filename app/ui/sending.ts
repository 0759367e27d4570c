/**
 * Submits forms with script. Without a response the page and its typed values stay. Without script the browser's own
 * error page leads back to the form (FORM-3).
 */
import { type ClientActionFunctionArgs, isRouteErrorResponse, useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { deleteDrafts } from './drafts.ts'
import { sendingTexts } from './sending-texts.ts'
import { toast } from './toast.ts'

type Unsent = { unsent: string }

const isUnsent = (data: unknown): data is Unsent =>
  typeof data === 'object' && data !== null && 'unsent' in data && typeof data.unsent === 'string'

/** Whether a later try may succeed. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429

/** Whether a request failed without a complete response; false when the page itself aborted it. */
export function isConnectionLost(error: unknown): boolean {
  // `fetch` throws TypeError without a response; Remix fails to decode a response of a proxy.
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to decode'))
}

/** The message for a failed request; null when the router or an error boundary handles the error. */
function explain(error: unknown): string | null {
  if (isConnectionLost(error)) return sendingTexts().noConnection
  if (isRouteErrorResponse(error)) {
    if (!isTemporary(error.status)) return null
    const message: unknown = error.data?.message
    return typeof message === 'string' ? message : sendingTexts().notNow
  }
  return error instanceof Error && error.name !== 'AbortError' ? sendingTexts().notNow : null
}

/**
 * The `clientAction` of every page with a `<Form>`. A failed submission keeps the page and is reported through
 * `useFormResult`. A redirect means success, so drafts are deleted.
 */
export async function sendForm({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response && error.status >= 300 && error.status < 400) deleteDrafts(document)
    const unsent = explain(error)
    if (unsent === null) throw error
    toast({ title: sendingTexts().notSent, text: unsent, isProblem: true })
    // With an error status Remix does not revalidate loaders, which would fail too.
    return new Response(JSON.stringify({ unsent } satisfies Unsent), {
      status: 503,
      headers: { 'Content-Type': 'application/json' },
    })
  }
}

/** The server's last result for the page's form, or that of a form which is shown again after a sign-in, and the message when a later try got no response. */
export function useFormResult<Action>(): {
  result: Exclude<ReturnType<typeof useActionData<Action>>, undefined> | null
  unsent: string | null
} {
  const { shownAgain } = (useLoaderData<unknown>() ?? {}) as { shownAgain?: ReturnType<typeof useActionData<Action>> }
  const data = useActionData<Action>() ?? shownAgain
  const [last, setLast] = useState(data)
  const lost = isUnsent(data)
  if (!lost && data !== last) setLast(data)
  const result = lost ? last : data
  return {
    result: (result ?? null) as ReturnType<typeof useFormResult<Action>>['result'],
    unsent: lost ? data.unsent : null,
  }
}
