/** Stores for the continuous copy: a folder, and an S3-compatible server on loopback. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFauxqs } from 'fauxqs'

export type Store = { env: Record<string, string>; [Symbol.asyncDispose]: () => Promise<void> }

export async function folderStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  return {
    env: { REPLICA_URL: `file://${folder}/site` },
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

export async function s3Store(): Promise<Store> {
  const server = await startFauxqs({ port: 0, logger: false })
  server.createBucket('phones')
  return {
    env: {
      REPLICA_URL: 's3://phones/site',
      REPLICA_ENDPOINT: `http://127.0.0.1:${server.port}`,
      LITESTREAM_ACCESS_KEY_ID: 'test',
      LITESTREAM_SECRET_ACCESS_KEY: 'test',
    },
    [Symbol.asyncDispose]: () => server.stop(),
  }
}
