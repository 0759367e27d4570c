/** Starts the built site as a separate process with its own database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type Site = {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  origin: string
  process: ChildProcess
  databasePath: string
  /** The output so far, including stderr. */
  output: () => string
  /** Waits until the site has printed this text. @throws Error with the output when it ends before */
  printed: (text: string) => Promise<void>
  /** Stops the site, waits for its end, and removes its data. */
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

type Options = {
  /** Overrides of the default settings. */
  env?: Record<string, string>
  /** An existing folder for the database, which is not removed. */
  folder?: string
  port?: number
  /** How many files and connections it may have open. */
  handles?: number
  /** The bound of its heap; that of `npm start` where it is not given. */
  heapMb?: number
}

/** Ends a start that hangs. */
const START_TIMEOUT_MS = 240_000

/** Printed by remix-serve once it listens. */
export const LISTENING = '[remix-serve]'

/** Ports below those that the system gives to outgoing connections, which could take one before the site listens. */
const PORTS = { from: 10_000, to: 30_000 }

/** A free port on the loopback interface. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    const server = createServer()
    const isFree = await new Promise<boolean>(resolve => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    server.close()
    return port
  }
}

/** Starts the build without waiting until it is healthy. */
export async function launchSite({ env = {}, folder, port, handles, heapMb = 512 }: Options = {}): Promise<Site> {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: run `npm run build` first.')
  const home = folder ?? mkdtempSync(join(tmpdir(), 'site-'))
  const databasePath = join(home, 'site.sqlite')
  const number = port ?? (await freePort())
  const template = process.env.SITE_TEMPLATE
  if (template && !folder && env.SEED_CATALOG !== 'off') copyFileSync(template, databasePath)
  const program = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']
  const memory = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16']
  // Measurements have no template, and are of the site as it is.
  const quick = template ? ['--import', './tests/support/quick-work.mjs'] : []
  const command = [process.execPath, ...memory, ...quick, ...program]
  // `exec`: signals must reach the site and not a shell.
  const limited = handles === undefined ? command : ['sh', '-c', `ulimit -n ${handles} && exec "$@"`, 'sh', ...command]
  const [file = '', ...args] = limited
  const child = spawn(file, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      // As in the container.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '262144',
      HOST: '127.0.0.1',
      PORT: String(number),
      DATABASE_PATH: databasePath,
      // A quarter of a start is compiling.
      ...(template ? { NODE_COMPILE_CACHE: join(dirname(template), 'compiled') } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
      child.emit('printed')
    })
  }
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(text) && settle(resolve)
      const end = () => settle(() => reject(new Error(`The site ended before it printed "${text}":\n${output}`)))
      const settle = (done: () => void) => {
        child.off('printed', check).off('close', end)
        done()
      }
      child.on('printed', check).once('close', end)
      if (child.exitCode !== null) end()
      else check()
    })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (!folder) rmSync(home, { recursive: true, force: true })
  }
  return {
    origin: `http://127.0.0.1:${number}`,
    process: child,
    databasePath,
    output: () => output,
    printed,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** Starts the build and waits until it is healthy. @throws Error with its output when it ends or takes too long. */
export async function startSite(options: Options = {}): Promise<Site> {
  const site = await launchSite(options)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The site did not listen in time:\n${site.output()}`)), START_TIMEOUT_MS)
  })
  try {
    await Promise.race([site.printed(LISTENING), late])
    const { status } = await fetch(`${site.origin}/healthz`)
    if (status !== 200) throw new Error(`The site is not healthy:\n${site.output()}`)
    return site
  } catch (error) {
    await site.stop()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
