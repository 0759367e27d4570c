/** A site behind https, with a certificate that nobody else trusts: the part of a proxy in front of it. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, request as httpRequest, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startSite } from './site.ts'

export type HttpsSite = {
  /** `https://localhost:PORT` */
  origin: string
  /** The same by http: redirects to it. */
  plainOrigin: string
  /** The certificate, for clients that should trust it. */
  certificate: string
  stop: () => Promise<void>
}

/** Whether there is the program that makes the certificate. */
export function canMakeCertificates(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A key and its certificate for `localhost`, in PEM. */
export function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts the built site behind a proxy that ends TLS and redirects http. */
export async function startHttpsSite({
  port: given,
  plainPort = 0,
}: {
  port?: number
  plainPort?: number
} = {}): Promise<HttpsSite> {
  const { key, cert } = makeCertificate()
  const port = given ?? (await freePort())
  const { origin } = new URL(`https://localhost:${port}`)
  const site = await startSite({ env: { SITE_ORIGIN: origin, TRUST_PROXY: 'on' } })
  const forward: RequestListener = (request, response) => {
    const headers = { ...request.headers, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }
    const upstream = httpRequest(site.origin + request.url, { method: request.method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  }
  const secure = createHttpsServer({ key, cert }, forward)
  const plain = createHttpServer((request, response) =>
    response.writeHead(301, { Location: origin + request.url }).end(),
  )
  await listen(secure, port)
  await listen(plain, plainPort)
  return {
    origin,
    plainOrigin: `http://localhost:${(plain.address() as AddressInfo).port}`,
    certificate: cert,
    async stop() {
      for (const server of [secure, plain]) {
        server.closeAllConnections()
        server.close()
      }
      await site.stop()
    },
  }
}

async function listen(server: Pick<Server, 'listen' | 'once'> & NodeJS.EventEmitter, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
