/** The start of the process: settings, database, migrations, first data, background tasks, shutdown handlers. */

import { deleteOldViolations } from '#app/activity/policy-violations.server.ts'
import { deleteOldSecurityEvents, noteRefusal } from '#app/activity/security-log.server.ts'
import { deleteOldCalls } from '#app/ai/client/budget.server.ts'
import { describePhonesInBackground } from '#app/ai/descriptions/background.server.ts'
import { deleteOldFailures } from '#app/auth/attempts.server.ts'
import { isSignedIn } from '#app/auth/session.server.ts'
import { ensureAdministrator, findAccount } from '#app/auth/users.server.ts'
import { followCopy, openFollowedDatabase } from '#app/backup/follow.server.ts'
import { copyContinuously } from '#app/backup/replica.server.ts'
import { restoreMissingDatabase } from '#app/backup/restore.server.ts'
import { backUpRegularly } from '#app/backup/scheduled.server.ts'
import { fillFromCatalog } from '#app/catalog/fill.server.ts'
import { savingsBySlug } from '#app/compare/compared-phones.server.ts'
import { deleteOldSubmissions } from '#app/contact/limits.server.ts'
import { deleteOldMessages } from '#app/contact/messages.server.ts'
import { refreshFacts } from '#app/facts/store.server.ts'
import { deleteOldFinderChanges, provideSavings } from '#app/finder/finder.server.ts'
import { installRequestEntry } from '#app/http/entry/entry.server.ts'
import { siteSecret } from '#app/http/secret.server.ts'
import { purgeSharedCacheOnChange } from '#app/http/shared-cache.server.ts'
import { markInterruptedRuns } from '#app/import/run/runs.server.ts'
import { refreshDerivedColumns } from '#app/phones/derived.server.ts'
import { fillFacts } from '#app/phones/fill-facts.server.ts'
import { countView, startViewCounter } from '#app/phones/views.server.ts'
import { accountPath } from '#app/platform/paths.ts'
import { logger } from '#app/platform/process/log.server.ts'
import { startSampling } from '#app/platform/process/samples.server.ts'
import { shutDownGracefully } from '#app/platform/process/shutdown.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { refreshIndex } from '#app/search-index/reindex.server.ts'
import { db, openDatabase, provideDatabase, stopWaitingForLocks } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { everyDay } from './daily-tasks.server.ts'

// On globalThis, because the development server reloads this module at each change.
const process_ = globalThis as { __booted?: true }

/** Starts the application; a second call does nothing. A failed start prints one line and exits the process. */
export function boot(): void {
  if (process_.__booted) return
  process_.__booted = true
  try {
    provideSavings(savingsBySlug)
    if (settings().READ_ONLY) provideDatabase(openFollowedDatabase())
    else openOwnDatabase()
    process.on('exit', () => db().$client.close())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  startSampling()
  if (settings().READ_ONLY) {
    followCopy()
    installRequestEntry({ countView: () => {}, onForbidden: () => {}, isSignedIn })
  } else {
    startBackgroundTasks()
    installRequestEntry({ countView, onForbidden: noteRefusal, isSignedIn })
  }
  purgeSharedCacheOnChange()
  shutDownGracefully()
}

/** The database of a site that writes: restored, migrated and filled as needed. */
function openOwnDatabase(): void {
  const { DATABASE_PATH, SEED_CATALOG } = settings()
  restoreMissingDatabase(DATABASE_PATH)
  const database = openDatabase(DATABASE_PATH)
  migrateDatabase(database)
  provideDatabase(database)
  refreshIndex()
  refreshDerivedColumns()
  fillFacts()
  refreshFacts()
  markInterruptedRuns(Date.now())
  // Read-only sites cannot make it up.
  siteSecret()
  const password = ensureAdministrator(settings(), Date.now())
  if (password) {
    console.log(
      `Administrator: ${settings().ADMIN_USERNAME}, password: ${password} (shown once; npm run admin:password sets another)`,
    )
  }
  if (findAccount(settings().ADMIN_USERNAME)?.hasWeakPassword) {
    logger().warn(
      `The password of ${settings().ADMIN_USERNAME} is short or common: choose another one at ${accountPath}.`,
    )
  }
  if (SEED_CATALOG === 'auto') {
    fillFromCatalog(Date.now(), (done, total) => console.log(`Filling the empty database: ${done} of ${total} phones`))
  }
  stopWaitingForLocks(database)
}

/** What a site that writes does beside its requests. */
function startBackgroundTasks(): void {
  copyContinuously()
  backUpRegularly()
  everyDay([
    deleteOldMessages,
    deleteOldSubmissions,
    deleteOldFailures,
    deleteOldSecurityEvents,
    deleteOldViolations,
    deleteOldCalls,
    deleteOldFinderChanges,
  ])
  describePhonesInBackground()
  startViewCounter()
}
