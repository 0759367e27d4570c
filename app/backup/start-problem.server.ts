/** Why a start failed, in one line, with what to do. */
import { errorText } from '#app/platform/error-text.ts'
import { storageFaultOf } from '#app/platform/process/faults.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { wayOut } from './file-check.server.ts'

export function startProblem(error: unknown): string {
  const message = errorText(error)
  const fault = storageFaultOf(error)
  // Not before: the settings may be what failed.
  if (fault === null) return message
  const { DATABASE_PATH: databasePath } = settings()
  switch (fault) {
    case 'damaged':
      return `The database ${databasePath} is damaged (${message}). To restore: ${wayOut(databasePath)}`
    case 'busy':
      return `Another process has locked the database ${databasePath}: end it, then start the site again.`
    case 'full':
      return `The disk of ${databasePath} is full (${message}): make room, then start the site again.`
    case 'read-only':
      return `The database ${databasePath} cannot be written (${message}): check disk and rights, then start the site again.`
    default:
      return `The database ${databasePath} cannot be opened (${message}): check disk and rights, then start the site again.`
  }
}
