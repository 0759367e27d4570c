/** When the search index merges what writes have added to it. */
import { db } from '#db/client.server.ts'

/** As SQLite has it: segments of a level that are merged while others are written, in steps that take 60 ms and more. */
const USUAL = 4

const setAutomerge = (segments: number) =>
  db()
    .$client.prepare("INSERT INTO phone_search (phone_search, rank) VALUES ('automerge', CAST(? AS INTEGER))")
    .run(segments)

/**
 * Puts merging off while many phones are written one after the other; until then the index merges only where a level is
 * full. In the caller's transaction.
 */
export const deferMerging = () => setAutomerge(0)

export const resumeMerging = () => setAutomerge(USUAL)
