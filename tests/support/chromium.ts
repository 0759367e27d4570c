/** Launch options of the browser for tests and scripts. */
import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'

export const chromium: LaunchOptions = {
  executablePath: findBrowser() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-gpu',
    // Widths of text as on phones: the headless shell rounds each letter to whole pixels otherwise.
    '--font-render-hinting=none',
  ],
}
