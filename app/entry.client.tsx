import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadStylesheet } from './site/deferred-stylesheet.ts'

// Links are client navigations from here on: see NEVER_LINKS in seo/speculation-rules.ts.
document.documentElement.dataset.router = ''

// A client navigation may need rules that the document does not have.
loadStylesheet().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  }),
)
