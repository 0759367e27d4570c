/** Processes the submission of a public form (FORM-1). */
import { redirect } from '@remix-run/node'
import type { z } from 'zod'
import { isSignedIn } from '#app/auth/session.server.ts'
import { privateData, privateHeaders } from '#app/http/caching.server.ts'
import { textField } from '#app/http/page-action.server.ts'
import { PictureRefused } from '#app/pictures/read-picture.server.ts'
import { notStoredText } from '#app/platform/busy.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { NotStored } from '#db/write.server.ts'
import { contactErrorTexts } from './error-texts.ts'
import { type FormResult, TRAP_FIELD, WRITTEN_FIELD } from './form.ts'
import { submissionWait } from './limits.server.ts'
import { emptyMessage, type NewMessage } from './message.ts'
import { PHOTO_FIELD } from './photo-bounds.ts'
import { hasPhotoIn, readPhoto } from './photos.server.ts'
import { receiveMessage } from './receive.server.ts'

type Form<Schema extends z.ZodObject> = {
  form: FormData
  schema: Schema
  toMessage: (value: z.output<Schema>) => Partial<NewMessage> & Pick<NewMessage, 'kind' | 'text'>
  /** The page that confirms the submission. */
  thanksPath: string
}

/**
 * Stores the message and redirects to the confirmation, or returns the typed values: 422 with field errors, 429 when rate
 * limited, 503 where it cannot be stored. A photo is decoded only for a sender within the limits. A form with the honeypot filled is confirmed but not stored.
 */
export async function submitPublicForm<Schema extends z.ZodObject>({
  form,
  schema,
  toMessage,
  thanksPath,
}: Form<Schema>) {
  const thanks = redirect(thanksPath, { status: 303, headers: privateHeaders })
  if (textField(form, TRAP_FIELD)) return thanks
  const names = Object.keys(schema.shape)
  const values = Object.fromEntries(names.map(name => [name, textField(form, name) ?? '']))
  const parsed = schema.safeParse(values)
  if (!parsed.success) return reject({ values, ...describeErrors(names, parsed.error) }, 422)
  const message = { ...emptyMessage, ...toMessage(parsed.data) }
  const writtenAt = Number(textField(form, WRITTEN_FIELD)) || undefined
  const address = (await isSignedIn()) ? null : requestContext().address
  const tooMany = (retryAfterS: number) => {
    const problem = contactErrorTexts().tooMany(Math.ceil(retryAfterS / 60))
    return reject({ values, errors: {}, problem }, 429, retryAfterS)
  }
  // Before a photo is decoded.
  const waitS = address === null || !hasPhotoIn(form) ? 0 : submissionWait(address, Date.now())
  if (waitS > 0) return tooMany(waitS)
  const photo = await readPhoto(form).catch(error => {
    if (error instanceof PictureRefused) return error
    throw error
  })
  if (photo instanceof PictureRefused) {
    const problem = contactErrorTexts().fields(1)
    return reject({ values, errors: { [PHOTO_FIELD]: photo.message }, problem }, photo.status)
  }
  const received = await receiveMessage(message, { address, now: Date.now(), writtenAt }, photo).catch(error => {
    if (error instanceof NotStored) return error
    throw error
  })
  if (received instanceof NotStored) {
    return reject({ values, errors: {}, problem: notStoredText(received) }, 503)
  }
  return received.ok ? thanks : tooMany(received.retryAfterS)
}

const reject = (result: FormResult, status: number, retryAfterS?: number) => privateData(result, status, retryAfterS)

/** The first message of each field, in the order of the form. */
function describeErrors(names: string[], error: z.ZodError): Pick<FormResult, 'errors' | 'problem'> {
  const found = new Map<PropertyKey, string>()
  for (const { path, message } of error.issues) {
    const [name = ''] = path
    if (!found.has(name)) found.set(name, message)
  }
  const errors = Object.fromEntries(names.flatMap(name => (found.has(name) ? [[name, found.get(name) ?? '']] : [])))
  return {
    errors,
    problem: contactErrorTexts().fields(found.size),
  }
}
