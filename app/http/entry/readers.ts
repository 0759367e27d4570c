/** The clients that wait for a rendering. */
import type { ServerResponse } from 'node:http'

/** A client that waits for a response: its address takes turns with others (render-queue.server.ts). */
export type Reader = { address: string; response: ServerResponse }

export class Readers {
  readonly #responses = new Set<ServerResponse>()
  readonly #addresses = new Set<string>()
  #hasOther = false

  /** Whether anybody still waits. */
  get areWaiting(): boolean {
    return this.#hasOther || this.#responses.size > 0
  }

  /**
   * Adds a reader until its connection closes.
   * @param reader null for something other than a client, which waits to the end
   * @returns whether its address is new
   */
  add(reader: Reader | null): boolean {
    if (!reader) {
      this.#hasOther = true
      return false
    }
    const { address, response } = reader
    if (response.destroyed) return false
    if (!this.#responses.has(response)) {
      this.#responses.add(response)
      response.once('close', () => this.#responses.delete(response))
    }
    const isNew = !this.#addresses.has(address)
    this.#addresses.add(address)
    return isNew
  }
}
