/** The start of the process: settings, database, migrations, first data, background tasks, shutdown handlers. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import { deleteOldActivity, deleteOldSnapshots } from '#app/activity/activity.server.ts'
import { deleteOldViolations } from '#app/activity/policy-violations.server.ts'
import { deleteOldSecurityEvents, noteRefusal } from '#app/activity/security-log.server.ts'
import { deleteOldCalls } from '#app/ai/client/budget.server.ts'
import { describePhonesInBackground } from '#app/ai/descriptions/background.server.ts'
import { deleteOldFailures } from '#app/auth/attempts.server.ts'
import { deleteOldForms } from '#app/auth/kept-forms.server.ts'
import { isSignedIn } from '#app/auth/session.server.ts'
import { ensureAdministrator, findAccount } from '#app/auth/users.server.ts'
import { checkAfter, lookForDamage } from '#app/backup/file-check.server.ts'
import { followCopy, openFollowedDatabase } from '#app/backup/follow.server.ts'
import { openReadingCopy } from '#app/backup/reading-copy.server.ts'
import { copyContinuously } from '#app/backup/replica.server.ts'
import { restoreMissingDatabase } from '#app/backup/restore.server.ts'
import { markRunning, noteEnd } from '#app/backup/running-marks.server.ts'
import { backUpRegularly } from '#app/backup/scheduled.server.ts'
import { startProblem } from '#app/backup/start-problem.server.ts'

import { fillFromCatalog } from '#app/catalog/fill.server.ts'
import { listPlaces, lookOfList, withList } from '#app/compare-list/personal-page.server.ts'
import { listInCookies } from '#app/compare-list/rules.ts'
import { deleteOldSubmissions } from '#app/contact/limits.server.ts'
import { deleteOldMessages, forgetReportNetworks } from '#app/contact/messages.server.ts'
import { deleteOldPhotos } from '#app/contact/photos.server.ts'
import { refreshFacts } from '#app/facts/store.server.ts'
import { deleteOldFinderChanges, startFinder } from '#app/finder/finder.server.ts'
import { installRequestEntry } from '#app/http/entry/entry.server.ts'
import { siteSecret } from '#app/http/secret.server.ts'
import { purgeSharedCacheOnChange } from '#app/http/shared-cache.server.ts'
import { markInterruptedRuns } from '#app/import/run/runs.server.ts'
import { provideTranslations } from '#app/languages/all.server.ts'
import { currentPath } from '#app/phones/current-path.server.ts'
import { refreshDerivedColumns, shiftGrades } from '#app/phones/derived.server.ts'
import { fillFacts } from '#app/phones/fill-facts.server.ts'
import { countPhones } from '#app/phones/listing.server.ts'
import { replaceOutdatedPrices } from '#app/phones/outdated-prices.server.ts'
import { countView, startViewCounter } from '#app/phones/views.server.ts'
import { deleteUnusedPictures } from '#app/pictures/stored-pictures.server.ts'
import { accountPath } from '#app/platform/paths.ts'
import { endFaults, noteFault, noteReadFault, storageFaultOf } from '#app/platform/process/faults.server.ts'
import { logger } from '#app/platform/process/log.server.ts'
import { release } from '#app/platform/process/release.server.ts'
import { startSampling } from '#app/platform/process/samples.server.ts'
import { shutDownGracefully } from '#app/platform/process/shutdown.server.ts'
import { startWatching, watchHeap } from '#app/platform/process/watch.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { refreshIndex } from '#app/search-index/reindex.server.ts'
import { runSourcesRegularly } from '#app/sources/clock.server.ts'
import { markBrokenRuns } from '#app/sources/runs.server.ts'
import { type Db, db, isReadOnly, openDatabase, provideDatabase, stopWaitingForLocks } from '#db/client.server.ts'
import { migrateDatabase, removeMigrationCopy } from '#db/migrate.ts'
import { rememberOwnFiles, requireOwnFiles } from '#db/own-files.server.ts'
import { everyDay } from './daily-tasks.server.ts'

// On globalThis, because the development server reloads this module at each change.
const process_ = globalThis as { __booted?: true }

/** Starts the application; a second call does nothing. A failed start prints one line and exits the process. */
export function boot(): void {
  if (process_.__booted) return
  process_.__booted = true
  provideTranslations()
  try {
    if (settings().READ_ONLY) provideDatabase(openFollowedDatabase())
    else openOwnOrCopy()
    process.on('exit', () => db().$client.close())
  } catch (error) {
    console.error(startProblem(error))
    process.exit(1)
  }
  startSampling()
  const listPages = { listInCookies, listPlaces, lookOfList, withList }
  const phoneCount = () => countPhones({})
  const hooks = { isSignedIn, currentPath, listPages, phoneCount }
  if (isReadOnly()) {
    if (settings().READ_ONLY) followCopy()
    startWatching()
    installRequestEntry({ ...hooks, countView: () => {}, onForbidden: () => {} })
  } else {
    startBackgroundTasks()
    startWatching(lookAtFiles)
    installRequestEntry({ ...hooks, countView, onForbidden: noteRefusal })
  }
  purgeSharedCacheOnChange()
  watchHeap(endForMemory)
  shutDownGracefully()
  // So that no request waits for it later.
  onceListening(startFinder)
  onceListening(logStart)
}

function logStart(): void {
  const { REPLICA_URL, READ_ONLY } = settings()
  const database = { database: db().$client.name, isReadOnly: isReadOnly(), copy: REPLICA_URL ?? 'none' }
  const { node } = process.versions
  logger().info({
    message: READ_ONLY ? 'The read-only site serves.' : 'The site serves.',
    ...release(),
    node,
    ...database,
  })
}

/** The own database; where its disk cannot be written, a copy of it for reading. */
function openOwnOrCopy(): void {
  const { DATABASE_PATH } = settings()
  let opened: Db | undefined
  try {
    restoreMissingDatabase(DATABASE_PATH)
    opened = openDatabase(DATABASE_PATH)
    prepareDatabase(opened)
  } catch (error) {
    opened?.$client.close()
    const fault = storageFaultOf(error)
    if ((fault !== 'full' && fault !== 'read-only') || !existsSync(DATABASE_PATH)) throw error
    noteFault(fault, `The site serves a copy of ${DATABASE_PATH} for reading until it is started again.`)
    try {
      provideDatabase(openReadingCopy(DATABASE_PATH))
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : failure
      throw new Error(`${startProblem(error)} It cannot be served for reading either: ${reason}.`)
    }
  }
}

/** The database of a site that writes: migrated and filled as needed. */
function prepareDatabase(database: Db): void {
  const { DATABASE_PATH, SEED_CATALOG } = settings()
  const former = markRunning(DATABASE_PATH)
  const isMigrated = migrateDatabase(database)
  provideDatabase(database)
  refreshDerivedColumns()
  fillFacts()
  refreshFacts()
  // Made of the facts too.
  refreshIndex()
  markInterruptedRuns(Date.now())
  markBrokenRuns(Date.now())
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
  if (!isMigrated) removeMigrationCopy(database)
  rememberOwnFiles()
  stopWaitingForLocks(database)
  if (former) onceListening(() => checkAfter(former))
}

/** Runs the task when the server accepts connections, so that it delays no start. */
function onceListening(task: () => void): void {
  const run = () => {
    unsubscribe('tracing:net.server.listen:asyncEnd', run)
    task()
  }
  subscribe('tracing:net.server.listen:asyncEnd', run)
}

function lookAtFiles(): void {
  try {
    requireOwnFiles()
    endFaults(['replaced'])
    lookForDamage()
  } catch (error) {
    noteReadFault(error)
  }
}

/** The supervisor starts the site again: an orderly end is better than the crash that would follow. */
function endForMemory(reason: string): void {
  console.error(`${reason} The site ends and has to be started again.`)
  if (!isReadOnly()) noteEnd(reason)
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}

/** What a site that writes does beside its requests. */
function startBackgroundTasks(): void {
  copyContinuously()
  backUpRegularly()
  everyDay([
    deleteOldMessages,
    forgetReportNetworks,
    deleteOldPhotos,
    deleteOldSubmissions,
    deleteOldFailures,
    deleteOldForms,
    deleteOldSecurityEvents,
    deleteOldViolations,
    deleteOldCalls,
    deleteOldFinderChanges,
    deleteOldSnapshots,
    deleteOldActivity,
    deleteUnusedPictures,
    shiftGrades,
    replaceOutdatedPrices,
  ])
  describePhonesInBackground()
  runSourcesRegularly()
  startViewCounter()
}
