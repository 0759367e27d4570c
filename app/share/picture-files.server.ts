/** An LRU cache of share images on disk; each image is rendered once per state of a phone. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createCache } from '#app/platform/cache.server.ts'
import { semaphore } from '#app/platform/process/semaphore.ts'

/** All 1,253 bundled phones take about 50 MB. */
const MAX_FILES = 3000
const MAX_BYTES = 128 * 1024 * 1024
/** Requests that may wait in the queue; rendering takes about 200 ms of one core. */
const MAX_WAITING = 16

export type PictureFiles = {
  /** The PNG of this SVG, cached or rendered; null when the queue is full. */
  png: (svg: string) => Promise<Uint8Array<ArrayBuffer> | null>
}

/** @param folder is created if missing; foreign files in it are not touched */
export function pictureFiles(folder: string, limits = { files: MAX_FILES, bytes: MAX_BYTES }): PictureFiles {
  mkdirSync(folder, { recursive: true })
  const queue = semaphore(1, MAX_WAITING)
  const sizes = createCache<number>({
    name: 'share images on disk',
    maxBytes: limits.bytes,
    max: limits.files,
    bytesOf: bytes => bytes,
    onDrop: (_, name, reason) => {
      if (reason === 'evict') rmSync(join(folder, name), { force: true })
    },
  })
  const found = readdirSync(folder).filter(name => /^[\w-]{27}\.png$/.test(name))
  const described = found.map(name => ({ name, ...statOf(join(folder, name)) }))
  for (const { name, size } of described.sort((a, b) => a.at - b.at)) if (size > 0) sizes.set(name, size)

  async function readCached(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    if (sizes.find(name) === undefined) return null
    try {
      return new Uint8Array(await readFile(join(folder, name)))
    } catch {
      // The file was deleted from outside, which is allowed.
      sizes.delete(name)
      return null
    }
  }

  async function render(svg: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const png = new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer())
    // Renamed only when complete, so that no partial file is served.
    const unfinished = join(folder, `${name}.part`)
    await writeFile(unfinished, png)
    await rename(unfinished, join(folder, name))
    sizes.set(name, png.length)
    return png
  }

  return {
    async png(svg) {
      const name = `${createHash('sha1').update(svg).digest('base64url')}.png`
      const ready = await readCached(name)
      if (ready) return ready
      const release = await queue.enter()
      if (!release) return null
      try {
        // A request before this one may have rendered the same image.
        return (await readCached(name)) ?? (await render(svg, name))
      } finally {
        release()
      }
    },
  }
}

function statOf(path: string): { size: number; at: number } {
  const { size, mtimeMs } = statSync(path)
  return { size, at: mtimeMs }
}
