/** Finds a Chromium for tests and screenshots, and installs one where it is missing. */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { fail } from './node-binary.mjs'
import { binOf, root } from './run.mjs'

const HEADLESS_SHELL = 'chromium-headless-shell'
/** The headless shell first, because it is faster. */
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'chrome']
const OUTSIDE_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium: CHROMIUM_PATH, one in the PATH, or Playwright's download; null when there is none. */
export function findBrowser(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  for (const name of NAMES) {
    const found = inPath(name)
    if (found) return found
  }
  return [...OUTSIDE_PATH, chromium.executablePath()].find(path => path && existsSync(path)) ?? null
}

function inPath(name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, file))
    .find(path => existsSync(path))
}

/**
 * The same. As root on Debian it installs the headless shell first, even beside a whole Chromium, which takes three times
 * the processor time for each page of a test; elsewhere a missing browser is Playwright's download. Exits if all fail.
 */
export function requireBrowser(): string {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH names ${given}, which is not there.`)
  if (!given && !inPath(HEADLESS_SHELL)) installWithApt(HEADLESS_SHELL)
  const attempts = [
    () => {},
    () => spawnSync(process.execPath, [binOf('@playwright/test', 'playwright'), 'install', 'chromium'], OPTIONS),
    () => installWithApt('chromium'),
  ]
  for (const attempt of attempts) {
    attempt()
    const found = findBrowser()
    if (found) return found
  }
  return fail('The journeys need Chromium: install it and set CHROMIUM_PATH, or run `npx playwright install chromium`.')
}

const OPTIONS = { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] } satisfies SpawnSyncOptions

/** Only for root on a system with apt; a failure shows in what is found afterwards. */
function installWithApt(name: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qy', '-o', 'Acquire::http::Timeout=20', ...args], { ...OPTIONS, env })
  apt('update')
  apt('install', '--no-install-recommends', name)
}
