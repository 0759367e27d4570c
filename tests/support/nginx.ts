/** Starts nginx on loopback with one of the configurations of deploy/. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from './pause.ts'

export type Nginx = { origin: string; stop: () => Promise<void> }

const START_TIMEOUT_MS = 10_000

/**
 * Starts nginx with this file; waits until it passes on a request.
 * @param addresses what stands in the file, such as `127.0.0.1:5000`, and the port to use instead of its own
 * @throws Error with its output where it does not start
 */
export async function startNginx(file: string, port: number, addresses: Record<string, number>): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'))
  for (const folder of ['cache', 'temp']) mkdirSync(join(home, folder))
  let site = readFileSync(file, 'utf8')
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('/var/cache/nginx/site', `${home}/cache`)
  for (const [address, own] of Object.entries(addresses)) site = site.replaceAll(address, `127.0.0.1:${own}`)
  writeFileSync(join(home, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${home}/temp;`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(home, 'nginx.conf'),
    `${user} daemon off; pid ${home}/pid; error_log stderr; worker_processes 1;
    events {} http { access_log off; ${temporary.join(' ')} include ${home}/site.conf; }`,
  )
  const child = spawn('nginx', ['-c', join(home, 'nginx.conf'), '-p', home], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode === null) {
      const end = once(child, 'exit')
      child.kill('SIGTERM')
      await end
    }
    rmSync(home, { recursive: true, force: true })
  }
  for (let waited = 0; waited < START_TIMEOUT_MS && child.exitCode === null; waited += 50) {
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { origin, stop }
    await pause(50)
  }
  await stop()
  throw new Error(`nginx did not start:\n${output}`)
}
