/** `npm run db:backup -- FILE`: copies the database consistently, also while the site runs (STORE-2). */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { checkCopy } from '../db/check.mjs'
import { databasePath, fail, open } from './sqlite.mjs'

const target = process.argv[2]
if (!target) fail('Usage: npm run db:backup -- FILE')
if (!existsSync(databasePath)) fail(`There is no database at ${databasePath} (DATABASE_PATH).`)
if (existsSync(target)) fail(`${target} exists already. Choose another name; nothing was written.`)

const unfinished = `${target}.unfinished`
rmSync(unfinished, { force: true })
const source = open(databasePath)
try {
  await source.backup(unfinished)
} catch (error) {
  rmSync(unfinished, { force: true })
  fail(`The backup failed: ${error.message}`)
} finally {
  source.close()
}

let content
try {
  content = checkCopy(unfinished)
} catch (error) {
  rmSync(unfinished, { force: true })
  fail(`The copy is not usable: ${error.message}. Nothing was kept.`)
}
renameSync(unfinished, target)
console.log(`${target}: ${content}. Checked: whole.`)
