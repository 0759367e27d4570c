/**
 * Sets the administrator's password: `npm run admin:password [-- PASSWORD]`; generates and prints one by default. With
 * `--without-second-factor` it also turns the second factor off, for an account whose device and codes are lost.
 */
import { parseArgs } from 'node:util'
import { makePassword } from '#app/auth/password.server.ts'
import { passwordProblem } from '#app/auth/password-rules.ts'
import { turnOff } from '#app/auth/second-factor.server.ts'
import { findAccount, setPassword } from '#app/auth/users.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { openToolDatabase } from './tool-database.ts'

const { ADMIN_USERNAME, DATABASE_PATH } = parseSettings(process.env)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-second-factor': { type: 'boolean' } },
})
const [given] = positionals
const problem = given === undefined ? null : passwordProblem(given, ADMIN_USERNAME)
if (problem) {
  console.error(problem)
  process.exit(1)
}
const password = given ?? makePassword()
const database = openToolDatabase(DATABASE_PATH)
setPassword(ADMIN_USERNAME, password, Date.now())
const account = findAccount(ADMIN_USERNAME)
if (values['without-second-factor'] && account) turnOff(account.id)
database.$client.close()
console.log(
  given ? `The password of ${ADMIN_USERNAME} is set.` : `The password of ${ADMIN_USERNAME} is now ${password}`,
)
