/** The form that checks a feed (SHOPS-2). */
import { isSignedIn } from '#app/auth/session.server.ts'
import type { FormResult } from '#app/contact/form.ts'
import { privateData } from '#app/http/caching.server.ts'
import { textField } from '#app/http/page-action.server.ts'
import { decodeText } from '#app/import/read/decode.ts'
import { addressLimit } from '#app/platform/request/address-limit.server.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { checkFeed, type FeedCheck, MAX_FEED_BYTES } from '#app/sources/check-feed.server.ts'
import { shopsTexts } from './texts.ts'

export const MAX_FEED_KB = MAX_FEED_BYTES / 1024
const MINUTE_S = 60

/** What the page shows of a form that checks a feed: `check` is null where it was not taken. */
export type CheckResult = FormResult & { check: FeedCheck | null }

const perMinute = addressLimit(() => settings().FEED_CHECKS_PER_MINUTE, MINUTE_S)

/** Checks the text or the file: 200 with the result; 413, 422, 429 or 503 with the text as it was typed. */
export async function checkForm(form: FormData) {
  const text = await feedOf(form)
  const size = Buffer.byteLength(text)
  if (text.trim() === '') return refuse('', shopsTexts().noFeed, 422)
  if (size > MAX_FEED_BYTES) return refuse(text, shopsTexts().tooLarge(MAX_FEED_KB), 413)
  const waitS = (await isSignedIn()) ? 0 : await perMinute.take(requestContext().address)
  if (waitS > 0) return refuse(text, shopsTexts().tooMany, 429, waitS)
  const check = await checkFeed(text, Date.now())
  if (!check) return refuse(text, shopsTexts().busy, 503)
  const result: CheckResult = { values: { feed: text }, errors: {}, problem: null, check }
  return privateData(result)
}

/** A body that is larger than the form may be is not read. */
export const tooLargeForm = () => refuse('', shopsTexts().tooLarge(MAX_FEED_KB), 413)

/** The file where one was chosen, in whatever encoding; else the text, with the line ends that it had. */
async function feedOf(form: FormData): Promise<string> {
  const file = form.get('file')
  if (file instanceof File && file.size > 0) return decodeText(Buffer.from(await file.arrayBuffer())).text
  return (textField(form, 'feed') ?? '').replaceAll('\r\n', '\n')
}

function refuse(feed: string, problem: string, status: number, retryAfterS?: number) {
  const result: CheckResult = { values: { feed }, errors: { feed: problem }, problem, check: null }
  return privateData(result, status, retryAfterS)
}
