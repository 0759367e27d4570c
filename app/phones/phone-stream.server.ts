/** Phones as a streamed JSON array, read in batches so that memory use stays constant. */
import { listPhones, type PhoneFilter, type PhonePage } from './listing.server.ts'
import { phoneJson } from './phone-json.ts'

const BATCH = 50

/** Yields chunks of one JSON array of the phones that match the filter, latest first; `limit: -1` means all. */
export function* phonesAsJson(filter: PhoneFilter, { limit, offset }: PhonePage): Generator<string> {
  for (let sent = 0; ; sent += BATCH) {
    const size = limit < 0 ? BATCH : Math.min(BATCH, limit - sent)
    const batch = size > 0 ? listPhones(filter, { limit: size, offset: offset + sent }) : []
    const items = batch.map(phone => JSON.stringify(phoneJson(phone))).join(',')
    const isLast = batch.length < BATCH
    yield `${sent === 0 ? '[' : batch.length > 0 ? ',' : ''}${items}${isLast ? ']' : ''}`
    if (isLast) return
  }
}
