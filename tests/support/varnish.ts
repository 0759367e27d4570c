/** Starts Varnish on loopback with the configuration of deploy/. */
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Front, startFront } from './nginx.ts'

/** @param sitePort where the site serves, in place of port 5000 */
export function startVarnish(port: number, sitePort: number): Promise<Front> {
  const home = mkdtempSync(join(tmpdir(), 'varnish-'))
  // Its worker runs as another user.
  chmodSync(home, 0o755)
  const vcl = readFileSync('deploy/varnish.vcl', 'utf8').replace('"5000"', `"${sitePort}"`)
  writeFileSync(join(home, 'site.vcl'), vcl)
  const args = ['-F', '-n', join(home, 'run'), '-a', `127.0.0.1:${port}`, '-f', join(home, 'site.vcl')]
  const storage = ['-s', 'malloc,64m', '-p', 'http_gzip_support=off']
  return startFront('varnishd', [...args, ...storage], `http://127.0.0.1:${port}`, home)
}
