import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { unpackState } from '#app/http/page-data.ts'
import { readDataWhole } from '#app/http/whole-data.ts'
import { loadTranslation } from '#app/languages/load.ts'
import { language } from '#app/platform/text/language.ts'
import { servicesProvided } from '#app/ui/page-services.ts'

/**
 * Waits until the page's data are decoded, for which RemixBrowser throws a promise. React cannot wait for it while a
 * visitor's event makes it hydrate at once ('Root did not complete').
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
  const context = window.__remixContext
  context.state = unpackState(context.state) as typeof context.state
}

async function hydrate(): Promise<void> {
  // Links are client navigations from here on: see NEVER_LINKS in seo/speculation-rules.ts.
  document.documentElement.dataset.router = ''
  // On a page that starts at once, the early script may come later than the application.
  await Promise.all([servicesProvided(), decodeData(), loadTranslation(language())])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

readDataWhole()
hydrate()
