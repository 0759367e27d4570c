/**
 * The order in which responses are rendered: addresses take turns, so that the requests of one delay those of another by a
 * rendering or two, and what nobody waits for any more is not begun (HTTP-11).
 */

import { AsyncResource } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { Reader } from './readers.ts'

/** Renderings at a time: more would only delay the responses sent between them. */
const MAX_RUNNING = 12
/** Of one address, so that another one's begins at once. */
const MAX_RUNNING_OF_ADDRESS = 4

/** A rendering that waits for its turn, in the queue of each address that asked for it. */
type Task = {
  run: () => Promise<unknown>
  /** Whether a client still waits for it. */
  isWanted: () => boolean
  drop: () => void
  isTaken: boolean
}

/** Renderings that no client waits for come last. */
export const BACKGROUND = ''

export function createRenderQueue() {
  /** Waiting tasks by address; the address whose turn is next is first. */
  const waiting = new Map<string, Task[]>()
  const runningOf = new Map<string, number>()
  let running = 0

  /**
   * Runs `render` when the turn of this address comes; the event loop serves other requests between renderings.
   * @param isWanted asked when the turn comes; by default it always runs
   * @returns its result, null where it was not wanted any more; and a function for another address that waits for it too,
   * whose turn may come first
   */
  function add<Result>(
    render: () => Promise<Result>,
    { address, isWanted = () => true }: { address: string; isWanted?: () => boolean },
  ): { done: Promise<Result | null>; join: (address: string) => void } {
    const { promise, resolve, reject } = Promise.withResolvers<Result | null>()
    // The turn may come while another request is served: its context must not be that of this rendering.
    const run = AsyncResource.bind(() => render().then(resolve, reject))
    const task: Task = { run, isWanted, drop: () => resolve(null), isTaken: false }
    const join = (other: string) => {
      const tasks = waiting.get(other)
      if (tasks) tasks.push(task)
      else waiting.set(other, [task])
      startNext()
    }
    join(address)
    return { done: promise, join }
  }

  function startNext(): void {
    while (running < MAX_RUNNING) {
      const address = nextAddress()
      if (address === undefined) return
      const task = takeTask(address)
      if (task) start(task, address)
    }
  }

  /** The first address that may begin a rendering; the background only where no other waits. */
  function nextAddress(): string | undefined {
    for (const address of waiting.keys()) {
      if (address !== BACKGROUND && (runningOf.get(address) ?? 0) < MAX_RUNNING_OF_ADDRESS) return address
    }
    return waiting.has(BACKGROUND) ? BACKGROUND : undefined
  }

  /** The first task of an address that is still to be done; the address goes to the end of the line. */
  function takeTask(address: string): Task | undefined {
    const tasks = waiting.get(address) ?? []
    waiting.delete(address)
    let taken: Task | undefined
    while (!taken && tasks.length > 0) {
      const task = tasks.shift()
      if (!task || task.isTaken) continue
      task.isTaken = true
      if (task.isWanted()) taken = task
      else task.drop()
    }
    if (tasks.length > 0) waiting.set(address, tasks)
    return taken
  }

  function start(task: Task, address: string): void {
    running += 1
    runningOf.set(address, (runningOf.get(address) ?? 0) + 1)
    const done = () => {
      running -= 1
      const others = (runningOf.get(address) ?? 1) - 1
      if (others > 0) runningOf.set(address, others)
      else runningOf.delete(address)
      setImmediate(startNext)
    }
    task.run().then(done, done)
  }

  /** Runs the application for a page that is for this reader alone, in turn; not at all where the reader has left. */
  function renderFor({ address, response }: Reader, render: () => void): void {
    const { done } = add(() => untilRendered(response, render), { address, isWanted: () => !response.destroyed })
    done.catch(error => response.destroy(error))
  }

  return { add, renderFor }
}

/** A page is rendered when its head is written; how long its reader takes is of no matter to others. */
const untilRendered = (response: ServerResponse, render: () => void) =>
  new Promise<void>(resolve => {
    const { writeHead } = response
    response.writeHead = function (this: ServerResponse, ...args: unknown[]) {
      resolve()
      return Reflect.apply(writeHead, this, args)
    } as typeof response.writeHead
    response.once('close', resolve)
    render()
  })
