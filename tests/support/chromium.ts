/** How the tests and scripts launch the browser: Debian's Chromium, wherever Playwright's own is not to be had. */
import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** The same browser without a window, which starts pages in less time. */
const HEADLESS = '/usr/bin/chromium-headless-shell'

export const chromium: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-gpu',
  ],
}
