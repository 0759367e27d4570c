/** How the tests and scripts launch the browser: Debian's Chromium, wherever Playwright's own is not to be had. */
import type { LaunchOptions } from '@playwright/test'

export const chromium: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-gpu',
  ],
}
