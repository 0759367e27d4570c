/** `npm run db:backup -- FILE`: copies the database consistently, also while the site runs (STORE-2). */
import { existsSync } from 'node:fs'
import { checkCopy } from '../db/check.mjs'
import { copyWhole, databasePath, fail, open } from './sqlite.mjs'

const target = process.argv[2]
if (!target) fail('Usage: npm run db:backup -- FILE')
if (!existsSync(databasePath)) fail(`There is no database at ${databasePath} (DATABASE_PATH).`)
if (existsSync(target)) fail(`${target} exists already. Choose another name; nothing was written.`)

const source = open(databasePath)
let content
try {
  content = await copyWhole(source, target, { check: checkCopy })
} catch (error) {
  fail(`The backup failed: ${error.message}. Nothing was kept.`)
} finally {
  source.close()
}
console.log(`${target}: ${content}. Checked: whole.`)
