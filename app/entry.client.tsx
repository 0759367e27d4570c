import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { decodeState, readDataWhole } from '#app/http/framework-inside.ts'
import { loadTranslation } from '#app/languages/load.ts'
import { language } from '#app/platform/text/language.ts'
import { servicesProvided } from '#app/ui/page-services.ts'

async function hydrate(): Promise<void> {
  // Links are client navigations from here on: see NEVER_LINKS in seo/speculation-rules.ts.
  document.documentElement.dataset.router = ''
  // On a page that starts at once, the early script may come later than the application.
  await Promise.all([servicesProvided(), decodeState(), loadTranslation(language())])
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
