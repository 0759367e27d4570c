/** Sets the administrator's password: `npm run admin:password [-- PASSWORD]`; generates and prints one by default. */
import { makePassword } from '#app/auth/password.server.ts'
import { setPassword } from '#app/auth/users.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { openToolDatabase } from './tool-database.ts'

const MIN_LENGTH = 8

const { ADMIN_USERNAME, DATABASE_PATH } = parseSettings(process.env)
const given = process.argv[2]
if (given !== undefined && given.length < MIN_LENGTH) {
  console.error(`The password needs at least ${MIN_LENGTH} characters.`)
  process.exit(1)
}
const password = given ?? makePassword()
const database = openToolDatabase(DATABASE_PATH)
setPassword(ADMIN_USERNAME, password, Date.now())
database.$client.close()
console.log(
  given ? `The password of ${ADMIN_USERNAME} is set.` : `The password of ${ADMIN_USERNAME} is now ${password}`,
)
