/** Files that were uploaded and wait for the decision about them: kept beside the database for a day. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { settings } from '#app/platform/settings.server.ts'
import { type FileOptions, fileOptions } from '../plan/options.ts'

/** Largest file that is taken: ten times the export of the bundled catalogue. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024
const KEPT_MS = 24 * 60 * 60 * 1000

export type Upload = { id: string; name: string; bytes: Uint8Array; options: FileOptions | null }

const aboutSchema = z.object({ name: z.string(), options: fileOptions.nullable() })

const folder = () => join(dirname(resolve(settings().DATABASE_PATH)), 'uploads')
const pathOf = (id: string, part: 'bytes' | 'json') => join(folder(), `${id}.${part}`)

/** Keeps the file; those of yesterday go. */
export function keepUpload(name: string, bytes: Uint8Array): string {
  mkdirSync(folder(), { recursive: true })
  forgetOldUploads(Date.now())
  const id = randomUUID()
  writeFileSync(pathOf(id, 'bytes'), bytes)
  writeFileSync(pathOf(id, 'json'), JSON.stringify({ name: name.slice(0, 120) || 'file', options: null }))
  return id
}

/** The file with this id; null when there is none, or it was thrown away meanwhile. */
export function findUpload(id: string): Upload | null {
  if (!z.uuid().safeParse(id).success || !existsSync(pathOf(id, 'json'))) return null
  const about = aboutSchema.safeParse(JSON.parse(readFileSync(pathOf(id, 'json'), 'utf8')))
  return about.success ? { id, ...about.data, bytes: readFileSync(pathOf(id, 'bytes')) } : null
}

/** Keeps what a person said about the file. */
export const keepOptions = ({ id, name }: Upload, options: FileOptions): void =>
  writeFileSync(pathOf(id, 'json'), JSON.stringify({ name, options }))

export function forgetUpload(id: string): void {
  for (const part of ['bytes', 'json'] as const) rmSync(pathOf(id, part), { force: true })
}

function forgetOldUploads(now: number): void {
  for (const name of readdirSync(folder())) {
    const path = join(folder(), name)
    if (statSync(path).mtimeMs < now - KEPT_MS) rmSync(path, { force: true })
  }
}
