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
    // The pages of a test share a renderer: an eighth of the browser's processor time goes into starting more of them.
    '--renderer-process-limit=1',
    // A page that still scrolls after a key moves away under the next click.
    '--disable-smooth-scrolling',
    // Widths of text as on phones: the headless shell rounds each letter to whole pixels otherwise.
    '--font-render-hinting=none',
  ],
}
