/** What the load benchmarks share: pages, load, medians, Markdown tables. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { a55, iphone15 } from '#tests/support/phones.ts'
import { startSite } from '#tests/support/site.ts'
import type { ConstantResponse } from './constant-server.ts'

/** The pages that are measured. */
export const pages: Record<string, string> = {
  home: '/',
  list: '/mobiles',
  brand: '/samsung',
  phone: '/samsung/samsung-galaxy-s24-ultra',
  compare: `/compare?phones=${a55.id},${iphone15.id}`,
  search: '/search?q=galaxy+a5',
  guide: '/guide',
  drawing: '/images/phones/samsung-galaxy-s24-ultra.svg',
  'API list': '/api/mobiles?limit=20',
}

const headers = { 'accept-encoding': 'br' }

/** The response as sent; `fetch` would decompress it. */
export const fetchRaw = (url: string) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(url, { headers }, response => {
      buffer(response).then(body => resolve({ headers: response.headers, body }), reject)
    }).on('error', reject)
  })

type Load = { connections: number; seconds: number; cookie?: string; paths?: string[] }

/** Requests as fast as the server responds. */
export async function load(url: string, { connections, seconds, cookie, paths }: Load) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // In a thread of its own, so that the measuring process stays responsive.
    workers: 1,
    headers: cookie ? { ...headers, cookie } : headers,
    ...(paths ? { requests: paths.map(path => ({ path })) } : {}),
  })
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    longest: result.latency.max,
    errors: result.errors,
    timeouts: result.timeouts,
    failed: result.non2xx,
  }
}

/** Starts the baseline server; `give` sets what it sends for a path. */
export async function startConstantServer() {
  const server = fork('bench/support/constant-server.ts', { execArgv: ['--import', 'tsx'] })
  const [port] = (await once(server, 'message')) as [number]
  async function give(path: string, { headers, body }: Awaited<ReturnType<typeof fetchRaw>>): Promise<void> {
    const response: ConstantResponse = {
      path,
      contentType: String(headers['content-type']),
      base64: body.toString('base64'),
    }
    server.send(response)
    await once(server, 'message')
  }
  return { origin: `http://127.0.0.1:${port}`, give, stop: () => server.kill() }
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** A Markdown table; the columns are the keys of the first row. */
export function markdown(rows: Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number | undefined)[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(row => line(columns.map(column => row[column]))),
  ].join('\n')
}

export const rounded = (value: number) => Math.round(value).toLocaleString('en')

/** Starts the site on a database that another process has filled: the memory of filling it is not measured. */
export async function startFilledSite(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  await (await startSite({ folder })).stop()
  const site = await startSite({ folder, env })
  const stop = async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...site, stop }
}

/** The value below which this share of the values lies. */
export const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
