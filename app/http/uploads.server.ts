/**
 * Large uploads share a bounded amount of memory. What counts is what has come in: one that trickles takes no place from
 * others, and one address cannot hold all.
 */
import { requestContext } from '#app/platform/request/request-context.server.ts'

/** Bytes of uploads on their way, of all visitors together. */
const ROOM_BYTES = 96 * 1024 * 1024
/** The same of one address; mobile networks share addresses among many. */
const ROOM_OF_ADDRESS_BYTES = 60 * 1024 * 1024

/** Room for one body while it comes in. */
export type Upload = {
  /** False when there is no room for so many bytes more. */
  take: (bytes: number) => boolean
  /** Gives the room back; a second call does nothing. */
  end: () => void
}

let taken = 0
const takenBy = new Map<string, number>()

/** Begins an upload of the client of this request. */
export function beginUpload(address = requestContext().address): Upload {
  let own = 0
  const add = (bytes: number) => {
    own += bytes
    taken += bytes
    const ofAddress = (takenBy.get(address) ?? 0) + bytes
    if (ofAddress > 0) takenBy.set(address, ofAddress)
    else takenBy.delete(address)
  }
  return {
    take(bytes) {
      if (taken + bytes > ROOM_BYTES || (takenBy.get(address) ?? 0) + bytes > ROOM_OF_ADDRESS_BYTES) return false
      add(bytes)
      return true
    },
    end: () => add(-own),
  }
}
