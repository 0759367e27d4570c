/** All phones as a JSON array, read and sent batch by batch so that memory stays flat. */
import { listPhones, type PhoneFilter, type PhonePage } from './listing.server.ts'
import { phoneJson } from './phone-json.ts'

const BATCH = 200

/** The phones that pass the filter, latest first, as the bytes of one JSON array; `limit: -1` means all. */
export function streamPhones(filter: PhoneFilter, { limit, offset }: PhonePage): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      const size = limit < 0 ? BATCH : Math.min(BATCH, limit - sent)
      const batch = size > 0 ? listPhones(filter, { limit: size, offset: offset + sent }) : []
      const items = batch.map(phone => JSON.stringify(phoneJson(phone))).join(',')
      controller.enqueue(encoder.encode((sent === 0 ? '[' : batch.length > 0 ? ',' : '') + items))
      sent += batch.length
      if (batch.length < BATCH) {
        controller.enqueue(encoder.encode(']'))
        controller.close()
      }
    },
  })
}
