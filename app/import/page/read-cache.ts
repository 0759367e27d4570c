/** Caches parsed files, so that an upload is parsed once. */
import type { ReadFile } from '../read/read-file.ts'

type Entry = { bytes: number; read: Promise<ReadFile>; timer: NodeJS.Timeout }

/**
 * An LRU cache of parsed uploads.
 * @param maxBytes total size of the cached files; a table takes several times the memory of its file
 * @param maxIdleMs unused entries expire after this time
 */
export class ReadCache {
  /** The most recently used entry is last. */
  readonly #entries = new Map<string, Entry>()

  constructor(
    private readonly maxBytes: number,
    private readonly maxIdleMs: number,
  ) {}

  /** The cached result of this upload, else the result of `read`, which is then cached. Concurrent calls share one read. */
  get(id: string, bytes: number, read: () => Promise<ReadFile>): Promise<ReadFile> {
    const found = this.#entries.get(id)?.read ?? read()
    this.forget(id)
    if (bytes > this.maxBytes) return found
    const timer = setTimeout(() => this.forget(id), this.maxIdleMs).unref()
    this.#entries.set(id, { bytes, read: found, timer })
    found.catch(() => this.forget(id))
    this.#evict()
    return found
  }

  forget(id: string): void {
    clearTimeout(this.#entries.get(id)?.timer)
    this.#entries.delete(id)
  }

  #evict(): void {
    let total = [...this.#entries.values()].reduce((sum, { bytes }) => sum + bytes, 0)
    for (const [id, { bytes }] of this.#entries) {
      if (total <= this.maxBytes) return
      this.forget(id)
      total -= bytes
    }
  }
}
