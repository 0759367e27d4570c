/** Packs what is kept of all phones, and says when its snapshot is stored (FIND-6). */
import type { NetworkTable } from '#app/facts/tables/schemas.ts'
import { logger } from '#app/platform/process/log.server.ts'
import { isStopping } from '#app/platform/process/shutdown.server.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { isReadOnly } from '#db/client.server.ts'
import { formOf, loadSnapshot, packed, type Snapshot, saveSnapshot } from './snapshots.server.ts'

/** With more changes than this a new snapshot is stored, though not at once again. */
const UNSAVED_CHANGES = 500
const SAVE_EVERY_MS = 10 * 60_000
/** Attempts to pack a state that changes meanwhile. */
const PACK_ATTEMPTS = 3

/** What rows depend on besides the phones: years of updates on the day, guest networks on the table of operators. */
export type Moment = { today: Date; networks: NetworkTable }

export type KeptState<State> = {
  state: State
  /** The last change that it has. */
  seen: number
  moment: Moment
  /** The day of that moment in Pakistan, in days since 1970. */
  day: number
}

export type SnapshotSource<State> = {
  name: string
  /** Describes the parts: others cannot be unpacked. */
  form: unknown
  /** Values that `structuredClone` accepts; the state does not change between two of them. */
  pack: (state: State) => Iterable<unknown>
  size: (state: State) => number
  /** @param size for the room of the state */
  unpack: (parts: unknown[], size: number) => State
}

/** @param keptNow what is kept, which later calls may give in another state */
export function snapshotsOf<State>(source: SnapshotSource<State>, keptNow: () => KeptState<State> | undefined) {
  /** The stored one, as far as this process knows it. */
  let stored = { seen: Number.NEGATIVE_INFINITY, at: Number.NEGATIVE_INFINITY }
  let isSaving = false

  const formWith = (networks: NetworkTable) => formOf([source.form, networks])

  function load(networks: NetworkTable): Snapshot<State> | null {
    const snapshot = loadSnapshot(source.name, formWith(networks), source.unpack)
    if (snapshot) stored = { seen: snapshot.seen, at: performance.now() }
    return snapshot
  }

  /** All parts of the state as it is at one moment, and that moment; null where it changed each time. */
  async function pack() {
    for (let attempt = 0; attempt < PACK_ATTEMPTS; attempt += 1) {
      const kept = keptNow()
      if (!kept) return null
      const parts: Buffer[] = []
      const isSame = () => {
        const now = keptNow()
        return now?.state === kept.state && now.seen === kept.seen
      }
      for (const part of source.pack(kept.state)) {
        parts.push(packed(part))
        await yieldToEventLoop()
        if (!isSame()) break
      }
      if (isSame()) return { kept, parts }
    }
    return null
  }

  /** Stores the state for the next start. */
  async function save(): Promise<void> {
    if (isSaving || isReadOnly() || isStopping()) return
    isSaving = true
    try {
      const result = await pack()
      if (!result) return
      const { day, seen, moment, state } = result.kept
      stored = { seen, at: performance.now() }
      const head = { day, seen, size: source.size(state) }
      await saveSnapshot(source.name, formWith(moment.networks), head, result.parts)
    } finally {
      isSaving = false
    }
  }

  /** @param last the last change of all */
  function saveIfDue(last: number): void {
    if (last - stored.seen <= UNSAVED_CHANGES || performance.now() - stored.at <= SAVE_EVERY_MS) return
    save().catch(error => logger().warn(error, 'A snapshot was not stored.'))
  }

  return { load, save, saveIfDue }
}
