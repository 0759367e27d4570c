/** `npm run generate -- settings`: generates `.env.example` and the settings table of README from the definitions. */
import { readFileSync, writeFileSync } from 'node:fs'
import { environmentExample, withSettingsTable } from '../settings-text.ts'

writeFileSync('.env.example', environmentExample())
writeFileSync('README.md', withSettingsTable(readFileSync('README.md', 'utf8')))
