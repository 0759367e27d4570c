/** Long work in slices, so that other requests are served in between. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

export { yieldToEventLoop }

/** Longest slice, apart from what a single item takes. */
const SLICE_MS = 10

/** Tells when a slice has lasted long enough: `if (slice.isOver()) await slice.next()`. */
export class Slice {
  #begun = performance.now()

  isOver(): boolean {
    return performance.now() - this.#begun >= SLICE_MS
  }

  async next(): Promise<void> {
    await yieldToEventLoop()
    this.#begun = performance.now()
  }
}

/** The items one after the other, with pauses for others in between. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  const slice = new Slice()
  for (const item of items) {
    yield item
    if (slice.isOver()) await slice.next()
  }
}
