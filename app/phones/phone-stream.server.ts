/** All phones as a JSON array, read and sent batch by batch so that memory stays flat. */
import { listPhones, type PhoneFilter, type PhonePage } from './listing.server.ts'
import { phoneJson } from './phone-json.ts'

const BATCH = 50

/** The phones that pass the filter, latest first, as the pieces of one JSON array; `limit: -1` means all. */
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
