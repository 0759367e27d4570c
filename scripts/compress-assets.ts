/** Compresses the built assets as well as possible, during the build; the server sends these files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const FOLDER = 'build/client/assets'
const COMPRESSIBLE = /\.(js|css|svg)$/

/** A Vite plugin that runs after the build of the server, which adds assets to those of the client. */
export function compressAssets(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle() {
      if (!config.build.ssr) return
      const folder = join(config.root, FOLDER)
      for (const name of readdirSync(folder).filter(file => COMPRESSIBLE.test(file))) {
        const path = join(folder, name)
        const body = readFileSync(path)
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: body.length } }),
        )
        writeFileSync(`${path}.gz`, gzipSync(body, { level: zlib.Z_BEST_COMPRESSION }))
      }
    },
  }
}
