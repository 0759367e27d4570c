/** `node scripts/db-check.mjs FILE`: checks a copy of the database and makes it a single file (READER-1). */
import { checkCopy } from '../db/check.mjs'
import { fail } from './sqlite.mjs'

const [file] = process.argv.slice(2)
if (!file) fail('Usage: node scripts/db-check.mjs FILE')
try {
  console.log(checkCopy(file))
} catch (error) {
  fail(`${file}: ${error.message}`)
}
