/** The wrapper of all page actions: refuses writes from other origins and bounds the body. */
import type { ActionFunctionArgs, data } from '@remix-run/node'
import { BUSY_HEADERS, notStoredText } from '#app/platform/busy.ts'
import { pressedIntent } from '#app/platform/intent.ts'
import { platformTexts } from '#app/platform/texts.ts'
import { asNotStored, NotStored } from '#db/write.server.ts'
import { BodyTooLarge, isForm, isMultipart, readFields, statusOfBody } from './body.server.ts'
import { privateHeaders } from './caching.server.ts'
import { isSameOrigin } from './origin.server.ts'
import { beginUpload, type Upload } from './uploads.server.ts'

/** Largest form of a public page (FORM-6). */
const MAX_FORM_BYTES = 64 * 1024

export type PageActionArgs = ActionFunctionArgs & {
  form: FormData
  /** The memory of a form with a file; to be ended once the file is no longer needed. Null for other forms. */
  upload: Upload | null
}

type ActionData<Value> = ReturnType<typeof data<Value>>

export type PageActionOptions<Value> = {
  /** For forms larger than those of public pages, such as one with a picture. */
  maxBytes?: number
  /** The same with its files, where `maxBytes` is of its other fields. */
  maxUploadBytes?: number
  /** For forms with a file: they share a bounded amount of memory, and get 503 when it is used up. */
  isUpload?: boolean
  /** Action data for a refused form; null to throw the default error response. */
  refused?: (status: number) => ActionData<Value> | null
}

/**
 * An action called with the fields of its form, for requests from our own pages only. Other origins get 403, a too
 * large form 413, a too slow one 408, another content type 415, an unreadable form 400.
 */
export function pageAction<Value>(
  handler: (args: PageActionArgs) => ActionData<Value> | Response | Promise<ActionData<Value> | Response>,
  { maxBytes = MAX_FORM_BYTES, maxUploadBytes = maxBytes, isUpload = false, refused }: PageActionOptions<Value> = {},
): (args: ActionFunctionArgs) => Promise<ActionData<Value> | Response> {
  return async args => {
    const { request } = args
    if (!isSameOrigin(request)) throw refusal(403)
    if (request.method !== 'POST') throw refusal(405, { Allow: 'GET, HEAD, POST' })
    if (!isForm(request)) throw refusal(415)
    const refuse = (status: number) => {
      const actionData = refused?.(status)
      if (actionData) return actionData
      throw refusal(status)
    }
    const upload = isUpload ? beginUpload() : null
    let form: FormData
    try {
      form = await readFields(request, isMultipart(request) ? maxUploadBytes : maxBytes, upload)
      if (lengthOfTexts(form) > maxBytes) throw new BodyTooLarge()
    } catch (error) {
      upload?.end()
      return refuse(statusOfBody(error))
    }
    try {
      return await handler({ ...args, form, upload })
    } catch (thrown) {
      const error = asNotStored(thrown)
      if (!(error instanceof NotStored)) throw error
      const actionData = refused?.(503)
      if (actionData) return actionData
      throw refusal(503, BUSY_HEADERS, notStoredText(error))
    } finally {
      upload?.end()
    }
  }
}

const lengthOfTexts = (form: FormData): number => {
  let length = 0
  for (const [, value] of form) if (typeof value === 'string') length += value.length
  return length
}

/** A Response and not `data`, which routes without a page cannot throw; error boundaries read its status. */
const refusal = (status: number, headers: Record<string, string> = {}, text = platformTexts().busy) =>
  new Response(status === 503 ? text : null, { status, headers: { ...privateHeaders, ...headers } })

/** The fields of a form that are texts, not files. */
export const textFields = (form: FormData): [string, string][] =>
  [...form].filter((field): field is [string, string] => typeof field[1] === 'string')

/** The text of a field; null when missing or a file. */
export function textField(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' ? value : null
}

/** The intent of the form. @throws 400 unless it is one of `intents` */
export function intentOf<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent {
  const pressed = pressedIntent(form)
  const intent = intents.find(known => known === pressed)
  if (intent === undefined) throw refusal(400)
  return intent
}
