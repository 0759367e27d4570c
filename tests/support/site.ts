/** Starts the built site as its own process, on a database of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Site = {
  /** `http://127.0.0.1:PORT`, without a slash at its end. */
  origin: string
  process: ChildProcess
  databasePath: string
  /** What it has printed so far, errors too. */
  output: () => string
  /** Waits until it has printed this text. @throws Error with its output when it ends without */
  printed: (text: string) => Promise<void>
  /** Asks it to end, waits, and removes its data. */
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

type Options = {
  /** Settings on top of the defaults. */
  env?: Record<string, string>
  /** An existing folder for the database, which then stays. */
  folder?: string
  port?: number
}

/** Longest wait for a start, which may have to fill the database. */
const START_WITHIN_MS = 60_000

/** What remix-serve prints once it listens. */
export const LISTENING = '[remix-serve]'

/** A free port on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Starts the build without waiting until it answers. */
export async function launchSite({ env = {}, folder, port }: Options = {}): Promise<Site> {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: run `npm run build` first.')
  const home = folder ?? mkdtempSync(join(tmpdir(), 'site-'))
  const databasePath = join(home, 'site.sqlite')
  const number = port ?? (await freePort())
  const template = process.env.SITE_TEMPLATE
  if (template && !folder && env.SEED_CATALOG !== 'off') copyFileSync(template, databasePath)
  const child = spawn(process.execPath, ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(number),
      DATABASE_PATH: databasePath,
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
      const look = () => output.includes(text) && settle(resolve)
      const end = () => settle(() => reject(new Error(`The site ended before it printed "${text}":\n${output}`)))
      const settle = (done: () => void) => {
        child.off('printed', look).off('close', end)
        done()
      }
      child.on('printed', look).once('close', end)
      if (child.exitCode !== null) end()
      else look()
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
    timer = setTimeout(() => reject(new Error(`The site did not listen in time:\n${site.output()}`)), START_WITHIN_MS)
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
