/** Scheduled backups: copies beside the database, each checked by restoring it (STORE-4). */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { logger } from '#app/platform/process/log.server.ts'
import { projectPath } from '#app/platform/process/project.server.ts'
import { isClockDoubtful } from '#app/platform/process/watch.server.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { intervalMs, settings } from '#app/platform/settings.server.ts'
import { removeDatabase } from '#db/litestream.mjs'
import { backupName, backupsAmong, backupTime, outdatedBackups, unfinishedAmong } from './kept.ts'

/** How often the age of the newest backup is looked at. */
const LOOK_EVERY_MS = 60_000
/** A failed backup is tried again after this time. */
const RETRY_AFTER_MS = 600_000
/** A copy that takes longer is stuck. */
const TIMEOUT_MS = 300_000

let problem: string | null = null

/** The folder of the scheduled backups of a database. */
export const backupFolder = (databasePath: string) => join(dirname(resolve(databasePath)), 'backups')
/** Their names, the newest first. */
export const backupsIn = (folder: string) => (existsSync(folder) ? backupsAmong(readdirSync(folder)) : [])

/**
 * When the newest backup was made, in milliseconds since 1970; null where there is none. Those of the future, left by a clock
 * that was set back, do not count.
 */
export function newestBackupAt(databasePath: string, now: number): number | null {
  const times = backupsIn(backupFolder(databasePath)).map(name => backupTime(name) ?? 0)
  return times.find(time => time <= now) ?? null
}

/** The state of the scheduled backups; null where they are off. */
export function backupState(now = Date.now()) {
  if (intervalMs(settings().BACKUP_EVERY) === null) return null
  const newest = newestBackupAt(settings().DATABASE_PATH, now)
  return {
    newest: newest === null ? null : new Date(newest).toISOString(),
    ageSeconds: newest === null ? null : Math.round((now - newest) / 1000),
    count: backupsIn(backupFolder(settings().DATABASE_PATH)).length,
    problem,
  }
}

/** Makes a backup whenever the newest is older than `BACKUP_EVERY`. */
export function backUpRegularly(): void {
  const { BACKUP_EVERY, DATABASE_PATH: databasePath, BACKUP_KEEP, BACKUP_KEEP_DAYS } = settings()
  const every = intervalMs(BACKUP_EVERY)
  if (every === null) return
  let notBefore = 0
  let isRunning = false
  const look = async () => {
    const now = Date.now()
    if (isRunning || now < notBefore || now - (newestBackupAt(databasePath, now) ?? 0) < every) return
    isRunning = true
    // By a wrong clock all former backups would be too old.
    const maxAgeMs = isClockDoubtful() ? Number.POSITIVE_INFINITY : BACKUP_KEEP_DAYS * DAY_MS
    problem = await makeBackup(databasePath, { count: BACKUP_KEEP, maxAgeMs }, now)
    isRunning = false
    if (problem === null) return
    notBefore = Date.now() + Math.min(RETRY_AFTER_MS, every)
    logger().error({ message: 'The scheduled backup failed.', problem })
  }
  setInterval(look, Math.min(LOOK_EVERY_MS, every)).unref()
}

/**
 * Copies the database, restores the copy into a file beside it, and then deletes outdated backups. In processes of
 * their own, because checking the whole file would block this one.
 * @returns what went wrong, or null; former backups are then all kept
 */
export async function makeBackup(
  databasePath: string,
  kept: Parameters<typeof outdatedBackups>[1],
  now: number,
): Promise<string | null> {
  const folder = backupFolder(databasePath)
  const file = join(folder, backupName(now))
  const trial = join(folder, 'restored-for-check.sqlite')
  try {
    mkdirSync(folder, { recursive: true })
    for (const name of unfinishedAmong(readdirSync(folder))) rmSync(join(folder, name), { force: true })
    await runScript('db-backup.mjs', file, databasePath)
    removeDatabase(trial)
    await runScript('db-restore.mjs', file, trial)
  } catch (error) {
    rmSync(file, { force: true })
    const { stderr, message } = error as Error & { stderr?: string }
    return stderr?.trim() || message
  } finally {
    removeDatabase(trial)
  }
  for (const name of outdatedBackups(readdirSync(folder), kept, now)) rmSync(join(folder, name), { force: true })
  return null
}

async function runScript(name: string, file: string, databasePath: string): Promise<void> {
  const script = promisify(execFile)(process.execPath, [projectPath('scripts', name), file], {
    env: { ...process.env, DATABASE_PATH: databasePath },
    timeout: TIMEOUT_MS,
  })
  // A stopped site must not go on writing into its folder.
  const end = () => script.child.kill('SIGKILL')
  process.once('exit', end)
  await script.finally(() => process.off('exit', end))
}
