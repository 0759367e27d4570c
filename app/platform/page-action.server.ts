/** The one wrapper of the actions of pages: no write from another origin, no body without bounds. */
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { BodyTooLarge, isForm, readFields } from './body.server.ts'
import { privateHeaders } from './http.server.ts'
import { isSameOrigin } from './origin.server.ts'

/** Largest form of a public page. */
const MAX_FORM_BYTES = 64 * 1024

export type PageActionArgs = ActionFunctionArgs & { form: FormData }

/**
 * An action that is called with the fields of its form, for requests from our own pages only. Others get 403, a form
 * that is too large 413, a body that is no form 415, one that cannot be read 400.
 * @param maxBytes for forms that carry more than a public page's, such as a picture
 */
export function pageAction<Answer>(
  handler: (args: PageActionArgs) => Answer | Promise<Answer>,
  maxBytes = MAX_FORM_BYTES,
): (args: ActionFunctionArgs) => Promise<Answer> {
  return async args => {
    const { request } = args
    if (!isSameOrigin(request)) throw refusal(403)
    if (!isForm(request)) throw refusal(415)
    const form = await readFields(request, maxBytes).catch(error => {
      throw refusal(error instanceof BodyTooLarge ? 413 : 400)
    })
    return handler({ ...args, form })
  }
}

const refusal = (status: number) => data(null, { status, headers: privateHeaders })

/** The text of a field; null where it is missing or a file. */
export function textField(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' ? value : null
}
