/** Finds a Chromium for tests and screenshots, and installs one where it is missing. */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { fail } from './node-binary.mjs'
import { binOf, root } from './run.mjs'

/** The headless shell first, because it starts faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome']
const OUTSIDE_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium: CHROMIUM_PATH, one in the PATH, or Playwright's download; null when there is none. */
export function findBrowser(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const inPath = NAMES.flatMap(name => folders.map(folder => join(folder, name + suffix)))
  return [...inPath, ...OUTSIDE_PATH, chromium.executablePath()].find(path => path && existsSync(path)) ?? null
}

/** The same; where it is missing, tries Playwright's download, then Debian's package. Exits if both fail. */
export function requireBrowser(): string {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH names ${given}, which is not there.`)
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] } satisfies SpawnSyncOptions
  const attempts = [
    () => {},
    () => spawnSync(process.execPath, [binOf('@playwright/test', 'playwright'), 'install', 'chromium'], options),
    () => {
      if (process.platform !== 'linux' || process.getuid?.() !== 0) return
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      spawnSync('apt-get', ['update', '-q'], { ...options, env })
      const install = ['install', '-qy', '--no-install-recommends']
      spawnSync('apt-get', [...install, 'chromium-headless-shell'], { ...options, env })
      if (!findBrowser()) spawnSync('apt-get', [...install, 'chromium'], { ...options, env })
    },
  ]
  for (const attempt of attempts) {
    attempt()
    const found = findBrowser()
    if (found) return found
  }
  return fail('The journeys need Chromium: install it and set CHROMIUM_PATH, or run `npx playwright install chromium`.')
}
