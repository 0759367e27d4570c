/** `npm run settings:write`: writes `.env.example` and the table of README from the settings' definitions. */
import { readFileSync, writeFileSync } from 'node:fs'
import { environmentExample, withSettingsTable } from './settings-text.ts'

writeFileSync('.env.example', environmentExample())
writeFileSync('README.md', withSettingsTable(readFileSync('README.md', 'utf8')))
