/** The one wrapper of the actions of pages: no write from another origin, no body without bounds. */
import type { ActionFunctionArgs, data } from '@remix-run/node'
import { BUSY_HEADERS } from '#app/platform/busy.ts'
import { pressedIntent } from '#app/platform/intent.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { DatabaseBusy } from '#db/write.server.ts'
import { isForm, readFields, statusOfBody } from './body.server.ts'
import { privateHeaders } from './caching.server.ts'
import { isSameOrigin } from './origin.server.ts'
import { beginUpload } from './uploads.server.ts'

/** Largest form of a public page (FORM-6). */
const MAX_FORM_BYTES = 64 * 1024

export type PageActionArgs = ActionFunctionArgs & { form: FormData }

type Answer<Value> = ReturnType<typeof data<Value>>

type Options<Value> = {
  /** For forms that carry more than a public page's, such as a picture. */
  maxBytes?: number
  /** For forms with a file: they share a bounded amount of memory, and get 503 when there is no room. */
  isUpload?: boolean
  /** A page of its own for a form that was not taken; null for the usual one. */
  refused?: (status: number) => Answer<Value> | null
}

/**
 * An action that is called with the fields of its form, for requests from our own pages only. Others get 403, a form
 * that is too large 413, one that comes too slowly 408, a body that is no form 415, one that cannot be read 400.
 */
export function pageAction<Value>(
  handler: (args: PageActionArgs) => Answer<Value> | Response | Promise<Answer<Value> | Response>,
  { maxBytes = MAX_FORM_BYTES, isUpload = false, refused }: Options<Value> = {},
): (args: ActionFunctionArgs) => Promise<Answer<Value> | Response> {
  return async args => {
    const { request } = args
    if (!isSameOrigin(request)) throw refusal(403)
    if (request.method !== 'POST') throw refusal(405, { Allow: 'GET, HEAD, POST' })
    if (!isForm(request)) throw refusal(415)
    const refuse = (status: number) => {
      const page = refused?.(status)
      if (page) return page
      throw refusal(status)
    }
    const upload = isUpload ? beginUpload() : null
    let form: FormData
    try {
      form = await readFields(request, maxBytes, upload)
    } catch (error) {
      return refuse(statusOfBody(error))
    } finally {
      upload?.end()
    }
    try {
      return await handler({ ...args, form })
    } catch (error) {
      if (!(error instanceof DatabaseBusy)) throw error
      const page = refused?.(503)
      if (page) return page
      throw refusal(503, BUSY_HEADERS)
    }
  }
}

/** A response, because routes without a page of their own cannot show data that is thrown; boundaries know it by its status. */
const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 503 ? platformTexts().busy : null, { status, headers: { ...privateHeaders, ...headers } })

/** The text of a field; null where it is missing or a file. */
export function textField(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' ? value : null
}

/** What the form asks for, one of these intents; anything else gets 400. */
export function intentOf<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent {
  const pressed = pressedIntent(form)
  const intent = intents.find(known => known === pressed)
  if (intent === undefined) throw refusal(400)
  return intent
}
