/** Starts nginx on loopback with one of the configurations of deploy/. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makeCertificate } from './https-site.ts'
import { pause } from './pause.ts'

export type Front = { origin: string; stop: () => Promise<void> }

const START_TIMEOUT_MS = 10_000

/**
 * Starts nginx with this file; waits until it passes on a request.
 * With tls.conf it has a certificate that this process trusts from then on.
 * @param addresses what stands in the file, such as `127.0.0.1:5000`, and the port to use instead of its own
 * @param plainPort where tls.conf redirects http
 * @throws Error with its output where it does not start
 */
export async function startNginx(
  file: string,
  port: number,
  addresses: Record<string, number>,
  plainPort = 80,
): Promise<Front> {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'))
  for (const folder of ['cache', 'temp']) mkdirSync(join(home, folder))
  const text = readFileSync(file, 'utf8')
  const hasTls = text.includes('listen 443')
  let site = text
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace(hasTls ? 'listen 443' : 'listen 80', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('/etc/letsencrypt/live/phones.example', home)
    .replace('/var/cache/nginx/site', `${home}/cache`)
  if (hasTls) {
    const { key, cert } = makeCertificate()
    writeFileSync(join(home, 'privkey.pem'), key)
    writeFileSync(join(home, 'fullchain.pem'), cert)
    setDefaultCACertificates([...getCACertificates(), cert])
  }
  for (const [address, own] of Object.entries(addresses)) site = site.replaceAll(address, `127.0.0.1:${own}`)
  writeFileSync(join(home, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${home}/temp;`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(home, 'nginx.conf'),
    `${user} daemon off; pid ${home}/pid; error_log stderr; worker_processes 1;
    events { worker_connections 4096; } http { access_log off; ${temporary.join(' ')} include ${home}/site.conf; }`,
  )
  const origin = hasTls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`
  return startFront('nginx', ['-c', join(home, 'nginx.conf'), '-p', home], origin, home)
}

/**
 * Starts a program in front of a site; waits until it passes on a request.
 * @param home its folder, which is removed when it stops
 * @throws Error with its output where it does not start
 */
export async function startFront(command: string, args: string[], origin: string, home: string): Promise<Front> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const stop = async () => {
    if (child.exitCode === null) {
      const end = once(child, 'exit')
      child.kill('SIGTERM')
      await end
    }
    rmSync(home, { recursive: true, force: true })
  }
  if (await isUpInTime(origin, child)) return { origin, stop }
  await stop()
  throw new Error(`${command} did not start:\n${output}`)
}

/** Waits until a program responds at `/healthz`; false where it ends before, or takes too long. */
export async function isUpInTime(origin: string, child: ChildProcess): Promise<boolean> {
  for (let waited = 0; waited < START_TIMEOUT_MS && child.exitCode === null; waited += 50) {
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return true
    await pause(50)
  }
  return false
}
