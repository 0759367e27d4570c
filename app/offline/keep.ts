/** Registers the service worker and has this page kept (OFFLINE-1). */
import { offlineTexts } from './texts.ts'

async function keepThisPage(worker: string): Promise<void> {
  await navigator.serviceWorker.register(worker, { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const kept = new Promise(resolve => (port1.onmessage = resolve))
  active?.postMessage([location.href, navigator.serviceWorker.controller !== null], [port2])
  await kept
  for (const place of document.querySelectorAll('.kept-status')) place.textContent = offlineTexts().kept
}

/** Without a connection, over http, or in a private window there is no worker, and the page works as without script. */
export function keepIfPossible(): void {
  const worker = document.querySelector<HTMLElement>('[data-worker]')?.dataset.worker
  if (worker && 'serviceWorker' in navigator) keepThisPage(worker).catch(() => undefined)
}
