/** The limit of searches by address. It counts work: responses from memory never come here (LIMIT-2). */
import { addressLimit } from '#app/platform/request/address-limit.server.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { platformTexts } from '#app/platform/texts.ts'
import type { Rejection } from './check-request.server.ts'

const searches = addressLimit(() => settings().SEARCH_PER_MINUTE, 60)

/** Counts a search of the current request; returns 0, or how many seconds the client has to wait. */
export async function searchWait(isSignedIn: () => Promise<boolean>): Promise<number> {
  const waitS = await searches.take(requestContext().address)
  return waitS > 0 && (await isSignedIn()) ? 0 : waitS
}

/** For endpoints and feeds; pages say it themselves. */
export const tooManySearches = (waitS: number): Rejection => ({
  status: 429,
  message: platformTexts().tooManySearches,
  headers: { 'Retry-After': String(waitS) },
})
