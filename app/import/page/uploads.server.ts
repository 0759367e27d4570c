/** Uploaded files that are not yet imported: stored beside the database for a day. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile as readBytes, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { isClockDoubtful } from '#app/platform/process/watch.server.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { settings } from '#app/platform/settings.server.ts'
import { type FileOptions, fileOptions } from '../plan/options.ts'
import type { ReadFile } from '../read/read-file.ts'
import { ReadCache } from './read-cache.ts'
import { readInWorker } from './read-in-worker.server.ts'

/** Ten times the export of the bundled catalogue. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024
const MAX_AGE_MS = DAY_MS

/** Short, because a decision takes minutes and memory is more expensive than disk. */
const PARSED_MAX_IDLE_MS = 30 * 60 * 1000

/** As large as the largest file. */
const parsedFiles = new ReadCache(MAX_FILE_BYTES, PARSED_MAX_IDLE_MS)

const pastedSchema = z.object({ by: z.string(), sender: z.string() })
export type Pasted = z.infer<typeof pastedSchema>

export type Upload = {
  id: string
  name: string
  options: FileOptions | null
  /** Of a spreadsheet; null for its first one. */
  sheet: string | null
  /** Who pasted the text, and the shop that sent it; null for a file. */
  pasted: Pasted | null
}

const aboutSchema = z.object({
  name: z.string(),
  options: fileOptions.nullable(),
  sheet: z.string().nullable().default(null),
  pasted: pastedSchema.nullable().default(null),
})

const folder = () => join(dirname(resolve(settings().DATABASE_PATH)), 'uploads')
const pathOf = (id: string, part: 'bytes' | 'json') => join(folder(), `${id}.${part}`)

type StoreResult = { ok: true; id: string } | { ok: false; message: string }

/** Parses the file and stores it if that succeeds; deletes old uploads. */
export async function storeUpload(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  pasted: Pasted | null = null,
): Promise<StoreResult> {
  const id = randomUUID()
  const read = await parsedFiles.get(id, bytes.length, () => readInWorker(bytes))
  if (!read.ok) {
    parsedFiles.forget(id)
    return read
  }
  mkdirSync(folder(), { recursive: true })
  if (!isClockDoubtful()) deleteOldUploads(Date.now())
  try {
    await writeFile(pathOf(id, 'bytes'), bytes)
    storeAbout({ id, name: name.slice(0, 120) || 'file', options: null, sheet: null, pasted })
  } catch (error) {
    // A part of a file would keep a full disk full.
    deleteUpload(id)
    throw error
  }
  return { ok: true, id }
}

/** The file with this id; null when there is none, or it was deleted meanwhile. */
export function findUpload(id: string): Upload | null {
  if (!z.uuid().safeParse(id).success || !existsSync(pathOf(id, 'json'))) return null
  const about = aboutSchema.safeParse(JSON.parse(readFileSync(pathOf(id, 'json'), 'utf8')))
  return about.success ? { id, ...about.data } : null
}

/** The parsed file, from the cache or from disk, as after a restart. */
export const readUpload = async ({ id, sheet }: Upload): Promise<ReadFile> => {
  const { size } = await stat(pathOf(id, 'bytes'))
  return parsedFiles.get(id, size, async () => readInWorker(await readBytes(pathOf(id, 'bytes')), sheet))
}

/** Longer texts are no messages, and would make the page as heavy as a file. */
const MAX_SHOWN_AGAIN_BYTES = 100_000

/** The newest text that this person pasted, while it is neither imported nor discarded; null where there is none. */
export function findPasted(username: string): { text: string; sender: string } | null {
  try {
    const uploads = readdirSync(folder()).flatMap(file =>
      file.endsWith('.json') ? (findUpload(file.slice(0, -'.json'.length)) ?? []) : [],
    )
    const [newest] = uploads
      .flatMap(({ id, pasted }) => (pasted?.by === username ? [{ id, sender: pasted.sender }] : []))
      .map(upload => ({ ...upload, file: statSync(pathOf(upload.id, 'bytes')) }))
      .sort((a, b) => b.file.mtimeMs - a.file.mtimeMs)
    if (!newest || newest.file.size > MAX_SHOWN_AGAIN_BYTES) return null
    return { text: readFileSync(pathOf(newest.id, 'bytes'), 'utf8'), sender: newest.sender }
  } catch {
    // The folder is not there yet, or an upload is written or deleted at this moment: the form is empty then.
    return null
  }
}

const storeAbout = ({ id, ...about }: Upload): void => writeFileSync(pathOf(id, 'json'), JSON.stringify(about))

/** Stores the chosen options of an upload. */
export const storeOptions = (upload: Upload, options: FileOptions): void => storeAbout({ ...upload, options })

/** Chooses another sheet of a spreadsheet, whose columns are guessed anew. */
export function storeSheet(upload: Upload, sheet: string): void {
  parsedFiles.forget(upload.id)
  storeAbout({ ...upload, options: null, sheet })
}

export function deleteUpload(id: string): void {
  parsedFiles.forget(id)
  for (const part of ['bytes', 'json'] as const) rmSync(pathOf(id, part), { force: true })
}

function deleteOldUploads(now: number): void {
  for (const name of readdirSync(folder())) {
    const path = join(folder(), name)
    if (statSync(path).mtimeMs < now - MAX_AGE_MS) rmSync(path, { force: true })
  }
}
