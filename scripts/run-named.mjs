/**
 * `node scripts/run-named.mjs FOLDER [DEFAULTS] NAME …`: runs the TypeScript files of a folder that are named, one after the
 * other; without names those of DEFAULTS, joined by commas. `npm run bench -- writes cost`, `npm run generate -- fonts`.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { binOf, root, run } from './run.mjs'

const [folder = '', ...args] = process.argv.slice(2)
const available = readdirSync(join(root, folder)).flatMap(file => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
// A list of defaults is one argument, and no name has a comma.
const given = args.filter(name => !name.includes(','))
const names = given.length > 0 ? given : args.flatMap(list => list.split(','))
const unknown = names.find(name => !existsSync(join(root, folder, `${name}.ts`)))
if (names.length === 0 || unknown) {
  console.error(`${unknown ? `There is no ${unknown}. ` : ''}Name one or more of: ${available.join(', ')}`)
  process.exit(2)
}
for (const name of names) run(process.execPath, [binOf('tsx'), join(folder, `${name}.ts`)])
