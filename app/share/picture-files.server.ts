/** Share pictures on disk: drawn once for each state of a phone, the ones used last kept within bounds. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { semaphore } from '#app/platform/process/semaphore.ts'

/** All 1,201 bundled phones take some 50 MB. */
const MAX_FILES = 3000
const MAX_BYTES = 128 * 1024 * 1024
/** Requests that may wait for a picture to be drawn, which takes some 200 ms of one core. */
const MAX_WAITING = 16

export type PictureFiles = {
  /** The PNG of this SVG, drawn or from the disk; null when too many wait. */
  png: (svg: string) => Promise<Uint8Array<ArrayBuffer> | null>
}

/** @param folder is made; files in it that are no pictures of ours are left alone */
export function pictureFiles(folder: string, limits = { files: MAX_FILES, bytes: MAX_BYTES }): PictureFiles {
  mkdirSync(folder, { recursive: true })
  const turns = semaphore(1, MAX_WAITING)
  const sizes = new LRUCache<string, number>({
    max: limits.files,
    maxSize: limits.bytes,
    sizeCalculation: bytes => bytes,
    dispose: (_, name, reason) => {
      if (reason === 'evict') rmSync(join(folder, name), { force: true })
    },
  })
  const found = readdirSync(folder).filter(name => /^[\w-]{27}\.png$/.test(name))
  const described = found.map(name => ({ name, ...statOf(join(folder, name)) }))
  for (const { name, size } of described.sort((a, b) => a.at - b.at)) if (size > 0) sizes.set(name, size)

  async function kept(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    if (sizes.get(name) === undefined) return null
    try {
      return new Uint8Array(await readFile(join(folder, name)))
    } catch {
      // Somebody emptied the folder, as they may.
      sizes.delete(name)
      return null
    }
  }

  async function drawn(svg: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const png = new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer())
    // Under its name only when it is whole.
    const unfinished = join(folder, `${name}.part`)
    await writeFile(unfinished, png)
    await rename(unfinished, join(folder, name))
    sizes.set(name, png.length)
    return png
  }

  return {
    async png(svg) {
      const name = `${createHash('sha1').update(svg).digest('base64url')}.png`
      const ready = await kept(name)
      if (ready) return ready
      const leave = await turns.enter()
      if (!leave) return null
      try {
        // Whoever waited for the same picture finds it now.
        return (await kept(name)) ?? (await drawn(svg, name))
      } finally {
        leave()
      }
    },
  }
}

function statOf(path: string): { size: number; at: number } {
  const { size, mtimeMs } = statSync(path)
  return { size, at: mtimeMs }
}
