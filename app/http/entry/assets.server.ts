/** The built assets, whose names change with their content: sent from memory, as the build compressed them. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { CACHE_FOREVER } from '../caching.server.ts'
import { type CachedResponse, cachedResponse } from './cached-response.server.ts'
import { EncodedBody } from './encodings.server.ts'

/** Where the build puts them; remix-serve reads the same folder. */
const FOLDER = 'build/client/assets'
const PATH = '/assets/'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

let names: Set<string> | undefined
const assets = new Map<string, CachedResponse>()

/** The response for this URL; null where it is no asset of a known type. */
export function findAsset(url: string): CachedResponse | null {
  if (!url.startsWith(PATH)) return null
  const name = url.slice(PATH.length)
  names ??= new Set(readdirSync(FOLDER))
  const type = types[extname(name)]
  if (!type || !names.has(name)) return null
  let asset = assets.get(name)
  if (!asset) {
    asset = read(name, type)
    assets.set(name, asset)
  }
  return asset
}

function read(name: string, type: string): CachedResponse {
  const body = readFileSync(join(FOLDER, name))
  const isCompressed = names?.has(`${name}.br`) && names.has(`${name}.gz`)
  const encoded = isCompressed
    ? { br: readFileSync(join(FOLDER, `${name}.br`)), gzip: readFileSync(join(FOLDER, `${name}.gz`)) }
    : {}
  const headers = { 'content-type': type, 'cache-control': CACHE_FOREVER }
  return cachedResponse({ status: 200, headers, body }, new EncodedBody(body, encoded, type !== types['.woff2']))
}
