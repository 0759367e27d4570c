/**
 * `npm run import -- FILE [--dry-run] [--mode phones|prices|both] [--source ID] [--date DAY] [--kind KIND]
 * [--replace-edited] [--column "NAME=FACT"]`:
 * imports a file like the import page. Prints every refused row with its line and reason; --dry-run writes nothing.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type FileOptions, fileOptions, withOptions } from '#app/import/plan/options.ts'
import { planOf } from '#app/import/plan/plan.server.ts'
import { countOutcomes } from '#app/import/plan/step.ts'
import { unusedWarnings } from '#app/import/plan/unused.ts'
import { targetNamed, targets } from '#app/import/read/mapping.ts'
import { readFile } from '#app/import/read/read-file.ts'
import { startFileImport } from '#app/import/run/file-import.server.ts'
import { errorText } from '#app/platform/error-text.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { settings } from '#app/platform/settings.server.ts'
import { refreshIndex } from '#app/search-index/reindex.server.ts'
import { openToolDatabase } from './tool-database.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const text = { type: 'string' } as const
const { values: given, positionals } = readArguments()
const file = positionals[0] ?? fail('Usage: npm run import -- FILE [--dry-run]')

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        mode: text,
        source: text,
        date: text,
        kind: text,
        'replace-edited': { type: 'boolean' },
        column: { ...text, multiple: true },
      },
    })
  } catch (error) {
    return fail(errorText(error))
  }
}

function readBytes(): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    return fail(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** The options guessed from the file's name and columns, overridden by those of the command line. */
function withArguments(guess: FileOptions): FileOptions {
  const mapping = { ...guess.mapping }
  for (const pair of given.column ?? []) {
    const separator = pair.lastIndexOf('=')
    const target = targetNamed(pair.slice(separator + 1))
    if (separator < 1 || !target || !(pair.slice(0, separator) in mapping)) {
      fail(`--column takes NAME=FACT: a column of the file, and one of ${targets.join(', ')}.`)
    }
    mapping[pair.slice(0, separator)] = target
  }
  const { mode = guess.mode, source = guess.source, date = guess.date, kind = guess.kind } = given
  const options = fileOptions.safeParse({
    ...{ mode, source, date, kind, mapping },
    replacesEdited: given['replace-edited'],
  })
  return options.success ? options.data : fail(options.error.issues[0]?.message ?? 'The options are not valid.')
}

const read = await readFile(readBytes())
if (!read.ok) fail(read.message)
const guessed = withOptions({ name: basename(file), options: null, pasted: null }, read, todayInPakistan())
const imported = guessed.kind === 'table' ? { ...guessed, options: withArguments(guessed.options) } : guessed

const database = openToolDatabase(settings().DATABASE_PATH)
refreshIndex()

/** Who may run this may replace the database itself. */
const OPERATOR = { username: 'command line', role: 'administrator' } as const

const rows = (await planOf(imported, OPERATOR.role)).map(step => step.report)
for (const row of rows) if (row.outcome === 'refused') console.log(`line ${row.line}: ${row.name}: ${row.message}`)
if (imported.kind === 'table') {
  for (const warning of await unusedWarnings(imported.table, imported.options.mapping))
    console.log(`Warning: ${warning}`)
}
const { counts, reasons } = countOutcomes(rows)
for (const [reason, count] of Object.entries(reasons)) console.log(`${String(count).padStart(6)}  ${reason}`)
console.log(
  `${rows.length} rows: ${counts.new} new, ${counts.existing} existing, ${counts.price} price updates, ${counts.refused} refused.`,
)

if (given['dry-run']) console.log('Nothing was written.')
else {
  const started = await startFileImport(basename(file), imported, OPERATOR)
  if (!started.ok) fail(started.message)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const run = await started.value.ended
  console.log(
    `Stored: ${run.success} new, ${run.updated} prices. ${run.existing} were here already, ${run.held} are held.`,
  )
  if (run.state !== 'done') fail(run.errors.at(-1) ?? 'The import did not finish.')
}
database.$client.close()
