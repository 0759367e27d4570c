/** Files that were uploaded and wait for the decision about them: kept beside the database for a day. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile as readBytes, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { settings } from '#app/platform/settings.server.ts'
import { type FileOptions, fileOptions } from '../plan/options.ts'
import { type ReadFile, readFile } from '../read/read-file.ts'
import { ReadCache } from './read-cache.ts'

/** Largest file that is taken: ten times the export of the bundled catalogue. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024
const KEPT_MS = 24 * 60 * 60 * 1000

/** Without being used; a decision is a matter of minutes, and memory is dearer than the disk. */
const READ_KEPT_MS = 30 * 60 * 1000

/** All files together that are kept as tables: as much as one largest file. */
const reads = new ReadCache(MAX_FILE_BYTES, READ_KEPT_MS)

export type Upload = { id: string; name: string; options: FileOptions | null }

const aboutSchema = z.object({ name: z.string(), options: fileOptions.nullable() })

const folder = () => join(dirname(resolve(settings().DATABASE_PATH)), 'uploads')
const pathOf = (id: string, part: 'bytes' | 'json') => join(folder(), `${id}.${part}`)

type Kept = { ok: true; id: string } | { ok: false; message: string }

/** Reads the file and keeps it where it could be read; those of yesterday go. */
export async function storeUpload(name: string, bytes: Uint8Array): Promise<Kept> {
  const id = randomUUID()
  const read = await reads.get(id, bytes.length, () => readFile(bytes))
  if (!read.ok) {
    reads.forget(id)
    return read
  }
  mkdirSync(folder(), { recursive: true })
  deleteOldUploads(Date.now())
  await writeFile(pathOf(id, 'bytes'), bytes)
  writeFileSync(pathOf(id, 'json'), JSON.stringify({ name: name.slice(0, 120) || 'file', options: null }))
  return { ok: true, id }
}

/** The file with this id; null when there is none, or it was thrown away meanwhile. */
export function findUpload(id: string): Upload | null {
  if (!z.uuid().safeParse(id).success || !existsSync(pathOf(id, 'json'))) return null
  const about = aboutSchema.safeParse(JSON.parse(readFileSync(pathOf(id, 'json'), 'utf8')))
  return about.success ? { id, ...about.data } : null
}

/** The rows of the file: as they were read before, or read anew from the disk, as after a restart. */
export const readUpload = async ({ id }: Upload): Promise<ReadFile> => {
  const { size } = await stat(pathOf(id, 'bytes'))
  return reads.get(id, size, async () => readFile(await readBytes(pathOf(id, 'bytes'))))
}

/** Keeps what a person said about the file. */
export const storeOptions = ({ id, name }: Upload, options: FileOptions): void =>
  writeFileSync(pathOf(id, 'json'), JSON.stringify({ name, options }))

export function deleteUpload(id: string): void {
  reads.forget(id)
  for (const part of ['bytes', 'json'] as const) rmSync(pathOf(id, part), { force: true })
}

function deleteOldUploads(now: number): void {
  for (const name of readdirSync(folder())) {
    const path = join(folder(), name)
    if (statSync(path).mtimeMs < now - KEPT_MS) rmSync(path, { force: true })
  }
}
