/** The connection that a download reads through. */
import { type Db, openReader } from '#db/client.server.ts'

/**
 * The pieces that are made of what this connection reads; it is closed after the last, and when nobody wants more. All of
 * it is the state of one moment, whatever is written meanwhile.
 */
export function* withReader(pieces: (reader: Db) => Iterable<string>): Generator<string> {
  const reader = openReader()
  try {
    reader.$client.exec('BEGIN')
    yield* pieces(reader)
  } finally {
    reader.$client.close()
  }
}
