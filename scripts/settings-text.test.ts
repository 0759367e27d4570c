import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSettings } from '../app/platform/settings.server.ts'
import { environmentExample, withSettingsTable } from './settings-text.ts'

test('.env.example and README match the definitions of the settings (npm run generate -- settings)', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(environmentExample())
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toBe(withSettingsTable(readme))
})

test('.env.example contains the defaults (ENV-1)', () => {
  const lines = environmentExample()
    .split('\n')
    .filter(line => /^[A-Z]/.test(line))
  const variables = Object.fromEntries(lines.map(line => line.split(/=(.*)/s).slice(0, 2)))
  expect(parseSettings(variables)).toEqual(parseSettings({}))
})
