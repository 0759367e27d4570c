/** The read connection of downloads. */
import { type Db, openReader } from '#db/client.server.ts'

/**
 * Yields chunks read from one snapshot of the database, unaffected by concurrent writes. The connection is closed after the
 * last chunk, or when the consumer stops early.
 */
export function* withReader(chunks: (reader: Db) => Iterable<string>): Generator<string> {
  const reader = openReader()
  try {
    reader.$client.exec('BEGIN')
    yield* chunks(reader)
  } finally {
    reader.$client.close()
  }
}
