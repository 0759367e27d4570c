import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import earlyBundle from './early/early.ts?bundle'

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
}

async function hydrate(): Promise<void> {
  // The early script is the same module as the page's: it provides what the application uses.
  await Promise.all([import(/* @vite-ignore */ earlyBundle), decodeData()])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

hydrate()
