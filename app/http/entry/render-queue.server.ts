/** The order in which cached responses are rendered: those that a client waits for go first. */

/** Renderings at a time: more would only delay the responses sent between them. */
const MAX_RUNNING = 12

type Task = () => Promise<void>

const waitedFor: Task[] = []
const background: Task[] = []
let running = 0

/** Runs `render` when its turn comes; the event loop serves other requests between renderings. */
export function queueRendering<Result>(render: () => Promise<Result>, { isWaitedFor }: { isWaitedFor: boolean }) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const queue = isWaitedFor ? waitedFor : background
  queue.push(() => render().then(resolve, reject))
  startNext()
  return promise
}

function startNext(): void {
  if (running >= MAX_RUNNING) return
  const task = waitedFor.shift() ?? background.shift()
  if (!task) return
  running += 1
  const done = () => {
    running -= 1
    setImmediate(startNext)
  }
  task().then(done, done)
}
