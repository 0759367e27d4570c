/**
 * A shared memory limit for large uploads. Received bytes count, not announced ones, so that slow uploads do not block
 * others; a second limit stops one address from using all of it.
 */
import { requestContext } from '#app/platform/request/request-context.server.ts'

/** Bytes of all uploads in flight. */
const MAX_BYTES = 96 * 1024 * 1024
/** The same per address; generous, because many users of a mobile network share one. */
const MAX_BYTES_PER_ADDRESS = 60 * 1024 * 1024

/** The memory of one upload in flight. */
export type Upload = {
  /** Reserves this many more bytes; false when a limit is reached. */
  take: (bytes: number) => boolean
  /** Releases all bytes; a second call does nothing. */
  end: () => void
}

let taken = 0
const takenBy = new Map<string, number>()

/** Begins an upload by the client of the current request. */
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
      if (taken + bytes > MAX_BYTES || (takenBy.get(address) ?? 0) + bytes > MAX_BYTES_PER_ADDRESS) return false
      add(bytes)
      return true
    },
    end: () => add(-own),
  }
}
