/** Files as they were read, kept for a while so that one is parsed once. */
import type { ReadFile } from '../read/read-file.ts'

type Kept = { bytes: number; read: Promise<ReadFile>; timer: NodeJS.Timeout }

/**
 * Keeps what was read of each upload, the one used last longest.
 * @param mostBytes of the files, all together; a table takes several times the memory of its file
 * @param keptMs without being used
 */
export class ReadCache {
  /** The one used last at the end. */
  readonly #kept = new Map<string, Kept>()

  constructor(
    private readonly mostBytes: number,
    private readonly keptMs: number,
  ) {}

  /** What was read of this upload before; else what `read` gives, kept from now on. */
  get(id: string, bytes: number, read: () => Promise<ReadFile>): Promise<ReadFile> {
    const found = this.#kept.get(id)?.read ?? read()
    this.forget(id)
    if (bytes > this.mostBytes) return found
    const timer = setTimeout(() => this.forget(id), this.keptMs).unref()
    this.#kept.set(id, { bytes, read: found, timer })
    found.catch(() => this.forget(id))
    this.#evict()
    return found
  }

  forget(id: string): void {
    clearTimeout(this.#kept.get(id)?.timer)
    this.#kept.delete(id)
  }

  #evict(): void {
    let total = [...this.#kept.values()].reduce((sum, { bytes }) => sum + bytes, 0)
    for (const [id, { bytes }] of this.#kept) {
      if (total <= this.mostBytes) return
      this.forget(id)
      total -= bytes
    }
  }
}
